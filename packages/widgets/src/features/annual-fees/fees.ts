/** Yearly fees as the screens ask for them. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import type { AnnualFeeRow } from '@bankside/core/contract/cards/shapes.ts';
import { cardText } from '@bankside/core/i18n/amounts.ts';
import { formatDay } from '@bankside/core/i18n/dates.ts';
import { paidFrom } from '@bankside/core/rules/cards/money.ts';
import { currencies, isCurrency } from '@bankside/core/rules/money/currencies.ts';
import { toDecimal, toMinor } from '@bankside/core/rules/money/money.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import type { T } from '../../kit/words.tsx';

export type Fee = AnnualFeeRow;
export type FeeDetails = OutOf<'/annualFee/details'>;
export type Way = FeeDetails['payable_from'][number];

export const nameOf = ({ last4, holder_name }: Pick<Fee, 'last4' | 'holder_name'>): string =>
  [cardText(last4), holder_name].filter(Boolean).join(' · ');
export const dayText = (day: string, language: Language): string => formatDay(day, language);

/** The value of a choice: a source, and of the wallet its currency. */
export const wayKey = ({ source, currency }: Pick<Way, 'source' | 'currency'>): string =>
  source === 'user_wallet' ? `${source}:${currency}` : source;
export function readWay(key: string): { pay_from: 'user_wallet' | 'parent_company'; currency?: 'USDC' | 'USDT' } {
  const [source, currency] = key.split(':');
  if (source === 'parent_company') return { pay_from: 'parent_company' };
  return { pay_from: 'user_wallet', currency: currency === 'USDT' ? 'USDT' : 'USDC' };
}
/** 'User wallet, USDC' */
export const wayName = (t: T<'annual-fees'>, { source, currency }: Pick<Way, 'source' | 'currency'>): string =>
  t('way', { source: t(`options:renewalSources.${source}`), currency });

/** 'User wallet, USDC': from where it was paid, or will be. */
export function sourceName(t: T<'annual-fees'>, fee: Fee): string {
  const source = paidFrom(fee);
  const currency = fee.paid_currency || (source === 'parent_company' ? fee.currency : fee.pay_currency);
  return wayName(t, { source, currency });
}

/** What the balance lacks, as decimal text; null where it suffices. */
export function missingOf({ currency, balance, cost }: Way): string | null {
  if (!isCurrency(currency)) return null;
  const { scale } = currencies[currency];
  const short = toMinor(cost, scale) - toMinor(balance, scale);
  return short > 0n ? toDecimal(short, scale) : null;
}
