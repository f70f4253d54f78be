import * as z from 'zod/mini';
import { transactionTypes } from '../rules/money/money-options.ts';
import { fiatCodes } from '../rules/money/currencies.ts';
import { todoKinds } from '../rules/todos.ts';
import { waitings } from '../rules/money/transfers.ts';
import type { Feature } from './define.ts';
import { amount, currency, day, empty, id, minimums, time } from './shapes.ts';
import { Statement } from './transactions.ts';

/** Book is available plus frozen (on hold), always; all three are decimal text at the currency's scale. */
export const Balance = z.object({
  currency,
  kind: z.enum(['fiat', 'digital']),
  book: amount,
  available: amount,
  frozen: amount,
  /** What book and available are worth in the base currency, each rounded once. */
  worth: amount,
  available_worth: amount,
});
/** `amount` carries its sign: money out is negative. */
export const TransactionRow = z.object({
  id,
  date: time,
  kind: z.enum(['fiat', 'digital']),
  type: z.enum(transactionTypes),
  status: z.string(),
  amount,
  currency,
  counterparty: z.string(),
  waits_for: z.enum(waitings),
  reference: z.string(),
  hash: z.string(),
});
const Todo = z.object({
  kind: z.enum(todoKinds),
  count: z.int(),
  /** Of cards (CRD-26): the only one that waits, where it is one: a card, a top-up, a fee, a holder. */
  only: z.optional(id),
  /** Of transfers that wait for this person's approval (D-131): the oldest, who would be paid, and what it is worth together. */
  approvals: z.optional(z.object({ id, kind: z.enum(['fiat', 'digital']), names: z.array(z.string()), usd: amount })),
  /** Of quotes for OTC requests: the one that ends first. */
  quote: z.optional(z.object({ id, sold_amount: amount, sold_currency: currency, received: amount, currency, valid_until: time })),
});

/** How far the chart looks back (HOM-13); a year is the most that is asked of the books at once. */
export const trendDays = ['30', '90', '365'] as const;

export const home = {
  home: {
    path: '/dashboard/home',
    who: 'signed-in',
    /** In which the totals are; US dollars unless said. */
    in: z.object({ currency: z.optional(z.enum(fiatCodes, 'currency')) }),
    out: z.object({
      account_name: z.string(),
      account_number: z.string(),
      reference: z.string(),
      base_currency: currency,
      /** null for a sub-account without code 1 (PER-12). */
      figures: z.nullable(
        z.object({
          book_balance: amount,
          available_balance: amount,
          frozen_balance: amount,
          balances: z.array(Balance),
          /** Book balance in the base currency at the end of each day, oldest first, today last. */
          days: z.array(z.object({ day: z.iso.date(), worth: amount })),
          /** Of the oldest rate that the totals are made of; stale ones are too old to trade on. */
          rates_at: time,
          rates_stale: z.boolean(),
          next_rates_at: time,
        }),
      ),
      /** What activates the account, in each way that this person may deposit; empty once money has come. */
      activation_min: minimums,
      /** Empty without code 2. */
      recent: z.array(TransactionRow),
      todo: z.array(Todo),
      announcements: z.array(z.object({ id, title: z.string(), body: z.string(), published_at: time })),
      kyc: z.object({
        kyc_status: z.int(),
        /** Of the company: a sub-account is let in before the bank has accepted its documents. */
        approve_status: z.int(),
        submitted_at: z.nullable(time),
        refuse_reason: z.string(),
        failure_text: z.string(),
      }),
    }),
  },
  /** What waits for this person, by itself: pages of the portal go on asking (HOM-14). */
  todo: { path: '/dashboard/todo', who: 'signed-in', ours: true, in: empty, out: z.object({ todo: z.array(Todo) }) },
  /** The chart: the book balance at the end of each day, and what came and went by month; without a currency all of them, in `base` or US dollars. */
  trend: {
    path: '/dashboard/trend',
    who: '1',
    ours: true,
    in: z.object({ days: z.enum(trendDays), currency: z.optional(currency), base: z.optional(z.enum(fiatCodes, 'currency')) }),
    out: z.object({
      currency,
      days: z.array(z.object({ day: z.iso.date(), amount })),
      /** By the month's first day, whole months, oldest first. */
      months: z.array(z.object({ month: z.iso.date(), paid_in: amount, paid_out: amount })),
    }),
  },
  /** Every account of a kind that had a balance or a movement, or the one asked for (pdf1, pdf2). */
  accountStatement: {
    path: '/dashboard/accountStatement',
    who: '1',
    kyc: true,
    in: z
      .object({ kind: z.enum(['fiat', 'digital']), currency: z.optional(currency), date_from: day, date_to: day })
      .check(z.refine((form) => form.date_from <= form.date_to, { path: ['date_to'], error: 'dateOrder' })),
    out: z.object({ list: z.array(Statement) }),
    refuses: ['rangeTooLong'],
  },
  accountDetails: {
    path: '/dashboard/accountDetails',
    who: ['1', '3-1'],
    in: empty,
    out: z.object({
      account_name: z.string(),
      account_number: z.string(),
      reference: z.string(),
      bank_name: z.string(),
      bank_code: z.string(),
      swift: z.string(),
      bank_address: z.string(),
      opened_on: z.iso.date(),
      status: z.enum(['open', 'awaiting_verification']),
    }),
  },
} as const satisfies Feature;
