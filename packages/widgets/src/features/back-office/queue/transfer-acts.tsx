/** The decisions that are open about a transfer; each button names the sum that it decides about. */
import type { InOf } from '@bankside/core/contract/index.ts';
import { exactAmount } from '@bankside/core/i18n/amounts.ts';
import { useState } from 'react';
import { fieldsOf, Form } from '../../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { TextArea } from '../../../kit/form/fields/text-area-field.tsx';
import { TextField } from '../../../kit/form/fields/text-field.tsx';
import { Segmented } from '../../../kit/nav/segmented.tsx';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { ConfirmDecision } from '../deciding/confirmed-act.tsx';
import { DecisionNote } from '../deciding/decision-note.tsx';
import { useDecision } from '../deciding/use-decision.ts';
import * as look from './queue.css.ts';
import type { TransferCase } from './transfer-facts.tsx';
import { QuoteForm } from './quote-form.tsx';
import { queueKey, type Work } from './use-queue.ts';

const schema = () =>
  import('@bankside/core/contract/back-office/back-office-money.ts').then((contract) => contract.moneyWork.decideTransfer.in);
const field = fieldsOf(schema);
type Decision = InOf<'/admin/transfer/decide'>;
type Event = Decision['event'];
/** Of an OTC request a rate is stated in place of a release. */
type Choice = Event | 'quote';
/** The usual next step first; the bank names those that are open (contract, queue). */
const order: readonly Event[] = ['release', 'broadcast', 'settle', 'takeUp', 'refuse', 'fail'];
const asksReason: readonly Event[] = ['refuse', 'fail'];
/** Money goes or comes back for good: what it is about is named once more. */
const asksOnceMore = ['release', 'settle', 'fail'] as const satisfies readonly Event[];
type Final = (typeof asksOnceMore)[number];

const leavingOf = ({ amount, currency, sold_amount, sold_currency }: TransferCase['record']): string =>
  exactAmount((sold_amount ?? amount).replace(/^-/, ''), sold_currency ?? currency);

type TransferActsProps = { readonly work: Work; readonly of: TransferCase; readonly onDone: () => void };

export function TransferActs({ work: { company_id, id, events }, of: { record, second, quoting }, onDone }: TransferActsProps) {
  const t = useT('back-office');
  const bank = useBank();
  const [asked, setAsked] = useState<Decision & { readonly event: Final }>();
  const { version, number, counterparty } = record;
  const offered: readonly Choice[] = [
    ...(quoting && second?.act !== 'transfer.quote' ? (['quote'] as const) : []),
    ...order.filter((event) => events?.includes(event) && second?.act !== `transfer.${event}`),
  ];
  const [chosen, setEvent] = useState<Choice>();
  const event = offered.find((each) => each === chosen) ?? offered[0];
  const about = { number, sum: leavingOf(record), recipient: record.recipient?.name || counterparty };
  const decide = useDecision((input: Decision, { key }) => bank.call('/admin/transfer/decide', input, { key }), {
    says: (_after, sent) => t(`queue.transfer.done.${sent.event}`, about),
    shows: queueKey,
    onDone,
    onStale: () => setAsked(undefined),
    onAsked: onDone,
  });
  if (!event) return <DecisionNote of={decide} />;
  const send = async (typed: Decision) => {
    const now = { ...typed, version }; // as it is shown now, not as it was when this was opened
    const final = asksOnceMore.find((each) => each === now.event);
    if (final) setAsked({ ...now, event: final });
    else await decide.send(now);
  };
  return (
    <div className={look.stack}>
      <Segmented
        label={t('queue.transfer.what')}
        options={offered.map((value) => ({ value, label: t(`queue.transfer.events.${value}`) }))}
        value={event}
        onChange={setEvent}
      />
      {event === 'quote' && quoting ? (
        <QuoteForm company_id={company_id} record={record} quoting={quoting} onDone={onDone} />
      ) : (
        event !== 'quote' && (
          <Form key={event} schema={schema} initial={{ company_id, id, version, event }} onSubmit={send}>
            {asksReason.includes(event) && <TextArea name={field('reason')} label={t('queue.transfer.reason')} maxLength={1000} />}
            {event === 'broadcast' && <TextField name={field('hash')} label={t('queue.transfer.hash')} autoComplete="off" />}
            <div>
              <SubmitButton variant={asksReason.includes(event) ? 'danger' : 'primary'}>
                {t(`queue.transfer.acts.${event}`, about)}
              </SubmitButton>
            </div>
          </Form>
        )
      )}
      {asked && (
        <ConfirmDecision
          of={decide}
          input={asked}
          title={t(`queue.transfer.ask.${asked.event}`, about)}
          text={t(`queue.transfer.explain.${asked.event}`)}
          act={t(`queue.transfer.acts.${asked.event}`, about)}
          danger={asksReason.includes(asked.event)}
          onClose={() => setAsked(undefined)}
        >
          <Facts kind="narrow">
            <Fact label={t('second.facts.number')}>{number}</Fact>
            <Fact label={t('queue.transfer.recipient')}>{about.recipient}</Fact>
            {asked.reason && <Fact label={t('deciding.reason')}>{asked.reason}</Fact>}
          </Facts>
        </ConfirmDecision>
      )}
    </div>
  );
}
