/** Signed-in tags on a partner's page: the partner's server asks with its key for a token that one page may use for one tag (D-126). */
import * as z from 'zod/mini';
import { tags } from '../rules/tags.ts';
import type { Feature } from './define.ts';
import { time } from './shapes.ts';

export const embed = {
  session: {
    path: '/embed/session',
    who: 'partner',
    ours: true,
    in: z.object({ tag: z.enum(tags), origin: z.string().check(z.maxLength(200), z.regex(/^https?:\/\/[^/\s]+$/, 'origin')) }),
    /** `token` is sent as the header `token`, with `userid`; it works from `origin` only, for the calls of the tag. */
    out: z.object({ token: z.string(), userid: z.string(), expires_at: time, expires_in_sec: z.int() }),
    refuses: ['originNotAllowed'],
  },
} as const satisfies Feature;
