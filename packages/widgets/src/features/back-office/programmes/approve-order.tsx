import type { InOf } from '@bankside/core/contract/index.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { ConfirmedAct } from '../deciding/confirmed-act.tsx';
import { orderKey, type OrderCase, type Which } from './programme-cases.ts';

type Props = { readonly which: Which; readonly of: OrderCase; readonly onStale: () => void };

/** Printing starts at once; above a sum a second person confirms it first. */
export function ApproveOrder({ which, of: { order, worth, is_paid }, onStale }: Props) {
  const t = useT('back-office');
  const bank = useBank();
  const { number, quantity, version } = order;
  return (
    <ConfirmedAct<InOf<'/admin/order/decide'>>
      shows={orderKey(which)}
      act={t('programmes.acts.approve')}
      title={t('programmes.ask.approve', { number })}
      text={t('programmes.explain.approve', { count: quantity, amount: formatAmount(worth, 'USD') })}
      done={t('programmes.done.approve', { number })}
      disabled={!is_paid}
      input={{ ...which, version, event: 'approve' }}
      onStale={onStale}
      perform={(input, { key }) => bank.call('/admin/order/decide', input, { key })}
    />
  );
}
