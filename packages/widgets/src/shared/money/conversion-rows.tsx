/** What an exchange costs, line by line and adding up: the market's amount, the bank's margin in it, and what is received. */
import type { Conversion } from '@bankside/core/contract/money.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { formatRate } from '@bankside/core/i18n/rates.ts';
import { currencies, isCurrency } from '@bankside/core/rules/money/currencies.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { Amount } from '../../kit/data/amount.tsx';
import { Fact } from '../../kit/data/facts.tsx';
import { faint } from '../../kit/theme/text.css.ts';
import { useT } from '../../kit/words.tsx';

type Props = {
  readonly conversion: Conversion;
  /** Received currency for one unit of the sold, with the margin in it. */
  readonly rate: string;
  readonly from: string;
  readonly received: { readonly amount: string; readonly currency: string };
  /** 'staff': of what a client would receive. 'funding': of what pays for a transfer. */
  readonly tense?: 'open' | 'done' | 'staff' | 'funding';
  readonly state?: 'settled' | 'void';
  /** The lines without their figures, while those are asked for. */
  readonly blank?: boolean;
};

/** Within Facts of the kind `totals`. */
export function ConversionRows({ conversion, rate, from, received, tense = 'open', state = 'settled', blank = false }: Props) {
  const t = useT('money');
  const { currency } = received;
  const { market_rate, market_amount, margin_percent: percent, margin_amount } = conversion;
  const figure = (amount: string) => (blank ? '–' : <Amount amount={amount} currency={currency} state={state} />);
  const said = (each: string) => (blank ? '–' : t('conversion.rate', { from, rate: formatRate(each, currency) }));
  const scale = isCurrency(currency) ? currencies[currency].scale : 2;
  return (
    <>
      <Fact label={t('conversion.marketRate')}>{said(market_rate)}</Fact>
      <Fact label={t('conversion.atMarket')}>{figure(market_amount)}</Fact>
      <Fact label={t('conversion.margin', { percent })}>{figure(`-${margin_amount}`)}</Fact>
      <Fact
        label={
          <>
            {t(`conversion.get.${tense}`)}{' '}
            {!blank && <span className={faint}>{t('conversion.rounding', { unit: formatAmount(toDecimal(1n, scale), currency) })}</span>}
          </>
        }
      >
        {figure(received.amount)}
      </Fact>
      <Fact label={t(tense === 'staff' ? 'conversion.clientRate' : 'conversion.yourRate')}>{said(rate)}</Fact>
    </>
  );
}
