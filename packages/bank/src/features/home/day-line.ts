/** A balance at each day's end: today's books, walked back by what each later day changed. */
import { addDays } from '@bankside/core/rules/calendar.ts';
import { currencies, isCurrency, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import type { DayChange } from '../../ledger/flows.ts';
import type { Balance } from '../../ledger/ledger.ts';
import type { Worth } from '../../domain/rates/rates.ts';

type Books = ReadonlyMap<Currency, bigint>;
export const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, each) => total + each, 0n);

/** All of it at today's rates. */
export const inWorth =
  ({ minor, text }: Worth) =>
  (books: Books) =>
    text(sum([...books].map(([currency, book]) => minor(book, currency))));
/** One currency in its own units. */
export const inOwn = (currency: Currency) => (books: Books) => toDecimal(books.get(currency) ?? 0n, currencies[currency].scale);

/** Oldest first, today last. */
export const lastDays = (today: string, days: number): string[] =>
  Array.from({ length: days }, (_, index) => addDays(today, index - (days - 1)));
/** An instant before the first of the days, in whichever zone they are meant. */
export const beginning = ([first = '']: readonly string[]): Date => new Date(`${addDays(first, -1)}T00:00:00Z`);

export function dayLine(
  all: readonly Balance[],
  changes: readonly DayChange[],
  wanted: readonly string[],
  worth: (books: Books) => string,
): { day: string; amount: string }[] {
  const books = new Map<Currency, bigint>(all.map(({ currency, book }) => [currency, book]));
  const byDay = new Map<string, DayChange[]>();
  for (const change of changes) byDay.set(change.day, [...(byDay.get(change.day) ?? []), change]);
  const line: { day: string; amount: string }[] = [];
  for (const day of [...wanted].reverse()) {
    line.push({ day, amount: worth(books) });
    for (const { currency, change } of byDay.get(day) ?? [])
      if (isCurrency(currency)) books.set(currency, (books.get(currency) ?? 0n) - change);
  }
  return line.reverse();
}
