/** Which rates of an answer are believed (D-149): those near the last one, and near each other where two sources are set. */
import type { Policy } from '@bankside/core/rules/policy/bank-policy.ts';
import { currencyCodes, type Currency } from '@bankside/core/rules/money/currencies.ts';
import type { Rates } from '../../adapters/rates.ts';

export type Verdict = { readonly currency: Currency; readonly rate: bigint } & (
  | { readonly is: 'taken' }
  | { readonly is: 'held'; readonly reason: 'jump' }
  | { readonly is: 'held'; readonly reason: 'apart'; readonly other: bigint }
);

/** Is one further from the other than so many hundredths of a per cent of the smaller? */
export function apart(one: bigint, other: bigint, bps: number): boolean {
  const [small, large] = one < other ? [one, other] : [other, one];
  return (large - small) * 10_000n > small * BigInt(bps);
}

/** A currency that a source leaves out, or gives no positive rate for, has no verdict: its last rate stays and ages. */
export function judgeRates(last: Rates, answers: readonly Rates[], { jumpBps, agreeBps }: Policy['rates']): Verdict[] {
  return currencyCodes.flatMap((currency): Verdict[] => {
    const given = answers.map((answer) => answer[currency] ?? 0n);
    const [rate = 0n, other = rate] = given;
    if (given.some((each) => each <= 0n)) return [];
    if (apart(rate, other, agreeBps)) return [{ currency, rate, is: 'held', reason: 'apart', other }];
    const before = last[currency];
    if (before && apart(rate, before, jumpBps[currency])) return [{ currency, rate, is: 'held', reason: 'jump' }];
    return [{ currency, rate, is: 'taken' }];
  });
}
