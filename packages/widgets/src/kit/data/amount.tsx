/** Amounts as DES-08 shows them. Text in, text out: nothing here rounds, and no float touches money. */
import { amountParts } from '@bankside/core/i18n/amounts.ts';
import { currencies, isCurrency } from '@bankside/core/rules/money/currencies.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import type { ReactNode } from 'react';
import * as look from './amount.css.ts';
import { hidden } from '../theme/text.css.ts';
import { useLanguage, useT, type T } from '../words.tsx';

type AmountSize = keyof typeof look.amount;
type AmountProps = {
  /** Decimal text as the bank sends it, '-48500.00'. */
  readonly amount: string;
  readonly currency: string;
  /** list cuts decimals to what lists show, a leading figure has no noughts beyond those; inline shows all that the bank books (D-117). */
  readonly size?: AmountSize;
  /** open: not final yet. void: rejected or failed. */
  readonly state?: keyof typeof look.state;
  /** A plus before incoming money, in lists. */
  readonly plus?: boolean;
  /** Without the code, where the line already names the currency. Still heard. */
  readonly bare?: boolean;
  /** In a column of several currencies: align on the decimal point. */
  readonly onPoint?: boolean;
  /** Under the figure alone, not its code: the double rule of a final figure; quiet under a nought. */
  readonly ruled?: boolean | 'quiet';
};

/** An unknown code shows the decimals that came: a newer bank may know more currencies than this page. */
function placesOf(amount: string, currency: string, size: AmountSize): number {
  if (!isCurrency(currency)) return amount.split('.')[1]?.length ?? 0;
  const { list, scale } = currencies[currency];
  if (size === 'inline') return scale;
  return size === 'list' ? list : Math.max(list, amount.replace(/0+$/, '').split('.')[1]?.length ?? 0);
}

/** 'minus 48,500.00 US Dollar': sign and code in words, for those who listen. */
function spoken(t: T<'shared'>, language: Language, amount: string, currency: string, places: number): string {
  const { sign, whole, decimals } = amountParts(amount, places);
  const figure = decimals ? `${whole}.${decimals}` : whole;
  const name = new Intl.DisplayNames([language], { type: 'currency', fallback: 'code' });
  // Intl refuses codes that are not three letters long; people say USDT as it is written
  const params = { figure, currency: /^[A-Z]{3}$/.test(currency) ? (name.of(currency) ?? currency) : currency };
  return sign ? t('kit.amount.minus', params) : t('kit.amount.plain', params);
}

export function Amount({
  amount,
  currency,
  size = 'inline',
  state = 'settled',
  plus = false,
  bare = false,
  onPoint = false,
  ruled = false,
}: AmountProps) {
  const t = useT('shared');
  const language = useLanguage();
  const places = placesOf(amount, currency, size);
  const { sign, whole, decimals } = amountParts(amount, places, plus);
  const decimalsLook = [state === 'settled' && look.decimals[size], onPoint && look.onPoint].filter(Boolean).join(' ');
  const figure = (
    <span className={state === 'void' ? look.struck : undefined}>
      {sign}
      {whole}
      {(decimals || onPoint) && <span className={decimalsLook}>{decimals && `.${decimals}`}</span>}
    </span>
  );
  return (
    <data className={`${look.amount[size]} ${look.state[state]}`} value={amount} data-currency={currency}>
      <span aria-hidden="true">
        {ruled ? <DoubleRule tone={ruled === 'quiet' ? 'quiet' : 'ink'}>{figure}</DoubleRule> : figure}
        {!bare && <span className={look.currency[size]}> {currency}</span>}
      </span>
      <span className={hidden}>{spoken(t, language, amount, currency, places)}</span>
    </data>
  );
}

/** Under a final figure, and only there (DES-01). quiet: under a nought that means "nothing yet". */
export function DoubleRule({ tone = 'ink', children }: { readonly tone?: keyof typeof look.double; readonly children: ReactNode }) {
  return <span className={look.double[tone]}>{children}</span>;
}
