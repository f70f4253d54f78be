/** Takes an order back while the bank has not decided (PRG-06). */
import type { InOf } from '@bankside/core/contract/index.ts';
import { ConfirmDialog } from '../../../kit/overlay/dialog.tsx';
import { FailureNote } from '../../../kit/remote/call-view.tsx';
import { useAction } from '../../../kit/remote/use-action.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { programmeKey, type OrderLine } from '../use-contracts.ts';

export function WithdrawDialog({
  order: { id, number, quantity, version },
  onClose,
}: {
  readonly order: OrderLine;
  readonly onClose: () => void;
}) {
  const t = useT('contracts');
  const bank = useBank();
  const withdraw = useAction((input: InOf<'/contract/orderWithdraw'>, { key }) => bank.call('/contract/orderWithdraw', input, { key }), {
    says: t('withdraw.done', { number }),
    refreshes: [programmeKey, ['home']],
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      danger
      title={t('withdraw.title', { number })}
      text={t('withdraw.text', { count: quantity })}
      act={t('withdraw.act')}
      cancel={t('withdraw.keep')}
      busy={withdraw.busy}
      onAct={() => void withdraw.run({ order_id: id, version })}
      onClose={onClose}
    >
      <FailureNote failure={withdraw.failure} />
    </ConfirmDialog>
  );
}
