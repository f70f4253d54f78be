/** A quote for an exchange binds the bank while the market moves: how many a company may have open, and for how much together. */
import { isCurrency } from '@bankside/core/rules/money/currencies.ts';
import { currencies } from '@bankside/core/rules/money/currencies.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { toMinor } from '@bankside/core/rules/money/money.ts';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { Refusal } from '../../platform/refusal.ts';
import { quotes } from '../../store/money-schema.ts';
import { ask, beside } from '../../store/transactions/db.ts';
import type { Db } from '../../store/store.ts';
import { inUsdCents, type RateTable } from '../rates/rates.ts';
import type { Person } from '../../platform/callers/sessions.ts';

/** All that the price depends on and all that it goes to, as text: the same quote only for the same of everything. */
export type QuoteAsked = Readonly<Record<string, string>>;
type Owner = Pick<Person, 'company_id' | 'user_id'>;

/** An exchange, or a transfer that one pays for (TRF-31). What staff settle is no price that the bank is bound to (TRF-22). */
export const bindsBank = ({ transfer_type, otc, pay_from }: QuoteAsked): boolean =>
  transfer_type === 'currency' ? otc === '' : transfer_type !== undefined && pay_from !== undefined;

function usdOf({ currency = '', amount = '0' }: QuoteAsked, rates: RateTable): bigint {
  if (!isCurrency(currency)) return 0n;
  return inUsdCents(toMinor(amount, currencies[currency].scale), currency, rates);
}

/**
 * Takes the person's open quotes for the same pair of currencies away, for a new one replaces them. Refuses quotesOpen or
 * quotesAbove where the company's others leave no room. One after the other for each company.
 */
export async function keepUnderLimit(bank: Bank, db: Db, owner: Owner, asked: QuoteAsked, rates: RateTable, now: Date): Promise<void> {
  const { company_id, user_id } = owner;
  const [, open] = await beside([
    ask(db, 'select 1 from companies where company_id = $1 for no key update', [company_id]),
    ask<{ quote_id: string; user_id: string; asked: QuoteAsked }>(
      db,
      'select quote_id, user_id, asked from quotes where company_id = $1 and valid_until > $2 and used_by is null',
      [company_id, now.toISOString()],
    ),
  ]);
  const binding = open.filter((quote) => bindsBank(quote.asked));
  const pairOf = ({ currency, to_currency, pay_from }: QuoteAsked) => `${pay_from ?? currency} ${pay_from ? currency : to_currency}`;
  const isReplaced = (quote: (typeof binding)[number]) => quote.user_id === user_id && pairOf(quote.asked) === pairOf(asked);
  const replaced = binding.filter(isReplaced).map(({ quote_id }) => quote_id);
  // one that is used meanwhile stays: its transfer refers to it
  const unused = and(eq(quotes.company_id, company_id), inArray(quotes.quote_id, replaced), isNull(quotes.used_by));
  if (replaced.length > 0) await db.delete(quotes).where(unused);
  const others = binding.filter((quote) => !isReplaced(quote));
  const { openMax, openMaxUsd } = bank.policy.quote;
  if (others.length >= openMax) throw new Refusal('quotesOpen', { params: { max: openMax } });
  const total = [asked, ...others.map((quote) => quote.asked)].reduce((sum, each) => sum + usdOf(each, rates), 0n);
  if (total > toMinor(openMaxUsd, 2))
    throw new Refusal('quotesAbove', { field: 'amount', params: { max: formatAmount(openMaxUsd, 'USD') } });
}
