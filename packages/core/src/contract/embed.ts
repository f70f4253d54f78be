/** Signed-in tags on a partner's page: the partner's server asks with its key for a token that one page may use for one tag (D-126). */
import * as z from 'zod/mini';
import { tags } from '../rules/tags.ts';
import type { Feature } from './define.ts';
import { empty, time } from './shapes.ts';

const tag = z.enum(tags);
const origin = z.string().check(z.maxLength(200), z.regex(/^https?:\/\/[^/\s]+$/, 'origin'));

export const embed = {
  session: {
    path: '/embed/session',
    who: 'partner',
    ours: true,
    /** One tag, or several that share a session of their page (EMB-14). */
    in: z.union([
      z.object({ tag, origin }),
      z.object({ tags: z.array(tag).check(z.minLength(1, 'choose'), z.maxLength(tags.length, 'tooLong')), origin }),
    ]),
    /** `token` is sent as the header `token`, with `userid`; it works from `origin` only, for the calls of the tags. */
    out: z.object({ token: z.string(), userid: z.string(), expires_at: time, expires_in_sec: z.int() }),
    refuses: ['originNotAllowed'],
  },
  /** Ends the token that it is asked with, and nothing else. */
  signOut: { path: '/embed/signOut', who: 'signed-in', documents: false, ours: true, write: true, in: empty, out: empty },
} as const satisfies Feature;
