/** What the bank's staff do with money: deposits, transfers, and in a sandbox what arrives on a chain. */
import * as z from 'zod/mini';
import type { Feature } from '../define.ts';
import { commaFree, typedPattern } from '../../rules/money/money.ts';
import { reviewReasons } from '../../rules/money/transfers.ts';
import { Asked } from './back-office-second.ts';
import { MoneyRecord, network, Timeline } from '../money.ts';
import { currency, empty, id, prose, text, time } from '../shapes.ts';

/** Decimal text; the bank checks its scale. */
const sum = z.string().check(z.regex(commaFree, 'amountCommas'), z.regex(typedPattern, 'amount'));
/** A refusal names its reason. */
const withReason = (...events: readonly string[]) =>
  z.refine<{ event: string; reason?: string | undefined }>((form) => !events.includes(form.event) || !!form.reason, {
    path: ['reason'],
    error: 'reasonBlank',
  });

const depositEvents = ['receive', 'doubt', 'release', 'refuse', 'settle', 'fail'] as const;
/** A deposit that is not credited yet. Amounts are decimal text at the currency's full scale. */
export const OpenDeposit = z.object({
  id,
  company_id: id,
  project_name: z.string(),
  account_number: z.string(),
  number: z.string(),
  kind: z.enum(['fiat', 'digital']),
  /** Wire code of the lifecycle `transaction`. */
  status: z.string(),
  version: z.int(),
  since: time,
  amount: z.string(),
  currency,
  /** '12,000.00 USD', when another amount came than was announced. */
  announced: z.string(),
  sender_account_name: z.string(),
  sender_address: z.string(),
  reference: z.string(),
  purpose: z.string(),
  /** What it becomes on arrival, or empty. */
  convert_to: z.string(),
  network: z.string(),
  hash: z.string(),
  confirmations: z.int(),
  confirmations_needed: z.int(),
  /** Too little to be credited by itself. */
  below_minimum: z.boolean(),
  proof: z.nullable(z.object({ file_key: z.string(), name: z.string(), size: z.int() })),
  /** Why it is under review; never for the client (who is suspected must not be warned). */
  doubt: z.string(),
  /** What one person has asked for about it and a second has to confirm. */
  second: z.nullable(Asked),
  /** What this person may do now. */
  may: z.array(z.enum(depositEvents)),
});

/** Why a transfer waits at the bank: what sent it to review, or what is next with it. */
const transferWaits = [
  ...reviewReasons,
  'heldByStaff',
  'everyPayee',
  'underReview',
  'twoReleases',
  'toAccept',
  'toBroadcast',
  'confirming',
  'dropped',
  'toSettle',
] as const;

export const moneyWork = {
  /** Announced wires, arrivals that count their confirmations, and what is under review. The oldest first, at most 200. */
  openDeposits: {
    path: '/admin/deposit/list',
    who: 'staff',
    ours: true,
    in: empty,
    out: z.object({ list: z.array(OpenDeposit) }),
  },
  creditDeposit: {
    path: '/admin/deposit/credit',
    who: 'staff',
    ours: true,
    money: true,
    write: true,
    in: z.object({
      company_id: id,
      currency,
      amount: sum,
      sender_account_name: text(140),
      reference: z.optional(z.string().check(z.maxLength(140))),
    }),
    out: z.object({ transaction_id: id, book_balance: z.string() }),
    refuses: ['notFound', 'amountZero', 'invalid', 'wrongState', 'secondPersonNeeded'],
  },
  /** A transfer as staff read it before they decide: what its client sees of it, and what is the bank's alone. */
  transferCase: {
    path: '/admin/transfer/get',
    who: 'staff',
    ours: true,
    in: z.object({ company_id: id, id }),
    out: z.object({
      record: MoneyRecord,
      timeline: Timeline,
      account_number: z.string(),
      why: z.array(z.enum(transferWaits)),
      /** What one person has asked for about it and a second has to confirm. */
      second: z.nullable(Asked),
      /** What shows that the chain will never include it; empty while it may (D-408). */
      dropped: z.string(),
      /** Of an OTC request that can be quoted: the market, and the bank's own bounds of a quote. */
      quoting: z.nullable(
        z.object({
          market_rate: z.string(),
          market_at: time,
          /** The rate with the bank's usual margin: where a quote begins. */
          usual_rate: z.string(),
          max_margin_percent: z.string(),
          minutes: z.int(),
          max_minutes: z.int(),
        }),
      ),
    }),
    refuses: ['notFound'],
  },
  /** States a rate for an OTC request, good for so many minutes; another one replaces it. Large ones take two people (TRF-22). */
  quoteTransfer: {
    path: '/admin/transfer/quote',
    who: 'staff',
    ours: true,
    money: true,
    write: true,
    in: z.object({
      company_id: id,
      id,
      version: z.int(),
      rate: z.string().check(z.trim(), z.minLength(1, 'rateBlank'), z.regex(/^\d{1,12}(\.\d{1,18})?$/, 'rate')),
      minutes: z.int('quoteMinutes').check(z.minimum(1, 'quoteMinutes'), z.maximum(1440, 'quoteMinutes')),
    }),
    out: z.object({ id, status: z.string(), version: z.int(), valid_until: time }),
    refuses: ['notFound', 'wrongState', 'changedMeanwhile', 'secondPersonNeeded', 'ratesStale', 'rateHeld'],
  },
  /** A transfer's next step. `hash` with broadcast; a reason with refuse and fail. Large ones take two people of staff (rules/access/staff-acts.ts). */
  decideTransfer: {
    path: '/admin/transfer/decide',
    who: 'staff',
    ours: true,
    money: true,
    write: true,
    in: z
      .object({
        company_id: id,
        id,
        version: z.int(),
        event: z.enum(['takeUp', 'release', 'refuse', 'broadcast', 'settle', 'fail']),
        reason: z.optional(prose(1000, 'reasonBlank')),
        hash: z.optional(z.string().check(z.maxLength(100))),
      })
      .check(withReason('refuse', 'fail')),
    out: z.object({ id, status: z.string(), version: z.int() }),
    refuses: ['notFound', 'wrongState', 'changedMeanwhile', 'secondPersonNeeded', 'ratesStale', 'rateHeld'],
  },
  /** Those that have left the bank and have not come back whole, by number or by company: the newest, at most 20. `left`: what may still come back. */
  settledTransfers: {
    path: '/admin/transfer/settled',
    who: 'staff',
    ours: true,
    in: z.object({ keyword: text(100) }),
    out: z.object({
      list: z.array(
        z.object({
          company_id: id,
          id,
          project_name: z.string(),
          number: z.string(),
          date: time,
          counterparty: z.string(),
          amount: z.string(),
          left: z.string(),
          currency,
        }),
      ),
    }),
  },
  /** A payee's bank sends money back that had left: a record of its own, linked to the first. */
  returnTransfer: {
    path: '/admin/transfer/return',
    who: 'staff',
    ours: true,
    money: true,
    write: true,
    in: z.object({
      company_id: id,
      id,
      amount: sum,
      reason: prose(1000, 'reasonBlank'),
    }),
    out: z.object({ id }),
    refuses: ['notFound', 'wrongState', 'amountZero', 'amountAboveMaximum', 'invalid', 'secondPersonNeeded'],
  },
  /** A deposit's next step: an announced wire, one that is held, or one that came. */
  decideDeposit: {
    path: '/admin/deposit/decide',
    who: 'staff',
    ours: true,
    money: true,
    write: true,
    in: z
      .object({
        company_id: id,
        id,
        version: z.int(),
        event: z.enum(depositEvents),
        /** What really came, when it is not what was announced. */
        amount: z.optional(sum),
        sender_account_name: z.optional(text(140)),
        reason: z.optional(prose(1000, 'reasonBlank')),
      })
      .check(withReason('refuse', 'fail', 'doubt')),
    out: z.object({ id, status: z.string(), version: z.int() }),
    refuses: ['notFound', 'wrongState', 'changedMeanwhile', 'amountZero', 'invalid', 'secondPersonNeeded'],
  },
  /** The sandbox's chain: money arrives at an address, with so many confirmations; the same hash again only counts on. `id`: null where no company has the address (OFF-18). */
  chainArrival: {
    path: '/admin/chain/arrival',
    who: 'staff',
    ours: true,
    money: true,
    write: true,
    in: z.object({
      network,
      address: text(120, 'addressBlank'),
      currency,
      amount: sum,
      sender_address: text(120),
      hash: z.optional(z.string().check(z.maxLength(100))),
      confirmations: z.int().check(z.minimum(0), z.maximum(1000)),
    }),
    out: z.object({ hash: z.string(), id: z.nullable(id), status: z.string() }),
    refuses: ['notFound', 'amountZero', 'invalid', 'pairUnsupported'],
  },
} as const satisfies Feature;
