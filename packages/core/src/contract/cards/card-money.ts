/** Money of a company's cards: top-ups (CRD-11 to CRD-13) and purchases. */
import * as z from 'zod/mini';
import { categoryGroups, cardChannels } from '../../rules/cards/money.ts';
import type { Feature } from '../define.ts';
import { typedAmount } from '../money.ts';
import { amount, day, fileKey, id, linesOf, page, pageOf } from '../shapes.ts';
import { code4, ownLimit, PurchaseRow, topUpCurrency, TopUpRow, topUpRefusals } from './shapes.ts';
import { topUpMany } from './top-up-many.ts';

const keyword = z.optional(z.string().check(z.trim(), z.maxLength(100, 'tooLong')));
const statuses = z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(8)));
const format = z.enum(['csv', 'xlsx']);

export const TopUpFilter = z.object({
  card_id: z.optional(id),
  status: statuses,
  keyword,
  date_from: z.optional(day),
  date_to: z.optional(day),
});
export const PurchaseFilter = z.object({
  /** Absent: of all cards. */
  card_id: z.optional(id),
  status: statuses,
  channel: z.optional(z.array(z.enum(cardChannels)).check(z.maxLength(3))),
  group: z.optional(z.array(z.enum(categoryGroups)).check(z.maxLength(categoryGroups.length))),
  keyword,
  date_from: z.optional(day),
  date_to: z.optional(day),
});

/** What a person orders; the quote must be theirs, for these inputs. */
export const TopUpOrder = z.object({
  retry_of: z.optional(z.undefined()),
  card_id: id,
  amount: typedAmount,
  currency: topUpCurrency,
  quote_id: id,
  source_of_funds_confirmed: z.literal(true, 'sourceOfFunds'),
});

/** As the form reads it: what the bank refuses as amountZero is said beside what else is missing. */
export const TypedTopUp = z.extend(TopUpOrder, { amount: typedAmount.check(z.regex(/[1-9]/, 'aboveZero')) });

export const cardMoney = {
  topUpConfig: {
    path: '/card/getTopUpConfig',
    ...code4,
    in: z.object({ card_id: id }),
    /** In dollars on the card; null where the bank sets no bound. */
    out: z.object({
      min: z.nullable(amount),
      max: z.nullable(amount),
      daily_limit: z.nullable(amount),
      daily_remaining: z.nullable(amount),
      ...ownLimit,
      currencies: z.array(z.object({ currency: topUpCurrency, balance: amount })),
      /** '1.00 % (min. 1.00, max. 50.00)' in parts; amounts in dollars. */
      fee: z.object({ kind: z.enum(['none', 'fixed', 'percent']), value: z.string(), min: z.nullable(amount), max: z.nullable(amount) }),
      lead_days: z.string(),
    }),
    refuses: ['notFound', 'cardStatusError', 'cardBlockedByAdministrator'],
  },
  /** With `retry_of`, the same top-up once more and no quote. */
  topUp: {
    path: '/card/topUp',
    ...code4,
    money: true,
    write: true,
    in: z.union([z.object({ retry_of: id, version: z.optional(z.int()) }), TopUpOrder]),
    out: z.object({ id, number: z.string(), transaction_id: id, status: z.string() }),
    refuses: [...topUpRefusals, 'topUpFailed', 'wrongState', 'changedMeanwhile'],
  },
  ...topUpMany,
  cancelTopUp: {
    path: '/card/topUpCancel',
    ...code4,
    ours: true,
    money: true,
    write: true,
    in: z.object({ id, version: z.optional(z.int()) }),
    out: z.object({ id, status: z.string() }),
    refuses: ['notFound', 'wrongState', 'changedMeanwhile'],
  },
  topUpRecord: {
    path: '/card/topRecord',
    ...code4,
    in: z.object({ ...TopUpFilter.shape, ...page.shape }),
    out: pageOf(TopUpRow),
    refuses: ['notFound'],
  },
  topUpDownload: { path: '/card/download', ...code4, in: z.object({ ...TopUpFilter.shape, format }), out: 'blob', refuses: ['notFound'] },
  purchases: {
    path: '/card/transactionDetails',
    ...code4,
    in: z.object({ ...PurchaseFilter.shape, ...page.shape }),
    out: pageOf(PurchaseRow),
    refuses: ['notFound'],
  },
  purchasesDownload: {
    path: '/card/transactionDownload',
    ...code4,
    in: z.object({ ...PurchaseFilter.shape, format }),
    out: 'blob',
    refuses: ['notFound'],
  },
  /**
   * What was spent in a month of the bank's days, cleared less refunded with fees; each list sums to `total`. Without a
   * month, or for one that has not begun, that of the bank's day today, which is `latest`.
   */
  spending: {
    path: '/card/spending',
    ...code4,
    ours: true,
    in: z.object({ month: z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'date'))), card_id: z.optional(id) }),
    out: z.object({
      month: z.string(),
      latest: z.string(),
      total: amount,
      by_group: z.array(z.object({ group: z.enum(categoryGroups), amount })),
      /** One line for each name, whatever cards it has. */
      by_person: z.array(z.object({ holder_name: z.string(), amount })),
      by_card: z.array(z.object({ card_id: id, last4: z.string(), holder_name: z.string(), amount })),
      by_day: z.array(z.object({ day, amount })),
    }),
    refuses: ['notFound'],
  },
  /** A receipt and a note of one purchase. */
  annotate: {
    path: '/card/transactionNote',
    ...code4,
    ours: true,
    write: true,
    in: z.object({ id, note: linesOf(500), receipt: z.nullable(fileKey), version: z.optional(z.int()) }),
    out: z.object({ purchase: PurchaseRow }),
    refuses: ['notFound', 'changedMeanwhile', 'fileMissing'],
  },
} as const satisfies Feature;
