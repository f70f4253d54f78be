import * as z from 'zod/mini';
import { codes } from '../../rules/access/permissions.ts';
import type { Feature } from '../define.ts';
import { empty, time } from '../shapes.ts';
import { requests } from './requests.ts';

/** What one right opens, as the bank checks it (contract/colleagues/rights-table.ts). Pages and acts go by name. */
const Opened = z.object({ pages: z.array(z.string()), acts: z.array(z.string()) });
const OpenedByRight = z.object({
  code: z.enum(codes),
  /** Whether the person who asks may use what it guards. */
  held: z.boolean(),
  /** Where somebody lands who holds this right and no other. */
  landing: z.string(),
  ...Opened.shape,
  /** The last time today that this person asked for it. */
  asked_at: z.nullable(time),
});

export const colleagues = {
  ...requests,
  /** What each right opens, and which of them the person holds. */
  rights: {
    path: '/colleagues/rights',
    who: 'signed-in',
    documents: false,
    ours: true,
    in: empty,
    out: z.object({
      rights: z.array(OpenedByRight),
      all: Opened,
      /** US dollars that this person may send and put on cards in a day (PER-26); empty: no limit of their own. */
      own_limit: z.string(),
      own_left: z.string(),
      /** Who can give a right: the main account, by name. */
      giver: z.string(),
    }),
  },
  /** Asks the main account for a right: one notice and one mail a day for each. */
  askRight: {
    path: '/colleagues/askRight',
    who: 'signed-in',
    documents: false,
    ours: true,
    write: true,
    in: z.object({ code: z.enum(codes, 'choose') }),
    out: z.object({ asked_at: time, giver: z.string() }),
    /** wrongState: the person holds it already. */
    refuses: ['wrongState'],
  },
} as const satisfies Feature;
