/** Prices of a card's money for one person and these inputs, used once. What a card may receive in a day bounds what can be taken of them. */
import type { TopUpCurrency } from '@bankside/core/rules/cards/money.ts';
import { currencies } from '@bankside/core/rules/money/currencies.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import type { Bank } from '../../platform/bank.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../store/store.ts';
import { makeQuote, openQuote, takeQuote, wantSame, type Quote } from '../transfers/quotes.ts';
import type { QuoteAsked } from '../transfers/quote-limits.ts';
import type { RateTable } from '../rates/rates.ts';
import { priceFrom, type CardPrice, type CardQuoteAnswer } from './card-pricing.ts';

export const cardQuoteKinds = ['top_up', 'replacement', 'activation', 'card_cost'] as const;
/** `amount` in minor units of the currency; 0 of a fee alone. */
export type CardAsked = {
  readonly type: (typeof cardQuoteKinds)[number];
  readonly card_id: string;
  readonly currency: TopUpCurrency;
  readonly amount: bigint;
};

const askedOf = ({ type, card_id, currency, amount }: CardAsked): QuoteAsked => ({
  card: type,
  card_id,
  currency,
  amount: toDecimal(amount, currencies[currency].scale),
});

export const makeCardQuote = (
  bank: Bank,
  db: Db,
  person: Person,
  { asked, answer, rates }: { readonly asked: CardAsked; readonly answer: CardQuoteAnswer; readonly rates: RateTable },
  now: Date,
): Promise<Quote<CardQuoteAnswer>> => makeQuote(bank, db, person, { asked: askedOf(asked), answer, rates }, now);

export type ReadQuote = { readonly price: CardPrice } | { readonly refusal: Refusal };

/** The price of a quote that may still be used for exactly this; or why not, for callers that have more to look at first. */
export async function readCardQuote(db: Db, person: Person, quote_id: string, asked: CardAsked, now: Date): Promise<ReadQuote> {
  try {
    const quote = await openQuote<CardQuoteAnswer>(db, person, quote_id, now);
    wantSame(quote, askedOf(asked));
    return { price: priceFrom(quote.answer, asked.currency) };
  } catch (fault) {
    if (fault instanceof Refusal) return { refusal: fault };
    throw fault;
  }
}

/** Reads a quote and uses it up for what is made of it. Refuses quoteExpired and quoteUsed. */
export async function takeCardQuote(
  db: Db,
  person: Person,
  { quote_id, asked, used_by, now }: { readonly quote_id: string; readonly asked: CardAsked; readonly used_by: string; readonly now: Date },
): Promise<CardPrice> {
  const read = await readCardQuote(db, person, quote_id, asked, now);
  if ('refusal' in read) throw read.refusal;
  await takeQuote(db, person.company_id, quote_id, used_by);
  return read.price;
}
