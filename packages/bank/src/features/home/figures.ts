/** Balances from the ledger and their worth: each row is rounded once, and totals add up what the rows show. */
import type { home as calls } from '@bankside/core/contract/home.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import { addDays } from '@bankside/core/rules/calendar.ts';
import { currencies, isCurrency, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import type { Bank } from '../../platform/bank.ts';
import { dayChanges, type Balance, type DayChange } from '../../ledger/ledger.ts';
import { inUsdCents, takenAt, usdText, type RateTable } from '../../domain/rates/rates.ts';
import { balancesOf, ratesOf, type Facts } from './facts.ts';

type Figures = NonNullable<Out<typeof calls.home>['figures']>;
const days = 30;
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, each) => total + each, 0n);

/** `rates_stale` is the moment's to say (withAge). */
export async function figures(bank: Bank, facts: Facts, company_id: string, today: string): Promise<Figures> {
  const rates = ratesOf(facts);
  const all = balancesOf(facts);
  const wanted = lastDays(today);
  const since = new Date(`${addDays(wanted[0] ?? '', -1)}T00:00:00Z`);
  const changes = await dayChanges(bank.store.db, company_id, since, bank.policy.bank.timeZone);
  const book = sum(all.map((row) => inUsdCents(row.book, row.currency, rates)));
  const frozen = sum(all.map((row) => inUsdCents(row.held, row.currency, rates)));
  const of = all.filter(({ book: amount }) => amount !== 0n).map(({ currency }) => currency);
  const next = new Date(rates.taken_at.getTime() + bank.policy.rates.refreshSec * 1000);
  return {
    book_balance: usdText(book),
    frozen_balance: usdText(frozen),
    available_balance: usdText(book - frozen),
    balances: all.filter(({ currency, book: amount }) => currencies[currency].always || amount !== 0n).map((row) => balanceRow(row, rates)),
    days: dayLine(all, changes, rates, wanted),
    rates_at: takenAt(rates, of).toISOString(),
    rates_stale: false,
    next_rates_at: next.toISOString(),
  };
}

/** The same figures, seen now: are their rates too old to trade on? */
export const withAge = ({ policy: { rates } }: Bank, known: Figures, now: Date): Figures => ({
  ...known,
  rates_stale: now.getTime() - Date.parse(known.rates_at) > rates.maxAgeSec * 1000,
});

function balanceRow({ currency, book, held }: Balance, rates: RateTable): Figures['balances'][number] {
  const { kind, scale } = currencies[currency];
  const text = (amount: bigint) => toDecimal(amount, scale);
  return {
    currency,
    kind,
    book: text(book),
    available: text(book - held),
    frozen: text(held),
    usd: usdText(inUsdCents(book, currency, rates)),
  };
}

/** Oldest first, today last. */
function lastDays(today: string): string[] {
  return Array.from({ length: days }, (_, index) => addDays(today, index - (days - 1)));
}

/** Book balance at each day's end at today's rates: today's books, walked back by what each later day changed. */
export function dayLine(
  all: readonly Balance[],
  changes: readonly DayChange[],
  rates: RateTable,
  wanted: readonly string[],
): Figures['days'] {
  const books = new Map<Currency, bigint>(all.map(({ currency, book }) => [currency, book]));
  const line: Figures['days'] = [];
  for (const day of [...wanted].reverse()) {
    line.push({ day, usd: usdText(sum([...books].map(([currency, book]) => inUsdCents(book, currency, rates)))) });
    for (const { currency, change } of changes.filter((each) => each.day === day))
      if (isCurrency(currency)) books.set(currency, (books.get(currency) ?? 0n) - change);
  }
  return line.reverse();
}
