/** What one currency is worth in another at the rates in force, less the bank's share (policy.fx). */
import { currencies, type Currency } from '@bankside/core/rules/currencies.ts';
import { toDecimal, toMinor } from '@bankside/core/rules/money.ts';
import { rateScale } from '../adapters/rates.ts';
import type { RateTable } from './rates.ts';

export type Conversion = {
  /** Minor units of the bought currency; a part of one that is left over stays with the bank. */
  readonly amount: bigint;
  /** Bought currency for one unit of the sold, as decimal text: `amount` is what it gives, to the last unit. */
  readonly rate: string;
};

const one = 10n ** BigInt(rateScale);

function rateOf(currency: Currency, { of }: RateTable): bigint {
  const rate = of[currency];
  if (!rate) throw new Error(`no rate for ${currency}`);
  return rate;
}

export function convert(amount: bigint, from: Currency, to: Currency, table: RateTable, marginBps: number): Conversion {
  const rate = (rateOf(from, table) * one * BigInt(10_000 - marginBps)) / (rateOf(to, table) * 10_000n);
  const bought = (amount * rate * 10n ** BigInt(currencies[to].scale)) / (one * 10n ** BigInt(currencies[from].scale));
  return { amount: bought, rate: toDecimal(rate, rateScale).replace(/\.?0+$/, '') };
}

/** The least amount of a currency that is worth so many US dollars. */
export function worthUsd(usd: string, currency: Currency, table: RateTable): bigint {
  const rate = rateOf(currency, table);
  const worth = toMinor(usd, rateScale) * 10n ** BigInt(currencies[currency].scale);
  return (worth + rate - 1n) / rate;
}
