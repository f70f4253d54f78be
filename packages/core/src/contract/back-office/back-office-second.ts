/** What one member of staff has asked for and another has to confirm (rules/access/staff-acts.ts). */
import * as z from 'zod/mini';
import type { Feature } from '../define.ts';
import { id, prose, time } from '../shapes.ts';

/** Shown beside what it is about. `mine`: asked for by the person who reads it. */
export const Asked = z.object({ id, act: z.string(), by: z.string(), at: time, mine: z.boolean() });
const which = { company_id: id, id };

export const secondWork = {
  proposal: {
    path: '/admin/second/get',
    who: 'staff',
    ours: true,
    in: z.object(which),
    out: z.object({
      ...Asked.shape,
      project_name: z.string(),
      account_number: z.string(),
      /** 'company', 'transaction:<id>', 'application:<id>', or 'act:<id>' where nothing is there yet. */
      subject: z.string(),
      /** By name: number, amount, sender, recipient, reference, reason, origins … */
      facts: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
    refuses: ['notFound', 'wrongState'],
  },
  /** Does what was asked for, as the person who confirms; refuses whatever that act would. */
  confirmProposal: {
    path: '/admin/second/confirm',
    who: 'staff',
    ours: true,
    money: true,
    write: true,
    in: z.object(which),
    out: z.object({ act: z.string() }),
    refuses: [
      'notFound',
      'wrongState',
      'changedMeanwhile',
      'ownTransfer',
      'sameReviewer',
      'papersUnopened',
      'secondPersonNeeded',
      'amountZero',
      'ratesStale',
      'rateHeld',
      'amountAboveMaximum',
      'emailTaken',
    ],
  },
  /** Nothing is done. The person who asked may take it back so. */
  refuseProposal: {
    path: '/admin/second/refuse',
    who: 'staff',
    ours: true,
    write: true,
    in: z.object({ ...which, reason: prose(1000, 'reasonBlank') }),
    out: z.object({ act: z.string() }),
    refuses: ['notFound', 'wrongState'],
  },
} as const satisfies Feature;
