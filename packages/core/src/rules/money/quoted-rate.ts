/** What an amount gives at a rate that a person states, beside the market's: the same figures on the screen and in the books, to the last unit. */
import { currencies, type Currency } from './currencies.ts';
import { toDecimal, toMinor } from './money.ts';

export const ratePlaces = 18;
const unit = 10n ** BigInt(ratePlaces);
export type Pair = { readonly from: Currency; readonly to: Currency };

/** A sold amount at a rate in 10^-18, in minor units of the bought currency, rounded down. */
export const timesRate = (amount: bigint, { from, to }: Pair, rate: bigint): bigint =>
  (amount * rate * 10n ** BigInt(currencies[to].scale)) / (unit * 10n ** BigInt(currencies[from].scale));

/** Decimal text, as it is booked and shown; `rate` and `market` are bought currency for one unit of the sold. */
export type Quoted = {
  readonly rate: string;
  readonly received: bigint;
  readonly market_rate: string;
  readonly market_amount: bigint;
  readonly margin_amount: bigint;
  /** '0.42', rounded to the nearest hundredth. */
  readonly margin_percent: string;
  /** In hundredths of a per cent, rounded up: to hold it against a bound. */
  readonly margin_bps: bigint;
};
type Asked = Pair & { readonly sold: bigint; readonly rate: string; readonly market: string };

/** 'rate' is wrong: no number, nothing, or more than the market gives. Null is never a price. */
export type RateFault = 'blank' | 'invalid' | 'aboveMarket';

const typed = /^\d{1,12}(\.\d{1,18})?$/;

export function quotedAt({ from, to, sold, rate, market }: Asked): Quoted | RateFault {
  if (rate.trim() === '') return 'blank';
  if (!typed.test(rate.trim())) return 'invalid';
  const [own, theirs] = [toMinor(rate.trim(), ratePlaces), toMinor(market, ratePlaces)];
  if (own === 0n || theirs === 0n) return 'invalid';
  if (own > theirs) return 'aboveMarket';
  const [received, market_amount] = [timesRate(sold, { from, to }, own), timesRate(sold, { from, to }, theirs)];
  const parts = (theirs - own) * 10_000n;
  return {
    rate: toDecimal(own, ratePlaces).replace(/\.?0+$/, ''),
    received,
    market_rate: market,
    market_amount,
    margin_amount: market_amount - received,
    margin_percent: toDecimal((parts * 2n + theirs) / (theirs * 2n), 2),
    margin_bps: (parts + theirs - 1n) / theirs,
  };
}
