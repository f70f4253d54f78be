import * as z from 'zod/mini';
import type { Feature } from './define.ts';
import { noticeSubjects } from '../rules/options.ts';
import { empty, id, page, pageOf, time } from './shapes.ts';

/** Title and body arrive in the caller's language. */
export const Notification = z.object({
  id,
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  created_at: time,
  read: z.boolean(),
  /** What it is about, where that has a page; `keyword` finds it in its list. */
  about: z.nullable(z.object({ what: z.enum(noticeSubjects), id, keyword: z.string() })),
});
export const Announcement = z.object({ id, title: z.string(), body: z.string(), published_at: time });

export const notices = {
  notifications: {
    path: '/notice/list',
    who: 'signed-in',
    documents: false,
    ours: true,
    in: page,
    out: z.object({ ...pageOf(Notification).shape, unread: z.int() }),
  },
  read: {
    path: '/notice/read',
    who: 'signed-in',
    documents: false,
    ours: true,
    in: z.object({ ids: z.optional(z.array(id).check(z.maxLength(200))) }),
    out: z.object({ unread: z.int() }),
  },
  announcements: {
    path: '/notice/announcements',
    who: 'signed-in',
    documents: false,
    ours: true,
    in: empty,
    out: z.object({ list: z.array(Announcement) }),
  },
} as const satisfies Feature;
