/** What arrives on chains, as the bank's people look it up, and what no company's address explains (OFF-18). */
import * as z from 'zod/mini';
import { assetCodes } from '../../rules/money/networks.ts';
import type { Feature } from '../define.ts';
import { network, Timeline } from '../money.ts';
import { currency, id, page, pageOf, prose, time } from '../shapes.ts';
import { OpenDeposit } from './back-office-money.ts';
import { Asked } from './back-office-second.ts';

export const arrivalStates = ['unmatched', 'confirming', 'belowMinimum', 'underReview', 'credited', 'sentBack', 'failed'] as const;
export const arrivalEvents = ['assign', 'return'] as const;
const asset = z.enum(assetCodes);

const Arrival = z.object({
  /** Whose money it is; the bank's own company while nobody's address explains it. */
  company_id: id,
  id,
  /** Empty while it is nobody's. */
  project_name: z.string(),
  account_number: z.string(),
  at: time,
  currency,
  network: z.string(),
  amount: z.string(),
  address: z.string(),
  hash: z.string(),
  confirmations: z.int(),
  confirmations_needed: z.int(),
  state: z.enum(arrivalStates),
  /** Of the deposit that it became, or empty. */
  number: z.string(),
});

export const chainWork = {
  /** Newest first; by hash, by address, or by the company's name, account number or reference. */
  arrivals: {
    path: '/admin/chain/list',
    who: 'staff',
    ours: true,
    in: z.object({
      ...page.shape,
      keyword: z.optional(z.string().check(z.trim(), z.maxLength(100, 'tooLong'))),
      status: z.optional(z.enum(arrivalStates)),
      network: z.optional(network),
      asset: z.optional(asset),
    }),
    out: pageOf(Arrival),
  },
  arrival: {
    path: '/admin/chain/get',
    who: 'staff',
    ours: true,
    in: z.object({ company_id: id, id }),
    out: z.object({
      ...Arrival.shape,
      sender_address: z.string(),
      version: z.int(),
      /** Of its deposit, wire code of the lifecycle `transaction`; empty while there is none. */
      status: z.string(),
      /** Of its deposit; empty while there is none. */
      timeline: Timeline,
      /** What staff may still do with its deposit. */
      deposit: z.nullable(OpenDeposit),
      /** What one person has asked for about it, under which company, and a second has to confirm. */
      second: z.nullable(z.object({ ...Asked.shape, company_id: id })),
      /** How it was decided when no address explained it. */
      decided: z.nullable(z.object({ by: z.string(), at: time, reason: z.string() })),
      may: z.array(z.enum(arrivalEvents)),
    }),
    refuses: ['notFound'],
  },
  /** One that no address explains: assigned to the company named, or returned to its sender; then `company_id` is as in the list. */
  decideArrival: {
    path: '/admin/chain/decide',
    who: 'staff',
    ours: true,
    money: true,
    write: true,
    in: z.object({ company_id: id, id, version: z.int(), event: z.enum(arrivalEvents), reason: prose(1000, 'reasonBlank') }),
    out: z.object({ id, state: z.enum(arrivalStates) }),
    refuses: ['notFound', 'wrongState', 'changedMeanwhile', 'invalid', 'secondPersonNeeded'],
  },
} as const satisfies Feature;
