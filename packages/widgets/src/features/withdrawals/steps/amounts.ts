/** Comparing amounts as decimal text of one currency, at its full scale. */
import { currencies, isCurrency } from '@bankside/core/rules/money/currencies.ts';
import { toMinor, typedPattern } from '@bankside/core/rules/money/money.ts';

const ratePlaces = 24; // no rate has more
const scaleOf = (currency: string) => (isCurrency(currency) ? currencies[currency].scale : 18);

export const isNought = (amount: string): boolean => !/[1-9]/.test(amount);
/** Undefined when it is no amount of this currency: blank, letters, too many decimals. */
export function minorOf(amount: string, currency: string): bigint | undefined {
  try {
    return toMinor(amount, scaleOf(currency));
  } catch {
    return undefined;
  }
}
/** A price is asked for what a call takes, and for nothing that a form has still to refuse. */
export const isAskable = (amount: string, currency: string): boolean =>
  typedPattern.test(amount) && minorOf(amount, currency) !== undefined;
/** a > b; false when one of them is no amount. */
export function isAbove(a: string, b: string, currency: string): boolean {
  const [x, y] = [minorOf(a, currency), minorOf(b, currency)];
  return x !== undefined && y !== undefined && x > y;
}
/** Is the amount worth more US dollars than `limit`? `usd` are dollars for one unit; false where either is unknown. */
export function isAboveUsd(amount: string, currency: string, usd: string | undefined, limit: string): boolean {
  const typed = minorOf(amount, currency);
  if (typed === undefined || usd === undefined || limit === '') return false;
  return typed * toMinor(usd, ratePlaces) > toMinor(limit, ratePlaces) * 10n ** BigInt(scaleOf(currency));
}
