/** The decisions that are open about a transfer; each button names the sum that it decides about. */
import type { InOf } from '@bankside/core/contract/index.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { useState } from 'react';
import { Form } from '../../../kit/form/form.tsx';
import { SubmitButton } from '../../../kit/form/submit-button.tsx';
import { TextArea } from '../../../kit/form/text-area-field.tsx';
import { TextField } from '../../../kit/form/text-field.tsx';
import { Segmented } from '../../../kit/segmented.tsx';
import { useToast } from '../../../kit/toast.tsx';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../parts/bank.tsx';
import { useIntent } from '../../../parts/intent.ts';
import * as look from './queue.css.ts';
import type { TransferCase } from './transfer-facts.tsx';
import type { Work } from './use-queue.ts';

const schema = () => import('@bankside/core/contract/back-office-money.ts').then((contract) => contract.moneyWork.decideTransfer.in);
type Decision = InOf<'/admin/transfer/decide'>;
type Event = Decision['event'];
/** The usual next step first; the bank names those that are open (contract, queue). */
const order: readonly Event[] = ['release', 'broadcast', 'settle', 'takeUp', 'refuse', 'fail'];
const asksReason: readonly Event[] = ['refuse', 'fail'];

const leavingOf = ({ amount, currency, sold_amount, sold_currency }: TransferCase['record']): string =>
  formatAmount((sold_amount ?? amount).replace(/^-/, ''), sold_currency ?? currency);

type TransferActsProps = { readonly work: Work; readonly of: TransferCase; readonly onDone: () => void };

export function TransferActs({ work: { company_id, id, events }, of: { record, may_release }, onDone }: TransferActsProps) {
  const t = useT('back-office');
  const toast = useToast();
  const bank = useBank();
  const intended = useIntent();
  const { version, status } = record;
  const offered = order.filter((event) => events?.includes(event) && (event !== 'release' || may_release));
  const [chosen, setEvent] = useState<Event>();
  const event = offered.find((each) => each === chosen) ?? offered[0];
  if (!event) return null;
  const decide = async (typed: Decision) => {
    const values = { ...typed, version }; // as it is shown now, not as it was when this was opened
    const { status: after } = await intended(values, (key) => bank.call('/admin/transfer/decide', values, { key }));
    toast(values.event === 'release' && after === status ? t('queue.transfer.firstOfTwo') : t(`queue.transfer.done.${values.event}`));
    onDone();
  };
  return (
    <div className={look.stack}>
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
            {t(`queue.transfer.acts.${event}`, { sum: leavingOf(record) })}
          </SubmitButton>
        </div>
      </Form>
    </div>
  );
}
