/** Signed-in tags on a partner's page: the partner's server asks with its key for a token that one page may use for one tag (D-126). */
import * as z from 'zod/mini';
import { tags } from '../rules/tags.ts';
import type { Feature } from './define.ts';
import { partnerEvents, partnerObjects, type PartnerObject } from '../rules/partner-events.ts';
import { empty, id, time } from './shapes.ts';

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
  /** Oldest first, since a cursor that an earlier answer gave; without one from the oldest that is kept. Waits so long for the first one. */
  events: {
    path: '/partner/events',
    who: 'partner',
    ours: true,
    in: z.object({
      after: z.optional(z.string().check(z.regex(/^\d{1,9}$/, 'id'))),
      /** Of one object alone: an id, or 'company'. */
      about: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/, 'id'))),
      limit: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
      wait_sec: z.optional(z.int().check(z.minimum(0), z.maximum(20))),
    }),
    out: z.object({
      list: z.array(z.object({ id, type: z.enum(partnerEvents), at: time, about: z.string(), data: z.record(z.string(), z.unknown()) })),
      /** The next `after`. */
      next: z.string(),
      /** There are more already. */
      more: z.boolean(),
    }),
  },
  /** How one object is now, by the ids that events and tags name; 'company' for the company of the key. */
  status: {
    path: '/partner/status',
    who: 'partner',
    ours: true,
    in: z.object({ about: z.string().check(z.regex(/^[\w-]{1,64}$/, 'id')) }),
    out: z.object({ about: z.string(), kind: z.enum(Object.keys(partnerObjects) as PartnerObject[]), status: z.string() }),
    refuses: ['notFound'],
  },
  /** Ends the token that it is asked with, and nothing else. */
  signOut: { path: '/embed/signOut', who: 'signed-in', documents: false, ours: true, write: true, in: empty, out: empty },
} as const satisfies Feature;
