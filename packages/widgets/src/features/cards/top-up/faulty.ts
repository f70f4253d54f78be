import { currencies } from '@bankside/core/rules/money/currencies.ts';
import { typedPattern } from '@bankside/core/rules/money/money.ts';
import type { TopUpCurrency } from '@bankside/core/rules/cards/money.ts';

/** What the bank would refuse at a field, said before it is asked. */
export const faulty = (field: string, msg: string): Error => faultyFields([{ field, msg }]);
export const faultyFields = (faults: readonly { readonly field: string; readonly msg: string }[]): Error =>
  Object.assign(new Error(faults[0]?.msg), { fields: faults.map((fault) => ({ rule: '', ...fault })) });

/** A price is asked for what a call takes, and for nothing that a form has still to refuse. */
export const isPriceable = (amount: string, currency: TopUpCurrency): boolean =>
  typedPattern.test(amount) && /[1-9]/.test(amount) && (amount.split('.')[1]?.length ?? 0) <= currencies[currency].scale;
