/** Amounts as DES-08 shows them: sign, grouped figure, code after it. Text in, text out; no float. */
import { currencies, isCurrency } from '../rules/money/currencies.ts';

export type AmountParts = { readonly sign: '' | '+' | '\u2212'; readonly whole: string; readonly decimals: string };

/**
 * Splits decimal text for showing. `places` cuts or pads decimals: a list shows fewer than details do; what is cut off
 * is cut, never rounded up, so that no list shows more than there is.
 */
export function amountParts(amount: string, places: number, plus = false): AmountParts {
  const negative = amount.startsWith('-');
  const [whole = '0', decimals = ''] = (negative ? amount.slice(1) : amount).split('.');
  const zero = /^0*$/.test(whole) && /^0*$/.test(decimals);
  return {
    sign: negative && !zero ? '\u2212' : plus && !zero ? '+' : '',
    whole: whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ','),
    decimals: decimals.slice(0, places).padEnd(places, '0'),
  };
}

/** '1,284,906.42 USD', with all decimals of the currency, for sentences. */
export function formatAmount(
  amount: string,
  currency: string,
  places: number = isCurrency(currency) ? currencies[currency].scale : 2,
): string {
  const { sign, whole, decimals } = amountParts(amount, places);
  return `${sign}${whole}${decimals ? `.${decimals}` : ''} ${currency}`;
}

/** '1.75 ETH': nothing is cut, and noughts behind what a list shows are left out. */
export function exactAmount(amount: string, currency: string): string {
  const least = isCurrency(currency) ? currencies[currency].list : 2;
  const needed = (amount.split('.')[1] ?? '').replace(/0+$/, '').length;
  return formatAmount(amount, currency, Math.max(least, needed));
}

/** '•••• 4821': only the last four digits are ever shown (MON-06). */
export const maskCard = (lastFour: string): string => `•••• ${lastFour.slice(-4)}`;
/** The same on a screen, where it is never on two lines. */
export const cardText = (lastFour: string): string => `••••\u00a0${lastFour.slice(-4)}`;
