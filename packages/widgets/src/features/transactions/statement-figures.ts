/** Figures of one statement, all with as many decimals, so that they align on the point and nothing is cut off. */
import { amountParts } from '@bankside/core/i18n/amounts.ts';
import type { Statement } from '@bankside/core/contract/transactions.ts';
import { currencies } from '@bankside/core/rules/currencies.ts';

const decimalsOf = (amount: string): number => (amount.split('.')[1] ?? '').replace(/0+$/, '').length;

/** At least what lists show, at most what the bank books; what is needed to show the longest of them whole. */
export function placesOf({ currency, opening, closing, lines }: Statement): number {
  const all = [opening, closing, ...lines.flatMap(({ paid_out, paid_in, balance }) => [paid_out, paid_in, balance])];
  return Math.max(currencies[currency].list, ...all.map(decimalsOf));
}

/** '1,284,906.42', with a true minus. */
export function figureOf(amount: string, places: number): string {
  const { sign, whole, decimals } = amountParts(amount, places);
  return `${sign}${whole}${decimals && `.${decimals}`}`;
}
/** Blank where nothing moved. */
export const movedOf = (amount: string, places: number): string => (/[1-9]/.test(amount) ? figureOf(amount, places) : '');
