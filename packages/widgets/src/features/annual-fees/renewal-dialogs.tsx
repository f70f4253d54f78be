/** Stops the renewal of a card, and takes it up again (CRD-36). */
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { FailureNote } from '../../kit/remote/call-view.tsx';
import { useAction } from '../../kit/remote/use-action.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import type { FeeDialogProps } from './fee-dialog.ts';
import { nameOf } from './fees.ts';

type Act = 'discontinue' | 'resume';

function useChange(act: Act, { onDone }: FeeDialogProps) {
  const t = useT('annual-fees');
  const bank = useBank();
  return useAction(
    (input: { readonly id: string; readonly version: number }, { key }) =>
      bank.call('/annualFee/modify', { ...input, action: act }, { key }),
    { says: t(`${act}.done`), onDone },
  );
}

function RenewalDialog({ act, ...props }: FeeDialogProps & { readonly act: Act }) {
  const t = useT('annual-fees');
  const change = useChange(act, props);
  const { id, version, status } = props.details.record;
  return (
    <ConfirmDialog
      danger={act === 'discontinue'}
      title={t(`${act}.title`, { card: nameOf(props.details.record) })}
      text={t(act === 'discontinue' && status === 'overdue' ? 'discontinue.textOverdue' : `${act}.text`)}
      act={t(`${act}.act`)}
      {...(act === 'discontinue' && { cancel: t('discontinue.keep') })}
      onAct={() => void change.run({ id, version })}
      onClose={props.onClose}
      busy={change.busy}
    >
      <FailureNote failure={change.failure} />
    </ConfirmDialog>
  );
}

export const DiscontinueDialog = (props: FeeDialogProps) => <RenewalDialog {...props} act="discontinue" />;
export const ResumeDialog = (props: FeeDialogProps) => <RenewalDialog {...props} act="resume" />;
