/** An amount of digital money in a sentence. */
import { formatAmount } from '@bankside/core/i18n/amounts.ts';

/** '25.00 USDC'; what is finer than a cent is shown whole. */
export const priceText = (amount: string, currency: string): string => {
  const short = amount.replace(/(\.\d\d\d*?)0+$/, '$1');
  return formatAmount(short, currency, Math.max(2, short.split('.')[1]?.length ?? 0));
};
