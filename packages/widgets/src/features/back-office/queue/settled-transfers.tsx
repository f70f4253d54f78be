/** What this person settled in this tab: the payee's bank may send it back, and then it is booked here. */
import type { InOf } from '@bankside/core/contract/index.ts';
import { useState } from 'react';
import { Dialog } from '../../../kit/dialog.tsx';
import { Form } from '../../../kit/form/form.tsx';
import { SubmitButton } from '../../../kit/form/submit-button.tsx';
import { TextArea } from '../../../kit/form/text-area-field.tsx';
import { TextField } from '../../../kit/form/text-field.tsx';
import { Section } from '../../../kit/heading.tsx';
import { RecordList } from '../../../kit/record-list.tsx';
import { useToast } from '../../../kit/toast.tsx';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../parts/bank.tsx';
import { useIntent } from '../../../parts/intent.ts';
import { shelf, useTabDraft } from '../../../parts/tab-shelf.ts';
import * as look from './queue.css.ts';
import type { Work } from './use-queue.ts';
import { aboutOf } from './work-words.ts';

type Kept = { readonly list: readonly Work[] };
const name = 'desk.settled';
const nothing: Kept = { list: [] };
const schema = () => import('@bankside/core/contract/back-office-money.ts').then((contract) => contract.moneyWork.returnTransfer.in);

export function keepSettled(work: Work): void {
  const at = shelf<Kept>('draft', name);
  at.write({ list: [work, ...(at.read()?.list ?? [])].slice(0, 20) });
}

export function SettledTransfers() {
  const t = useT('back-office');
  const [{ list }, change] = useTabDraft(name, nothing);
  const [open, setOpen] = useState<Work>();
  if (list.length === 0) return null;
  return (
    <div className={look.settled}>
      <Section title={t('queue.settled.title')}>
        <RecordList
          name={t('queue.settled.title')}
          rows={list}
          rowKey={({ id }) => id}
          phone={(work) => ({ lead: work.project_name, detail: aboutOf(t, work), figure: t('queue.settled.act') })}
          onOpen={setOpen}
        />
      </Section>
      {open && (
        <ReturnDialog
          work={open}
          onClose={() => setOpen(undefined)}
          onDone={() => {
            change({ list: list.filter(({ id }) => id !== open.id) });
            setOpen(undefined);
          }}
        />
      )}
    </div>
  );
}

type ReturnDialogProps = { readonly work: Work; readonly onDone: () => void; readonly onClose: () => void };

function ReturnDialog({ work, onDone, onClose }: ReturnDialogProps) {
  const t = useT('back-office');
  const toast = useToast();
  const bank = useBank();
  const intended = useIntent();
  const send = async (values: InOf<'/admin/transfer/return'>) => {
    await intended(values, (key) => bank.call('/admin/transfer/return', values, { key }));
    toast(t('queue.settled.done'));
    onDone();
  };
  return (
    <Dialog form title={t('queue.settled.act')} text={`${work.project_name} · ${aboutOf(t, work)}`} onClose={onClose}>
      <Form schema={schema} initial={{ company_id: work.company_id, id: work.id }} onSubmit={send}>
        <TextField name="amount" label={t('queue.settled.amount')} inputMode="decimal" autoComplete="off" />
        <TextArea name="reason" label={t('queue.settled.reason')} maxLength={1000} />
        <div>
          <SubmitButton>{t('queue.settled.act')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
