/** A transfer's next step at the bank: what it is, what came with it, and the acts that its state allows. */
import type { InOf } from '@bankside/core/contract/index.ts';
import { useState } from 'react';
import { Dialog } from '../../../kit/dialog.tsx';
import { Form } from '../../../kit/form/form.tsx';
import { SubmitButton } from '../../../kit/form/submit-button.tsx';
import { TextArea } from '../../../kit/form/text-area-field.tsx';
import { TextField } from '../../../kit/form/text-field.tsx';
import { Segmented } from '../../../kit/segmented.tsx';
import { useToast } from '../../../kit/toast.tsx';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../parts/bank.tsx';
import { useIntent } from '../../../parts/intent.ts';
import { MoneyStatus } from '../../../parts/money/money-status.tsx';
import * as look from './queue.css.ts';
import type { Work } from './use-queue.ts';
import { WorkFiles } from './work-files.tsx';
import { aboutOf } from './work-words.ts';

const schema = () => import('@bankside/core/contract/back-office-money.ts').then((contract) => contract.moneyWork.decideTransfer.in);
type Decision = InOf<'/admin/transfer/decide'>;
type Event = Decision['event'];
/** The usual next step first; the bank names those that are open (contract, queue). */
const order: readonly Event[] = ['release', 'broadcast', 'settle', 'takeUp', 'refuse', 'fail'];
const asksReason: readonly Event[] = ['refuse', 'fail'];

type TransferDialogProps = { readonly work: Work; readonly onDone: () => void; readonly onClose: () => void };

export function TransferDialog({ work, onDone, onClose }: TransferDialogProps) {
  const t = useT('back-office');
  const toast = useToast();
  const bank = useBank();
  const intended = useIntent();
  const { company_id, id, version, project_name, status = '' } = work;
  const offered = order.filter((event) => work.events?.includes(event));
  const [chosen, setEvent] = useState<Event>();
  const event = offered.find((each) => each === chosen) ?? offered[0];
  const decide = async (typed: Decision) => {
    const values = { ...typed, version }; // as it is shown now, not as it was when this was opened
    const { status: after } = await intended(values, (key) => bank.call('/admin/transfer/decide', values, { key }));
    toast(values.event === 'release' && after === status ? t('queue.transfer.firstOfTwo') : t(`queue.transfer.done.${values.event}`));
    onDone();
  };
  return (
    <Dialog form title={`${t('queue.kinds.transfer')} · ${project_name}`} text={aboutOf(t, work)} onClose={onClose}>
      <div className={look.stack}>
        <p>
          <MoneyStatus status={status} soft />
        </p>
        <WorkFiles work={work} />
        {event && (
          <>
            <Segmented
              label={t('queue.transfer.what')}
              options={offered.map((value) => ({ value, label: t(`queue.transfer.events.${value}`) }))}
              value={event}
              onChange={setEvent}
            />
            <Form key={event} schema={schema} initial={{ company_id, id, version, event }} onSubmit={decide}>
              {asksReason.includes(event) && <TextArea name="reason" label={t('queue.transfer.reason')} maxLength={1000} />}
              {event === 'broadcast' && <TextField name="hash" label={t('queue.transfer.hash')} autoComplete="off" />}
              <div>
                <SubmitButton variant={asksReason.includes(event) ? 'danger' : 'primary'}>
                  {t(`queue.transfer.events.${event}`)}
                </SubmitButton>
              </div>
            </Form>
          </>
        )}
      </div>
    </Dialog>
  );
}
