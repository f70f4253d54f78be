/** What this person may do with a record now: approve or decline it, take it back, take its advice along. The bank says which (MoneyRecord.may). */
import { exactAmount } from '@bankside/core/i18n/amounts.ts';
import type { MoneyRecord } from '@bankside/core/contract/money.ts';
import { may } from '@bankside/core/rules/access/permissions.ts';
import { useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { FailureNote } from '../../kit/remote/call-view.tsx';
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { saveFile } from '../../kit/action/save-file.ts';
import { useAction } from '../../kit/remote/use-action.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useSession } from '../../runtime/user.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { OfferActions } from './offer-actions.tsx';
import { leadOf } from './money-names.ts';

type Props = {
  readonly record: MoneyRecord;
  /** The bank has done it, or knows better by now: ask again. */
  readonly onChanged: () => void;
};
type DialogProps = { readonly record: MoneyRecord; readonly onDone: () => void; readonly onClose: () => void };

export function RecordActions({ record, onChanged }: Props) {
  const t = useT('money');
  const [asking, setAsking] = useState<'approve' | 'decline' | 'cancel' | null>(null);
  const seesAdvice = may(useSession(), '2');
  const close = () => setAsking(null);
  const done = () => {
    close();
    onChanged();
  };
  const dialog = { record, onDone: done, onClose: close };
  return (
    <>
      {record.may.approve && (
        <>
          <Button variant="primary" compact onClick={() => setAsking('approve')}>
            {t('actions.approve', { amount: sumOf(record) })}
          </Button>
          <Button compact onClick={() => setAsking('decline')}>
            {t('actions.decline')}
          </Button>
        </>
      )}
      {record.offer?.may_answer && <OfferActions record={record} offer={record.offer} onChanged={onChanged} />}
      {seesAdvice && <AdviceButton record={record} />}
      {record.may.cancel && (
        <Button variant="dangerQuiet" compact onClick={() => setAsking('cancel')}>
          {t('actions.cancel')}
        </Button>
      )}
      {asking === 'approve' && <ApproveDialog {...dialog} />}
      {asking === 'cancel' && <CancelDialog {...dialog} />}
      {asking === 'decline' && <DeclineDialog {...dialog} />}
    </>
  );
}

const sumOf = ({ amount, currency }: MoneyRecord) => exactAmount(amount.replace(/^-/, ''), currency);

function ApproveDialog({ record, onDone, onClose }: DialogProps) {
  const t = useT('money');
  const bank = useBank();
  const { id, version } = record;
  const approve = useAction(
    (input: { readonly id: string; readonly version: number }, { key }) =>
      bank.call('/withdraw/approve', { ...input, approve: true }, { key }),
    { says: t('actions.approved'), onDone },
  );
  const leaving = exactAmount(record.total.replace(/^-/, ''), record.sold_currency ?? record.currency);
  return (
    <ConfirmDialog
      title={t('actions.approveTitle', { amount: sumOf(record), name: leadOf(t, record) })}
      text={t('actions.approveText', { total: leaving })}
      act={t('actions.approve', { amount: sumOf(record) })}
      onAct={() => void approve.run({ id, version })}
      onClose={onClose}
      busy={approve.busy}
    >
      <FailureNote failure={approve.failure} />
    </ConfirmDialog>
  );
}

function CancelDialog({ record, onDone, onClose }: DialogProps) {
  const t = useT('money');
  const bank = useBank();
  const { id, version } = record;
  const cancel = useAction(
    (input: { readonly id: string; readonly version: number }, { key }) => bank.call('/withdraw/cancel', input, { key }),
    { says: t('actions.cancelled'), onDone },
  );
  return (
    <ConfirmDialog
      danger
      title={t('actions.cancelTitle', { amount: sumOf(record), name: leadOf(t, record) })}
      text={t('actions.cancelText')}
      act={t('actions.cancel')}
      cancel={t('actions.keep')}
      onAct={() => void cancel.run({ id, version })}
      onClose={onClose}
      busy={cancel.busy}
    >
      <FailureNote failure={cancel.failure} />
    </ConfirmDialog>
  );
}

function AdviceButton({ record: { id } }: { readonly record: MoneyRecord }) {
  const t = useT('money');
  const bank = useBank();
  const save = useAction((input: { readonly id: string }, { key }) => bank.download('/transaction/adviceDownload', input, { key }), {
    onDone: ({ blob, name }) => saveFile(blob, name),
  });
  return (
    <>
      <Button icon="download" compact busy={save.busy} onClick={() => void save.run({ id })}>
        {t('actions.advice')}
      </Button>
      <FailureNote failure={save.failure} title={t('actions.adviceFailed')} />
    </>
  );
}
