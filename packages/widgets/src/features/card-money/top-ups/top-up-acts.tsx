/** A top-up that the issuer did not take: once more, or taken back (CRD-12). The bank says which of them is open. */
import type { TopUpRow } from '@bankside/core/contract/cards/shapes.ts';
import { Button } from '../../../kit/action/button.tsx';
import { RefreshButton } from '../../../kit/action/refresh-button.tsx';
import { ConfirmDialog } from '../../../kit/overlay/dialog.tsx';
import { FailureNote } from '../../../kit/remote/call-view.tsx';
import { useRefresh } from '../../../kit/remote/remote.ts';
import { useAction } from '../../../kit/remote/use-action.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { actions } from '../../../shared/money/record-details.css.ts';
import { priceText } from '../../../shared/money/price-text.ts';

type Version = { readonly id: string; readonly version: number };
const keys = [['card-money'], ['records'], ['home']] as const;

export function TopUpActs({ row, onCancel }: { readonly row: TopUpRow; readonly onCancel: () => void }) {
  const t = useT('card-money');
  const bank = useBank();
  const refresh = useRefresh();
  const { id, version, can_retry, can_cancel } = row;
  const retry = useAction(
    (input: Version, { key }) => bank.call('/card/topUp', { retry_of: input.id, version: input.version }, { key }),
    // a refusal says that the row has moved on: it is asked for again as well
    { says: t('topUps.retried'), refreshes: keys, onFailed: () => refresh(['card-money', 'topUps']) },
  );
  if (!can_retry && !can_cancel) return null;
  return (
    <>
      <div className={actions}>
        {can_retry && (
          <RefreshButton variant="primary" compact busy={retry.busy} onClick={() => void retry.run({ id, version })}>
            {t('topUps.retry')}
          </RefreshButton>
        )}
        {can_cancel && (
          <Button variant="dangerQuiet" compact onClick={onCancel}>
            {t('topUps.cancel')}
          </Button>
        )}
      </div>
      <FailureNote failure={retry.failure} />
    </>
  );
}

export function CancelTopUp({ row, onClose }: { readonly row: TopUpRow; readonly onClose: () => void }) {
  const t = useT('card-money');
  const bank = useBank();
  const { id, version, amount, currency, last4 } = row;
  const cancel = useAction((input: Version, { key }) => bank.call('/card/topUpCancel', input, { key }), {
    says: t('topUps.cancelled'),
    refreshes: keys,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      danger
      title={t('topUps.cancelTitle', { amount: priceText(amount, currency), last4 })}
      text={t('topUps.cancelText')}
      act={t('topUps.cancel')}
      cancel={t('topUps.keep')}
      onAct={() => void cancel.run({ id, version })}
      onClose={onClose}
      busy={cancel.busy}
    >
      <FailureNote failure={cancel.failure} />
    </ConfirmDialog>
  );
}
