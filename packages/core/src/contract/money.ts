/** Records of money that deposits, transfers and transactions share. Amounts are decimal text at the currency's full scale. */
import * as z from 'zod/mini';
import { cardFeeKinds } from '../rules/cards/money.ts';
import { commaFree, typedPattern } from '../rules/money/money.ts';
import { networkCodes } from '../rules/money/networks.ts';
import { purposes, transactionTypes } from '../rules/money/money-options.ts';
import { recordFormats, transferTypes, waitings } from '../rules/money/transfers.ts';
import { amount, currency, day, id, page, time } from './shapes.ts';

/** Decimal text as a person types it, never rounded silently; the bank checks its scale. `negative` is the rule that one below 0 breaks. */
const typedText = (negative: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'amountBlank'),
      z.maxLength(40, 'amount'),
      z.regex(commaFree, 'amountCommas'),
      z.regex(/^(?![-\u2212]\d)/, { error: negative, abort: true }),
      z.regex(typedPattern, 'amount'),
    );
export const typedAmount = typedText('aboveZero');
/** Of money that leaves: one below 0 has the sentence of 0 (TRF-08). */
export const sentAmount = typedText('amountZero');
export const network = z.enum(networkCodes, 'choose');
export const purpose = z.enum(purposes, 'purposeBlank');

/** TRF-09: a transfer carries an admin fee, a gas fee and a fixed fee; all in the currency that leaves. */
export const Fees = z.object({ admin_fee: amount, gas_fee: amount, fixed_fee: amount, total: amount });

/**
 * Of an exchange, in the bought currency: what the sold amount is at the market rate, rounded down to its last unit, less the
 * bank's margin, is exactly what is received. `margin_percent` is '0.50', `market_rate` bought currency for one unit of the sold.
 */
export const Conversion = z.object({ market_rate: z.string(), market_amount: amount, margin_percent: z.string(), margin_amount: amount });
export type Conversion = z.output<typeof Conversion>;

/** What a person at the bank quotes for a large exchange: one rate, good until a time. */
export const Offer = z.object({
  quote_id: id,
  rate: z.string(),
  conversion: Conversion,
  received: amount,
  /** When it was quoted, and with it the market rate beside it. */
  quoted_at: time,
  valid_until: time,
  /** The same from now, for pages whose clock is not the bank's. */
  expires_in_sec: z.int(),
  /** The person who asks has the right to answer it. */
  may_answer: z.boolean(),
});
export type Offer = z.output<typeof Offer>;

/** Who received it, as they stood when it was sent: a payee or an address may change later. Empty text where it does not apply. */
export const Recipient = z.object({
  name: z.string(),
  bank_account_number: z.string(),
  bank_name: z.string(),
  swift_code: z.string(),
  country: z.string(),
  account_number: z.string(),
  address: z.string(),
});

/** A line of a list. `amount` carries its sign: money out is negative. `number` is what people quote: 'T-88021477'. */
export const MoneyRow = z.object({
  id,
  number: z.string(),
  date: time,
  kind: z.enum(['fiat', 'digital']),
  type: z.enum(transactionTypes),
  transfer_type: z.enum(['', ...transferTypes]),
  status: z.string(),
  amount,
  currency,
  /** What an exchange gave; null otherwise. */
  sold_amount: z.nullable(amount),
  sold_currency: z.nullable(currency),
  counterparty: z.string(),
  reference: z.string(),
  network: z.string(),
  hash: z.string(),
  sender_address: z.string(),
  sender_account_name: z.string(),
  waits_for: z.enum(waitings),
  /** Of money on a chain: how many blocks are on it, and how many it needs. 0 of 0 elsewhere. */
  confirmations: z.int(),
  confirmations_needed: z.int(),
  /** What the company keeps with it, where the list of transactions says so (TXN-15, TXN-17). */
  kept: z.optional(z.object({ note: z.boolean(), files: z.int() })),
  version: z.int(),
});
export type MoneyRow = z.output<typeof MoneyRow>;

/** All of it. */
export const MoneyRecord = z.object({
  ...MoneyRow.shape,
  fees: Fees,
  /** What left the account with its fees, positive; for money in, what was credited. */
  total: amount,
  /** Of an exchange: bought currency for one unit of the sold, with the bank's margin in it. */
  rate: z.string(),
  rate_at: z.nullable(time),
  conversion: z.nullable(Conversion),
  purpose: z.string(),
  reason: z.string(),
  recipient: z.nullable(Recipient),
  /** The payee or the wallet address that it went to, which has a page (REC-14). */
  recipient_id: z.optional(id),
  /** Who made it, by name; empty when it came from outside. */
  created_by: z.string(),
  /** Of a deposit with conversion: what it becomes. */
  convert_to: z.string(),
  /** Of an open transfer: may the person who asks take it back, approve it, decline it? */
  may: z.object({ cancel: z.boolean(), approve: z.boolean() }),
  /** Of one that was ordered before: by which scheduled payment (TRF-26), or by which row of which file (TRF-29). */
  ordered: z.optional(z.object({ by: z.enum(['schedule', 'file']), id, line: z.optional(z.int()) })),
  /** The bank's quote for an OTC request, while it can be accepted (TRF-22). */
  offer: z.optional(Offer),
  /** Of the company's other people: how many agree to it, and who has (TRF-16). Null where nobody else is asked. */
  approvals: z.nullable(z.object({ needed: z.int(), by: z.array(z.string()) })),
  /** Other records of the same business: a return, a conversion, the other side. `sold_…`: what an exchange took. */
  related: z.array(
    z.object({
      id,
      number: z.string(),
      type: z.enum(transactionTypes),
      sold_amount: z.nullable(amount),
      sold_currency: z.nullable(currency),
    }),
  ),
  /** The card that the money is for (CRD-28), and of a top-up or its refund the top-up. */
  card: z.optional(z.object({ card_id: id, last4: z.string(), top_up_id: z.optional(id), fee: z.optional(z.enum(cardFeeKinds)) })),
});
export type MoneyRecord = z.output<typeof MoneyRecord>;

/** What happened, oldest first, and behind it what is still to come (`at` is null). Words by `step`: transaction:steps.<step>. */
export const timelineSteps = [
  'created',
  'secondApproval',
  'bankReview',
  'quoted',
  'accepted',
  'quoteDeclined',
  'lapsed',
  'announced',
  'seen',
  'processing',
  'broadcast',
  'success',
  'cancelled',
  'declined',
  'rejected',
  'failed',
  'returned',
] as const;
export const Timeline = z.array(
  z.object({
    step: z.enum(timelineSteps),
    at: z.nullable(time),
    actor: z.enum(['client', 'bank', 'system', 'chain', 'sender']),
    /** A person of the company by name; the bank's staff have none. */
    name: z.string(),
    note: z.string(),
  }),
);
export type Timeline = z.output<typeof Timeline>;

/** Filters of every list of money; all optional. Days are the bank's, both included. */
export const MoneyFilter = z.object({
  kind: z.optional(z.enum(['fiat', 'digital'])),
  type: z.optional(z.array(z.enum(transactionTypes)).check(z.maxLength(transactionTypes.length))),
  transfer_type: z.optional(z.array(z.enum(transferTypes)).check(z.maxLength(transferTypes.length))),
  currency: z.optional(z.array(currency).check(z.maxLength(20))),
  status: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(6))),
  /** Movements of one card: its top-ups, refunds and fees. */
  card_id: z.optional(id),
  date_from: z.optional(day),
  date_to: z.optional(day),
  /** A name, a reference, a number, a hash or an address, or the beginning of one of their words. */
  keyword: z.optional(z.string().check(z.trim(), z.maxLength(100, 'tooLong'))),
});
/** What a filter of days takes by itself. */
export const DaySpan = z
  .object({ date_from: z.optional(day), date_to: z.optional(day) })
  .check(z.refine((span) => !span.date_from || !span.date_to || span.date_from <= span.date_to, { path: ['date_to'], error: 'dateOrder' }));
export const MoneyPage = z.object({ ...MoneyFilter.shape, ...page.shape });
/** `total` is exact to 10,000; `total_capped` says that there are more (D-116). */
export const MoneyList = z.object({
  list: z.array(MoneyRow),
  total: z.int(),
  total_capped: z.boolean(),
  next_cursor: z.nullable(z.string()),
});
export const MoneyExport = z.object({ ...MoneyFilter.shape, format: z.enum(recordFormats) });
