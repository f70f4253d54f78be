/** What people of a company did, and what the bank did for it: the audit trail, for them to read (docs/product/activity.md). */
import * as z from 'zod/mini';
import { actKinds, actNames } from '../../rules/access/acts.ts';
import type { Feature } from '../define.ts';
import { day, id, time } from '../shapes.ts';

export const activityResults = ['done', 'refused'] as const;

const own = {
  kind: z.optional(z.enum(actKinds)),
  result: z.optional(z.enum(activityResults)),
  from: z.optional(day),
  to: z.optional(day),
  /** Words of the act in the reader's language, a name, an email address, a number of a record, a network address. */
  keyword: z.optional(z.string().check(z.trim(), z.maxLength(100, 'tooLong'))),
};
const all = { ...own, person: z.optional(id) };
const page = {
  page_size: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  cursor: z.optional(z.string().check(z.regex(/^\d{1,10}$/, 'id'))),
};
const format = { format: z.enum(['csv', 'xlsx']) };

const Line = z.object({
  id: z.string(),
  at: time,
  kind: z.enum(actKinds),
  act: z.enum(actNames as readonly [string, ...string[]]),
  who: z.object({
    kind: z.enum(['person', 'bank', 'partner', 'applicant']),
    id: z.string(),
    /** '' for one who is no more known, and for the bank. */
    name: z.string(),
    email: z.string(),
  }),
  /** What it was done to, as far as that has a page or a name. */
  about: z.object({ type: z.string(), id: z.string(), label: z.string() }),
  result: z.enum(activityResults),
  /** Why it was refused, in the reader's language. */
  why: z.string(),
  address: z.string(),
  browser: z.string(),
});
const Lines = z.object({
  list: z.array(Line),
  /** `total_capped`: there are more than these. */
  total: z.int(),
  total_capped: z.boolean(),
  next_cursor: z.nullable(z.string()),
});
const ours = { documents: false, ours: true } as const;

export const activity = {
  list: { path: '/activity/list', who: '10', ...ours, in: z.object({ ...all, ...page }), out: Lines },
  /** The people who can be chosen in its filter. */
  people: {
    path: '/activity/people',
    who: '10',
    ...ours,
    in: z.object({}),
    out: z.object({ list: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })) }),
  },
  download: { path: '/activity/download', who: '10', ...ours, in: z.object({ ...all, ...format }), out: 'blob' },
  own: { path: '/activity/own', who: 'signed-in', ...ours, in: z.object({ ...own, ...page }), out: Lines },
  ownDownload: { path: '/activity/ownDownload', who: 'signed-in', ...ours, in: z.object({ ...own, ...format }), out: 'blob' },
} as const satisfies Feature;
