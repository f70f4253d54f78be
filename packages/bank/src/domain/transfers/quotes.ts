/** Prices for one person and one set of inputs, good for a while and used once (TRF-10). What is booked is what the quote says. */
import { randomUUID } from 'node:crypto';
import type { Currency } from '@bankside/core/rules/money/currencies.ts';
import type { Bank } from '../../platform/bank.ts';
import { Refusal } from '../../platform/refusal.ts';
import { quotes } from '../../store/money-schema.ts';
import { explain, later, rowsInto, type Writer } from '../../store/transactions/later.ts';
import { ask } from '../../store/transactions/db.ts';
import { databaseCode, type Db } from '../../store/store.ts';
import { isUuid } from '../../platform/ids.ts';
import { bindsBank, keepUnderLimit, type QuoteAsked } from './quote-limits.ts';
import type { RateTable } from '../rates/rates.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import { rowsOf } from '../../store/rows-of.ts';

/** Amounts as decimal text, fees and debit in the currency that leaves. */
export type QuoteAnswer = {
  readonly rate: string;
  readonly rate_at: string;
  readonly admin_fee: string;
  readonly gas_fee: string;
  readonly fixed_fee: string;
  /** The worth of what leaves the company, in US dollars; empty where there is no rate. */
  readonly usd: string;
  readonly total_debit: string;
  readonly received_amount: string;
  readonly received_currency: string;
  /** Of an exchange: what the market gives and what of it is the bank's. Amounts in the bought currency. */
  readonly conversion: QuotedConversion | null;
  /** Of a transfer that is paid from another balance (TRF-31). */
  readonly funding?: FundingAnswer | null;
};
/** The exchange: `amount` of `currency` is sold. */
export type FundingAnswer = Omit<QuoteAnswer, 'funding'> & { readonly currency: Currency; readonly amount: string };
export type QuotedConversion = Readonly<Record<'market_rate' | 'market_amount' | 'margin_percent' | 'margin_amount', string>>;
/** `A`: figures as the calls of its subject answer them. */
export type Quote<A = QuoteAnswer> = {
  readonly quote_id: string;
  readonly valid_until: Date;
  readonly asked: QuoteAsked;
  readonly answer: A;
};

type Owner = Pick<Person, 'company_id' | 'user_id'>;
/** A database keeps the fields of an object in an order of its own. */
const canonical = (asked: QuoteAsked): string => JSON.stringify(Object.entries(asked).sort(([a], [b]) => (a < b ? -1 : 1)));

const made = rowsInto(quotes);

/** Refuses quotesOpen and quotesAbove for an exchange. */
export async function makeQuote<A extends Readonly<Record<string, unknown>>>(
  bank: Bank,
  db: Db,
  owner: Owner,
  { asked, answer, rates }: Pick<Quote<A>, 'asked' | 'answer'> & { readonly rates: RateTable },
  now: Date,
): Promise<Quote<A>> {
  const { company_id, user_id } = owner;
  if (bindsBank(asked)) await keepUnderLimit(bank, db, owner, asked, rates, now);
  const quote_id = randomUUID();
  const valid_until = new Date(now.getTime() + bank.policy.quote.ttlSec * 1000);
  await later(db, made, { company_id, quote_id, user_id, asked, answer, created_at: now, valid_until });
  return { quote_id, valid_until, asked, answer };
}

export type QuoteRow = Pick<typeof quotes.$inferSelect, 'quote_id' | 'user_id' | 'asked' | 'answer' | 'valid_until' | 'used_by'>;

/** A quote of this person that may still be used. Refuses quoteExpired for any other, and quoteUsed. */
export function usableQuote<A = QuoteAnswer>(row: QuoteRow | null | undefined, { user_id }: Pick<Owner, 'user_id'>, now: Date): Quote<A> {
  if (row?.user_id !== user_id) throw new Refusal('quoteExpired');
  if (row.used_by) throw new Refusal('quoteUsed');
  if (row.valid_until <= now) throw new Refusal('quoteExpired');
  return { quote_id: row.quote_id, valid_until: row.valid_until, asked: row.asked as QuoteAsked, answer: row.answer as A };
}

export async function openQuote<A = QuoteAnswer>(db: Db, { company_id, user_id }: Owner, quote_id: string, now: Date): Promise<Quote<A>> {
  const [row] = isUuid(quote_id) ? await db.select().from(quotes).where(rowsOf(quotes, { company_id, quote_id })) : [];
  return usableQuote<A>(row, { user_id }, now);
}

/** Is it for exactly these inputs? Another amount, recipient or currency has no quote: refuses quoteExpired. */
export function wantSame(quote: Pick<Quote, 'asked'>, asked: QuoteAsked): void {
  if (canonical(quote.asked) !== canonical(asked)) throw new Refusal('quoteExpired');
}

const taken: Writer<{ readonly company_id: string; readonly quote_id: string; readonly transaction_id: string }> = (_db, all) =>
  all.map(({ company_id, quote_id, transaction_id }) => ({
    isCall: true,
    isFirst: true,
    text: (n) => `quote_take($${n}, $${n + 1}, $${n + 2})`,
    values: [company_id, quote_id, transaction_id],
  }));

/** The same at the end of the transaction, which is refused then. */
export async function takeAtEnd(db: Db, company_id: string, quote_id: string, transaction_id: string): Promise<void> {
  explain(db, (fault) => (databaseCode(fault) === 'BK004' ? new Refusal('quoteUsed') : fault));
  await later(db, taken, { company_id, quote_id, transaction_id });
}

/** Uses a quote up for a record, in the caller's transaction; of two at once one is refused (quoteUsed). */
export async function takeQuote(db: Db, company_id: string, quote_id: string, transaction_id: string): Promise<void> {
  const rows = await ask<{ quote_id: string }>(
    db,
    `update quotes set used_by = $3 where company_id = $1 and quote_id = $2 and used_by is null returning quote_id`,
    [company_id, quote_id, transaction_id],
  );
  if (rows.length === 0) throw new Refusal('quoteUsed');
}
