/** What one currency is worth in another at the rates in force, less the bank's margin (policy.fx): exact, in minor units. */
import { currencies, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { toDecimal, toMinor } from '@bankside/core/rules/money/money.ts';
import { ratePlaces, timesRate, type Pair } from '@bankside/core/rules/money/quoted-rate.ts';
import { rateScale } from '../../adapters/rates.ts';
import type { RateTable } from './rates.ts';

/**
 * Amounts are minor units of the bought currency and add up: what the sold amount is at the market rate, less the margin, is
 * what is received. Both ends are rounded down, so a part of a unit stays with the bank. Rates are decimal text, bought
 * currency for one unit of the sold: times the sold amount they give `market_amount` and `amount`, to the last unit.
 */
export type Conversion = {
  readonly amount: bigint;
  readonly rate: string;
  readonly market_rate: string;
  readonly market_amount: bigint;
  readonly margin_amount: bigint;
  /** '0.50' */
  readonly margin_percent: string;
};

const unit = 10n ** BigInt(ratePlaces);

function rateOf(currency: Currency, { of }: Pick<RateTable, 'of'>): bigint {
  const rate = of[currency];
  if (!rate) throw new Error(`no rate for ${currency}`);
  return rate;
}

export const percentText = (bps: number): string => toDecimal(BigInt(bps), 2);
export const rateText = (rate: bigint): string => toDecimal(rate, ratePlaces).replace(/\.?0+$/, '');

/** The market rate less the bank's margin, in 10^-18, rounded down. */
function ratesOf({ from, to }: Pair, table: Pick<RateTable, 'of'>, marginBps: number): { market: bigint; own: bigint } {
  const [sold, bought] = [rateOf(from, table), rateOf(to, table)];
  return { market: (sold * unit) / bought, own: (sold * BigInt(10_000 - marginBps) * unit) / (bought * 10_000n) };
}

export function convert(amount: bigint, from: Currency, to: Currency, table: Pick<RateTable, 'of'>, marginBps: number): Conversion {
  const { market, own } = ratesOf({ from, to }, table, marginBps);
  const received = timesRate(amount, { from, to }, own);
  const market_amount = timesRate(amount, { from, to }, market);
  return {
    amount: received,
    rate: rateText(own),
    market_rate: rateText(market),
    market_amount,
    margin_amount: market_amount - received,
    margin_percent: percentText(marginBps),
  };
}

/** The least amount that gives at least so much of the bought currency; null where no amount does. */
export function soldFor(received: bigint, from: Currency, to: Currency, table: Pick<RateTable, 'of'>, marginBps: number): bigint | null {
  const { own } = ratesOf({ from, to }, table, marginBps);
  if (own === 0n) return null;
  const per = own * 10n ** BigInt(currencies[to].scale);
  return (received * unit * 10n ** BigInt(currencies[from].scale) + per - 1n) / per;
}

/** As text, at the scale of the bought currency: for a quote, and for the record for ever. */
export function conversionTexts({ market_rate, market_amount, margin_amount, margin_percent }: Conversion, to: Currency) {
  const text = (minor: bigint) => toDecimal(minor, currencies[to].scale);
  return { market_rate, market_amount: text(market_amount), margin_percent, margin_amount: text(margin_amount) };
}

/** The least amount of a currency that is worth so many US dollars. */
export function worthUsd(usd: string, currency: Currency, table: Pick<RateTable, 'of'>): bigint {
  const rate = rateOf(currency, table);
  const worth = toMinor(usd, rateScale) * 10n ** BigInt(currencies[currency].scale);
  return (worth + rate - 1n) / rate;
}
