import { exactAmount } from '@bankside/core/i18n/amounts.ts';
import { balanceAfter } from '../steps/cost-panel.tsx';
import type { Quote } from '../steps/use-quote.ts';
import { useT } from '../../../kit/words.tsx';

type Props = {
  readonly quote: Quote;
  readonly receiver: string;
  readonly days: number;
  /** Another bank may take a fee of its own; ours books at once. */
  readonly outside?: boolean;
};

/** "Marlow & Finch receives 48,500.00 USD. Their bank may take its own fee." */
export function CostText({ quote, receiver, days, outside = false }: Props) {
  const t = useT('withdrawals');
  const received = exactAmount(quote.received_amount, quote.received_currency);
  const after = t('fiat.cost.after', { amount: balanceAfter(quote) });
  return (
    <>
      {t(outside ? 'fiat.cost.outside' : 'fiat.cost.inside', { name: receiver, amount: received, days })} {after}
    </>
  );
}
