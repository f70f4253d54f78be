import type { InOf } from '@bankside/core/contract/index.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { ConfirmDialog } from '../../../kit/overlay/dialog.tsx';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { DecisionNote } from '../deciding/decision-note.tsx';
import { useDecision } from '../deciding/use-decision.ts';
import { orderKey, type OrderCase, type Which } from './programme-cases.ts';

type Props = { readonly which: Which; readonly of: OrderCase; readonly onStale: () => void };

/** Printing starts at once; above a sum a second person confirms it first. */
export function ApproveOrder({ which, of: { order, worth, is_paid }, onStale }: Props) {
  const t = useT('back-office');
  const bank = useBank();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { number, quantity, version } = order;
  const approve = useDecision((input: InOf<'/admin/order/decide'>, { key }) => bank.call('/admin/order/decide', input, { key }), {
    says: () => t('programmes.done.approve', { number }),
    shows: orderKey(which),
    onDone: close,
    onStale: () => {
      close();
      onStale();
    },
    onAsked: close,
  });
  return (
    <>
      <Button compact variant="primary" disabled={!is_paid} onClick={() => setAsking(true)}>
        {t('programmes.acts.approve')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t('programmes.ask.approve', { number })}
          text={t('programmes.explain.approve', { count: quantity, amount: formatAmount(worth, 'USD') })}
          act={t('programmes.acts.approve')}
          busy={approve.busy}
          onAct={() => void approve.run({ ...which, version, event: 'approve' })}
          onClose={close}
        >
          <DecisionNote of={approve} />
        </ConfirmDialog>
      ) : (
        <DecisionNote of={approve} />
      )}
    </>
  );
}
