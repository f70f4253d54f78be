/** What is said of rates: before a quote by the bank's rates (withdraw/details), afterwards as the quote has it. */
import { amountParts } from '@bankside/core/i18n/amounts.ts';
import { divideHalfEven, toDecimal, toMinor } from '@bankside/core/rules/money.ts';

/** US dollars for one unit, by currency. */
export type MarketRates = readonly { readonly currency: string; readonly usd: string }[];

const scale = 12; // what the bank sends
const digits = 6; // enough to compare by; a quote has all of them

const usdOf = (rates: MarketRates, currency: string): bigint => {
  const usd = rates.find((rate) => rate.currency === currency)?.usd;
  return usd === undefined ? 0n : toMinor(usd, scale);
};

/** '0.995' for '0.9950000': as many decimals as say something. */
const trimmed = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

/** Six digits that count; nothing before the point is lost. */
function significant(text: string): string {
  const [whole = '0', decimals = ''] = text.split('.');
  const zeros = whole === '0' ? decimals.search(/[1-9]/) : 0;
  const keep = whole === '0' ? Math.max(0, zeros) + digits : Math.max(0, digits - whole.length);
  return trimmed(`${whole}.${decimals.slice(0, keep)}`);
}

/** Units of `to` for one of `from`; empty when one of them has no rate. */
export function marketRate(rates: MarketRates, from: string, to: string): string {
  const [sold, bought] = [usdOf(rates, from), usdOf(rates, to)];
  if (sold === 0n || bought === 0n) return '';
  return significant(toDecimal(divideHalfEven(sold * 10n ** 18n, bought), 18));
}

/** What an amount is in US dollars, cut to whole cents: to compare with a bound, never to book. Undefined without a rate. */
export function usdCents(rates: MarketRates, amount: string, currency: string): bigint | undefined {
  const usd = usdOf(rates, currency);
  const [whole = '0', decimals = ''] = amount.split('.');
  return usd === 0n || !/^\d+(\.\d*)?$/.test(amount)
    ? undefined
    : (BigInt(whole + decimals) * usd) / 10n ** BigInt(scale + decimals.length - 2);
}

/** '0.995 USDC', '91,234.12 USD': a rate as it is said, with all the digits it has. */
export function rateText(rate: string, currency: string): string {
  const text = trimmed(rate);
  const { whole, decimals } = amountParts(text, text.split('.')[1]?.length ?? 0);
  return `${whole}${decimals && `.${decimals}`} ${currency}`;
}
