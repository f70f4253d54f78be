/** What staff tell clients: one company by a notice, everybody by an announcement; always in all three languages (OFF-14). */
import * as z from 'zod/mini';
import type { Feature } from '../define.ts';
import { empty, id, text, time } from '../shapes.ts';

const words = (most: number) => z.object({ en: text(most), zh: text(most), ja: text(most) });
export const Message = z.object({ title: words(120), body: words(2000) });

export const messageWork = {
  sendNotice: {
    path: '/admin/notice/send',
    who: 'staff',
    ours: true,
    write: true,
    in: z.object({ company_id: id, ...Message.shape }),
    out: z.object({ id }),
    refuses: ['notFound'],
  },
  /** Without `until` it is shown until somebody ends it. */
  publishAnnouncement: {
    path: '/admin/announcement/publish',
    who: 'staff',
    ours: true,
    write: true,
    in: z.object({ ...Message.shape, until: z.optional(time) }),
    out: z.object({ id }),
  },
  /** The newest 100, also those that are over. */
  announcements: {
    path: '/admin/announcement/list',
    who: 'staff',
    ours: true,
    in: empty,
    out: z.object({
      list: z.array(z.object({ id, ...Message.shape, published_at: time, until: z.nullable(time), is_shown: z.boolean() })),
      /** The bank's clock, from which an end is counted. */
      now: time,
    }),
  },
  endAnnouncement: {
    path: '/admin/announcement/end',
    who: 'staff',
    ours: true,
    write: true,
    in: z.object({ id }),
    out: empty,
    refuses: ['notFound', 'wrongState'],
  },
} as const satisfies Feature;
