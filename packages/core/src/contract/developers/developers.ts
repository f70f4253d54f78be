/** What a company's own systems hear from the bank, and how to see and repeat it (docs/product/webhooks.md). */
import * as z from 'zod/mini';
import { Proof, proofRefusals } from '../security/proof.ts';
import { partners } from './partners.ts';
import { webhookKinds } from '../../rules/options.ts';
import type { Feature } from '../define.ts';
import { day, empty, id, page, pageOf, time } from '../shapes.ts';

const kind = z.enum(webhookKinds);
const states = z.enum(['queued', 'delivered', 'failed']);

const Link = z.object({
  kind,
  url: z.string(),
  set_at: time,
  /** Until then the secret before this one signs too. */
  old_secret_until: z.nullable(time),
  /** After failures in a row no post goes there until then. */
  rests_until: z.nullable(time),
  queued: z.int(),
  failed: z.int(),
});
export const Delivery = z.object({
  id,
  event: z.string(),
  link: kind,
  /** The id of what it is about; '' where that is the company. */
  about: z.string(),
  status: z.string(),
  tries: z.int(),
  created_at: time,
  /** Of the last try. */
  answered: z.nullable(z.int()),
  fault: z.string(),
  next_try_at: z.nullable(time),
  may_replay: z.boolean(),
});
const Attempt = z.object({
  nth: z.int(),
  at: time,
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  /** What was dialled; '' for nothing. */
  address: z.string(),
  status: z.nullable(z.int()),
  answer: z.string(),
  fault: z.string(),
  ms: z.int(),
  next_try_at: z.nullable(time),
});
const ours = { who: 'main', ours: true } as const;

export const developers = {
  ...partners,
  links: { path: '/developers/links', ...ours, in: empty, out: z.object({ list: z.array(Link) }) },
  /** `keyword`: an event's id, the id of what it is about, or anything in its data. */
  deliveries: {
    path: '/developers/deliveries',
    ...ours,
    in: z.object({
      ...page.shape,
      keyword: z.optional(z.string().check(z.trim(), z.maxLength(100, 'tooLong'))),
      link: z.optional(kind),
      status: z.optional(states),
      from: z.optional(day),
      to: z.optional(day),
    }),
    out: pageOf(Delivery),
  },
  delivery: {
    path: '/developers/delivery',
    ...ours,
    in: z.object({ id }),
    out: z.object({ delivery: Delivery, body: z.string(), attempts: z.array(Attempt) }),
    refuses: ['notFound'],
  },
  replay: { path: '/developers/replay', ...ours, write: true, in: z.object({ id }), out: Delivery, refuses: ['notFound', 'wrongState'] },
  /** All that failed and were written in the last so many hours by the bank's clock, of one link or of all. */
  replayFailed: {
    path: '/developers/replayFailed',
    ...ours,
    write: true,
    in: z.object({ hours: z.int().check(z.minimum(1), z.maximum(720)), link: z.optional(kind) }),
    out: z.object({ count: z.int() }),
  },
  test: { path: '/developers/test', ...ours, write: true, in: z.object({ link: kind }), out: z.object({ id }), refuses: ['notFound'] },
  rotateSecret: {
    path: '/developers/rotateSecret',
    ...ours,
    write: true,
    in: z.object({ link: kind, proof: z.optional(Proof) }),
    out: z.object({ signing_secret: z.string(), old_secret_until: time }),
    refuses: ['notFound', ...proofRefusals],
  },
  events: {
    path: '/developers/events',
    ...ours,
    in: empty,
    out: z.object({ list: z.array(z.object({ event: z.string(), link: z.nullable(kind), examples: z.array(z.string()) })) }),
  },
} as const satisfies Feature;
