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

const ratePlaces = 18;

function rateOf(currency: Currency, { of }: RateTable): bigint {
  const rate = of[currency];
  if (!rate) throw new Error(`no rate for ${currency}`);
  return rate;
}

/** The middle rate less the bank's margin, rounded down; the amount that it gives too. */
export function convert(amount: bigint, from: Currency, to: Currency, table: RateTable, marginBps: number): Conversion {
  const rate = (rateOf(from, table) * BigInt(10_000 - marginBps) * 10n ** BigInt(ratePlaces)) / (rateOf(to, table) * 10_000n);
  const bought = (amount * rate * 10n ** BigInt(currencies[to].scale)) / 10n ** BigInt(ratePlaces + currencies[from].scale);
  return { amount: bought, rate: toDecimal(rate, ratePlaces).replace(/\.?0+$/, '') };
}

/** The least amount of a currency that is worth so many US dollars. */
export function worthUsd(usd: string, currency: Currency, table: RateTable): bigint {
  const rate = rateOf(currency, table);
  const worth = toMinor(usd, rateScale) * 10n ** BigInt(currencies[currency].scale);
  return (worth + rate - 1n) / rate;
}
