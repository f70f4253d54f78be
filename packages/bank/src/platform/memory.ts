/** Answers that are kept for as long as what they were made from is the same. Each bank has its own; the oldest reader is forgotten first. */
import type { Bank } from './bank.ts';

type Kept<T> = { readonly from: string; readonly answer: T };

/** `recall(bank, who, from, make)`: the answer made for `who` from the same `from`, else a new one. Never changed by who gets it. */
export function memory<T>(most: number): (bank: Bank, who: string, from: string, make: () => Promise<T>) => Promise<T> {
  const banks = new WeakMap<Bank, Map<string, Kept<T>>>();
  return async (bank, who, from, make) => {
    const kept = banks.get(bank) ?? new Map<string, Kept<T>>();
    banks.set(bank, kept);
    const known = kept.get(who);
    if (known?.from === from) return known.answer;
    const answer = await make();
    kept.delete(who);
    kept.set(who, { from, answer });
    if (kept.size > most) kept.delete(kept.keys().next().value ?? '');
    return answer;
  };
}
