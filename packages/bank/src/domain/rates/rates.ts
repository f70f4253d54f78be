/** The exchange rates in force (TRF-20: refreshed every 5 minutes), as rows that every process reads, and whether they may be traded on. */
import { isCurrency, currencies, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { formatDateTime } from '@bankside/core/i18n/dates.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { divideHalfEven, toDecimal } from '@bankside/core/rules/money/money.ts';
import { readRate, rateScale, type Rates } from '../../adapters/rates.ts';
import type { Bank } from '../../platform/bank.ts';
import { ask } from '../../store/transactions/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../store/store.ts';

/** `at` says when each was taken; one of `held` has a newer one that is not believed yet. `taken_at` is the newest of all. */
export type RateTable = {
  readonly of: Rates;
  readonly at: Readonly<Partial<Record<Currency, Date>>>;
  readonly held: ReadonlySet<Currency>;
  readonly taken_at: Date;
};
type RateRow = { readonly currency: string; readonly usd: string; readonly taken_at: Date | string; readonly held: boolean };

export function rateTable(rows: readonly RateRow[]): RateTable {
  const known = rows.flatMap(({ currency, usd, taken_at, held }) =>
    isCurrency(currency) ? [{ currency, rate: readRate(usd), at: new Date(taken_at), held }] : [],
  );
  return {
    of: Object.fromEntries(known.map(({ currency, rate }) => [currency, rate])),
    at: Object.fromEntries(known.map(({ currency, at }) => [currency, at])),
    held: new Set(known.filter(({ held }) => held).map(({ currency }) => currency)),
    taken_at: new Date(Math.max(0, ...known.map(({ at }) => at.getTime()))),
  };
}

export async function readRates(db: Db): Promise<RateTable> {
  const text = `select r.currency, r.usd, r.taken_at, h.currency is not null as held from rates r left join rate_holds h on h.currency = r.currency`;
  return rateTable(await ask<RateRow>(db, text, []));
}

/** When the older of several rates was taken. A dollar is a dollar, whenever it is asked. */
export function takenAt({ at, taken_at }: RateTable, of: readonly Currency[]): Date {
  const times = of.flatMap((currency) => (currency === 'USD' ? [] : [(at[currency] ?? new Date(0)).getTime()]));
  return times.length === 0 ? taken_at : new Date(Math.min(...times));
}

export const areStale = (bank: Bank, table: RateTable, of: readonly Currency[], now: Date): boolean =>
  now.getTime() - takenAt(table, of).getTime() > bank.policy.rates.maxAgeSec * 1000;

/** Of one currency: may it be traded on? */
export function rateState(bank: Bank, table: RateTable, currency: Currency, now: Date): 'open' | 'held' | 'stale' {
  if (table.held.has(currency)) return 'held';
  return areStale(bank, table, [currency], now) ? 'stale' : 'open';
}

export type RateRefusal = { readonly name: 'rateHeld' | 'ratesStale'; readonly params: Readonly<Record<string, string>> };

/** Why nothing is quoted or booked between two currencies now; null when it may be. */
export function rateRefusal(
  bank: Bank,
  table: RateTable,
  pair: readonly Currency[],
  { now, language }: { readonly now: Date; readonly language: Language },
): RateRefusal | null {
  if (new Set(pair).size === 1) return null; // nothing is converted
  const held = pair.find((currency) => table.held.has(currency));
  if (held) return { name: 'rateHeld', params: { currency: held } };
  if (!areStale(bank, table, pair, now)) return null;
  return { name: 'ratesStale', params: { at: formatDateTime(takenAt(table, pair), language, bank.policy.bank.timeZone) } };
}

/** Rates that this pair may be traded on. Refuses rateHeld and ratesStale. */
export async function trustedRates(
  bank: Bank,
  db: Db,
  pair: readonly Currency[],
  asked: { readonly now: Date; readonly language: Language },
): Promise<RateTable> {
  const table = await readRates(db);
  const refusal = rateRefusal(bank, table, pair, asked);
  if (refusal) throw new Refusal(refusal.name, { params: refusal.params });
  return table;
}

/** Book minor units in US cents, exact and then rounded half to even once. A currency without a rate is a fault of the bank's, not a zero. */
export function inUsdCents(amount: bigint, currency: Currency, { of }: Pick<RateTable, 'of'>): bigint {
  const rate = of[currency];
  if (amount === 0n) return 0n;
  if (rate === undefined) throw new Error(`no rate for ${currency}`);
  return divideHalfEven(amount * rate, 10n ** BigInt(currencies[currency].scale + rateScale - 2));
}
export const usdText = (cents: bigint): string => toDecimal(cents, 2);

/** More digits than any two rates leave of each other. */
const weightDigits = 40;
/** What amounts are worth in a currency, each exact and then rounded half to even once: `const { minor, text } = worthIn('SGD', rates)`. */
export function worthIn(base: Currency, { of }: Pick<RateTable, 'of'>) {
  const { scale } = currencies[base];
  const rateOf = (currency: Currency): bigint => {
    const rate = of[currency];
    if (rate === undefined) throw new Error(`no rate for ${currency}`);
    return rate;
  };
  const per = (currency: Currency): bigint => rateOf(base) * 10n ** BigInt(currencies[currency].scale);
  const unit = (currency: Currency): bigint => rateOf(currency) * 10n ** BigInt(scale);
  return {
    minor: (amount: bigint, currency: Currency): bigint => (amount === 0n ? 0n : divideHalfEven(amount * unit(currency), per(currency))),
    text: (minor: bigint): string => toDecimal(minor, scale),
    /** How many minor units of it a minor unit of each currency is, as decimal text for the database. */
    weights: (): Readonly<Record<string, string>> =>
      Object.fromEntries(
        Object.keys(of).flatMap((currency) =>
          isCurrency(currency)
            ? [[currency, toDecimal(divideHalfEven(unit(currency) * 10n ** BigInt(weightDigits), per(currency)), weightDigits)]]
            : [],
        ),
      ),
  };
}
export type Worth = ReturnType<typeof worthIn>;
