/** A transfer's next step at the bank: what it is, what came with it, and the acts that its state allows. */
import { CallView } from '../../../kit/remote/call-view.tsx';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { useRemote } from '../../../kit/remote/remote.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { MoneyStatus } from '../../../shared/money/money-status.tsx';
import { SecondNote } from '../deciding/second-person.tsx';
import * as look from './queue.css.ts';
import { TransferActs } from './transfer-acts.tsx';
import { TransferFacts } from './transfer-facts.tsx';
import { queueKey, type Work } from './use-queue.ts';
import { WorkFiles } from './work-files.tsx';
import { useAbout } from './work-words.ts';

type TransferDialogProps = { readonly work: Work; readonly onDone: () => void; readonly onClose: () => void };

export function TransferDialog({ work, onDone, onClose }: TransferDialogProps) {
  const t = useT('back-office');
  const about = useAbout();
  const bank = useBank();
  const { company_id, id, version, project_name, status = '', waits_for = '' } = work;
  const load = (signal: AbortSignal) => bank.call('/admin/transfer/get', { company_id, id }, { signal });
  const remote = useRemote(['desk-transfer', id, version], load, { keep: true }); // what was typed stays while it is read again
  return (
    <Dialog
      form
      size="broad"
      title={`${t('queue.kinds.transfer')} · ${project_name}`}
      text={
        <>
          {about(work)} <MoneyStatus status={status} type="transfer" waitsFor={waits_for === 'acceptance' ? waits_for : ''} soft />
        </>
      }
      onClose={onClose}
    >
      <CallView of={remote} what={t('queue.transfer.loading')} failed={t('queue.transfer.failed')}>
        {(transfer) => (
          <div className={look.stack}>
            {transfer.second && <SecondNote company_id={company_id} of={transfer.second} shows={queueKey} onDone={onDone} />}
            <TransferFacts of={transfer} />
            <WorkFiles work={work} />
            <TransferActs work={work} of={transfer} onDone={onDone} />
          </div>
        )}
      </CallView>
    </Dialog>
  );
}
