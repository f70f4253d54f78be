/** How a rate is said at the desk, and how far it went. Text in, text out; no float. */
import { formatRate } from '@bankside/core/i18n/rates.ts';
import { divideHalfEven, toDecimal, toMinor } from '@bankside/core/rules/money/money.ts';

const scale = 12;

export const heldRatesKey = ['desk-held-rates'] as const;

export const usdText = (usd: string): string => formatRate(usd, 'USD');

/** '+29.03' or '−99.99' of a hundred, from the last rate to the new one; '' where there was none. */
export function changePercent(before: string, after: string): string {
  const [from, to] = [toMinor(before, scale), toMinor(after, scale)];
  if (from === 0n) return '';
  const change = divideHalfEven((to - from) * 10_000n, from);
  return `${change < 0n ? '\u2212' : '+'}${toDecimal(change < 0n ? -change : change, 2)}`;
}
