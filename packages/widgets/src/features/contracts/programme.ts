/** How contracts and orders are said. */
import { formatDay } from '@bankside/core/i18n/dates.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { toDecimal, toMinor } from '@bankside/core/rules/money/money.ts';
import type { T } from '../../kit/words.tsx';
import type { BatchCard, Contract, Order } from './use-contracts.ts';

/** 'Premier Visa' */
export const kindOf = (t: T, { tier, card_class }: Pick<BatchCard, 'tier' | 'card_class'>): string =>
  t('card-list:kind', { tier: t(`card-list:tiers.${tier}`), class: t(`card-list:classes.${card_class}`) });

export const usdText = (amount: string): string => formatAmount(amount, 'USD');
/** What so many cards cost, in dollars. */
export const costOf = (price_per_card: string, quantity: number): string => toDecimal(toMinor(price_per_card, 2) * BigInt(quantity), 2);
export const figureText = (count: number): string => count.toLocaleString('en');

/** '12 months, 01/02/2026 to 31/01/2027'; before the signature the months alone. */
export function termText(t: T, { term_months, starts_on, ends_on }: Contract, language: Language): string {
  const months = t('contracts:term.months', { count: term_months });
  if (!starts_on || !ends_on) return months;
  return t('contracts:term.whole', { months, from: formatDay(starts_on, language), to: formatDay(ends_on, language) });
}

/** One line: street, city and region, code, country by name. */
export function addressLines(t: Order['delivery_address'], countryName: string): readonly string[] {
  return [t.street, [t.postal_code, t.city].filter(Boolean).join(' '), t.region, countryName].filter(Boolean);
}
