/** Exchange rates that are not believed yet, for the bank's staff. */
import * as z from 'zod/mini';
import { Asked } from './back-office-second.ts';
import type { Feature } from '../define.ts';
import { currency, empty, id, time } from '../shapes.ts';

/** US dollars for one unit, decimal text. */
const usd = z.string().check(z.regex(/^\d{1,12}\.\d{12}$/, 'amount'));
const HeldRate = z.object({
  currency,
  /** The one in force until it was held; null where there was none. */
  before: z.nullable(z.object({ usd, taken_at: time })),
  usd,
  /** jump: further from the last one than the policy allows. apart: two sources differ, and `other_usd` is the second's. */
  reason: z.enum(['jump', 'apart']),
  other_usd: z.string(),
  since: time,
  seen_at: time,
  /** A confirmation that one person has asked for; `company_id` is the bank's own. */
  second: z.nullable(z.object({ ...Asked.shape, company_id: id })),
});

export const rateWork = {
  /** Nothing is exchanged in a currency that is here. */
  heldRates: {
    path: '/admin/rate/held',
    who: 'staff',
    ours: true,
    in: empty,
    out: z.object({
      list: z.array(HeldRate),
      /** Of currencies whose rate is too old to trade on: no newer one was believed or sent. */
      stale: z.array(z.object({ currency, taken_at: time })),
    }),
  },
  /**
   * Puts a held rate into force: the newest, if it is near the one that was seen (changedMeanwhile when it has jumped again).
   * Two sources that differ are settled by the sources alone: wrongState.
   */
  confirmRate: {
    path: '/admin/rate/confirm',
    who: 'staff',
    ours: true,
    money: true,
    write: true,
    in: z.object({ currency, usd }),
    out: empty,
    refuses: ['notFound', 'wrongState', 'changedMeanwhile', 'secondPersonNeeded'],
  },
} as const satisfies Feature;
