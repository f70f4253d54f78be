/** The sums of all lines, adding up: amounts, fees, what leaves, and what the cards receive. */
import { currencies } from '@bankside/core/rules/money/currencies.ts';
import { toDecimal, toMinor } from '@bankside/core/rules/money/money.ts';
import { Amount } from '../../../kit/data/amount.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { useT } from '../../../kit/words.tsx';
import { Leaves } from '../top-up/top-up-cost.tsx';
import type { ManyQuote } from './many.ts';

export function ManyTotals({ quote }: { readonly quote: ManyQuote }) {
  const t = useT('card-money');
  const { currency, total_debit, fee } = quote;
  const { scale } = currencies[currency];
  const amount = toDecimal(toMinor(total_debit, scale) - toMinor(fee, scale), scale);
  return (
    <Facts kind="totals">
      <Fact label={t('topUp.many.count')}>
        <Amount amount={amount} currency={currency} />
      </Fact>
      <Fact label={t('topUp.many.fees')}>
        <Amount amount={fee} currency={currency} />
      </Fact>
      <Leaves {...quote} />
    </Facts>
  );
}
