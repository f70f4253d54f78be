/** What is said of rates: before a quote by the bank's rates (withdraw/details), afterwards as the quote has it. */
import { shortRate } from '@bankside/core/i18n/rates.ts';
import { divideHalfEven, toDecimal, toMinor } from '@bankside/core/rules/money/money.ts';

/** US dollars for one unit, by currency. */
export type MarketRates = readonly { readonly currency: string; readonly usd: string }[];
type StatedRates = readonly { readonly currency: string; readonly taken_at: string; readonly state: 'open' | 'held' | 'stale' }[];

/** Why two currencies are not exchanged now: the one whose rate is being checked, or since when rates are too old. */
export function pausedBy(
  rates: StatedRates,
  pair: readonly string[],
): { readonly is: 'held' | 'stale'; readonly currency: string; readonly at: string } | undefined {
  const rows = rates.filter(({ currency, state }) => pair.includes(currency) && currency !== 'USD' && state !== 'open');
  const [first] = rows.toSorted((a, b) => a.state.localeCompare(b.state) || a.taken_at.localeCompare(b.taken_at));
  return first && first.state !== 'open' ? { is: first.state, currency: first.currency, at: first.taken_at } : undefined;
}

const scale = 12; // what the bank sends

const usdOf = (rates: MarketRates, currency: string): bigint => {
  const usd = rates.find((rate) => rate.currency === currency)?.usd;
  return usd === undefined ? 0n : toMinor(usd, scale);
};

/** Units of `to` for one of `from`; empty when one of them has no rate. */
export function marketRate(rates: MarketRates, from: string, to: string): string {
  const [sold, bought] = [usdOf(rates, from), usdOf(rates, to)];
  if (sold === 0n || bought === 0n) return '';
  return shortRate(toDecimal(divideHalfEven(sold * 10n ** 18n, bought), 18));
}

/** What an amount is in US dollars, cut to whole cents: to compare with a bound, never to book. Undefined without a rate. */
export function usdCents(rates: MarketRates, amount: string, currency: string): bigint | undefined {
  const usd = usdOf(rates, currency);
  const [whole = '0', decimals = ''] = amount.split('.');
  return usd === 0n || !/^\d+(\.\d*)?$/.test(amount)
    ? undefined
    : (BigInt(whole + decimals) * usd) / 10n ** BigInt(scale + decimals.length - 2);
}
