/** A payment for cards, as it is typed, priced and sent. */
import type { InOf, OutOf } from '@bankside/core/contract/index.ts';
import { currencies, isCurrency } from '@bankside/core/rules/money/currencies.ts';
import { toDecimal, toMinor } from '@bankside/core/rules/money/money.ts';
import type { Quote } from '../../../shared/money/paying/use-quote.ts';

export type Payment = InOf<'/contract/pay'>;
export type Paid = OutOf<'/contract/pay'>;
export type Asked = InOf<'/contract/payQuote'>;
export type Priced = OutOf<'/contract/payQuote'> & { readonly total_debit: string; readonly received: string };
export type PayQuote = Quote<Asked, Priced>;

export const ways = ['parent_company', 'user_wallet:USDC', 'user_wallet:USDT'] as const;
export type Way = (typeof ways)[number];
export type Typed = { readonly quantity: string; readonly way: Way };

export const currencyOf = (way: Way) => (way === 'parent_company' ? 'USD' : way === 'user_wallet:USDT' ? 'USDT' : 'USDC');
const sourceOf = (way: Way): Pick<Asked, 'pay_from' | 'currency'> =>
  way === 'parent_company'
    ? { pay_from: 'parent_company' }
    : { pay_from: 'user_wallet', currency: way === 'user_wallet:USDT' ? 'USDT' : 'USDC' };

/** A whole number as somebody types it, '1,200' too; null for anything else. */
export function wholeOf(typed: unknown): number | null {
  const text = typeof typed === 'string' ? typed.normalize('NFKC').replace(/[\s,，]/g, '') : '';
  return /^\d{1,7}$/.test(text) ? Number(text) : null;
}

export function askedOf(contract_id: string, { quantity, way }: Typed, most: number): Asked | undefined {
  const count = wholeOf(quantity);
  return count !== null && count > 0 && count <= most ? { contract_id, quantity: count, ...sourceOf(way) } : undefined;
}

/** What the source lacks, as decimal text; null where it suffices. */
export function missingOf({ currency, amount, available }: Pick<Priced, 'currency' | 'amount' | 'available'>): string | null {
  if (!isCurrency(currency)) return null;
  const { scale } = currencies[currency];
  const lack = toMinor(amount, scale) - toMinor(available, scale);
  return lack > 0n ? toDecimal(lack, scale) : null;
}
