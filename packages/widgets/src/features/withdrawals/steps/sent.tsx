/** The last step: what was made, what happens next, and where to look for it. Shown from the bank's record, so that a reload shows the same. */
import { exactAmount } from '@bankside/core/i18n/amounts.ts';
import type { ReactNode } from 'react';
import type { Place } from '@bankside/core/rules/places.ts';
import type { OutOf } from '@bankside/core/contract/index.ts';
import { Amount } from '../../../kit/data/amount.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { ButtonLink } from '../../../kit/action/link.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { useRemote, type Remote } from '../../../kit/remote/remote.ts';
import { useT, type T } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { paidBy } from '../../../shared/money/money-names.ts';
import { RecordTimeline } from '../../../shared/money/record-timeline.tsx';
import { nextStepOf, sentTitleOf, type NextStep } from './next-step.ts';
import * as look from './steps.css.ts';

type Made = OutOf<'/withdraw/crypto/get'>;
type SentProps = {
  /** Of the record: the query's `id`. */
  readonly id: string;
  /** The page of its details. */
  readonly details: Place;
  readonly onAnother: () => void;
  /** The words of it: "Another transfer" when absent. */
  readonly another?: string;
  /** More that may be done now: a payee's next. */
  readonly more?: ReactNode;
};

export const useSentRecord = (id: string): Remote<Made> => {
  const bank = useBank();
  return useRemote(['withdrawals', 'get', id], (signal) => bank.call('/withdraw/crypto/get', { id }, { signal }), {
    when: id !== '',
  });
};

/** The title of the last step: "Transfer submitted" until the bank's record says more. */
export function useSentTitle(id: string): string {
  const t = useT('withdrawals');
  const made = useSentRecord(id);
  return t(`steps.sent.title.${sentTitleOf(made.state === 'ready' ? nextStepOf(made.data.record) : undefined)}`);
}

export function Sent({ id, details, onAnother, another, more }: SentProps) {
  const t = useT('withdrawals');
  const made = useSentRecord(id);
  return (
    <>
      <CallView of={made} what={t('steps.sent.loading')} failed={t('steps.sent.failed')}>
        {(of) => <What of={of} />}
      </CallView>
      <div className={look.links}>
        <Button variant="primary" onClick={onAnother}>
          {another ?? t('steps.sent.another')}
        </Button>
        <ButtonLink to={details} params={{ id }}>
          {t('steps.sent.details')}
        </ButtonLink>
        {more}
      </div>
    </>
  );
}

function What({ of: { record, timeline } }: { readonly of: Made }) {
  const t = useT('withdrawals');
  const paid = paidBy(record);
  const { title, text, tone } = sentenceOf(t, { record, timeline });
  return (
    <div className={look.main}>
      <Note tone={tone} live="status" title={title}>
        {text}
      </Note>
      <Facts>
        <Fact label={t('steps.sent.number')}>{record.number}</Fact>
        <Fact label={t('steps.cost.amount')}>
          <Amount amount={record.amount.replace(/^-/, '')} currency={record.currency} />
        </Fact>
        <Fact label={paid ? t('money:totals.leftBalance', { currency: paid.currency }) : t('steps.cost.leaves')}>
          <Amount amount={paid?.amount ?? record.total} currency={paid?.currency ?? record.sold_currency ?? record.currency} />
        </Fact>
      </Facts>
      <Section title={t('steps.sent.next')} level={3}>
        <RecordTimeline record={record} timeline={timeline} />
      </Section>
    </div>
  );
}

type Sentence = { readonly title: string; readonly text: string; readonly tone: 'attention' | 'progress' | 'positive' | 'negative' };

const tones = {
  approval: 'attention',
  review: 'progress',
  processing: 'progress',
  completed: 'positive',
  stopped: 'negative',
} as const satisfies Record<NextStep, Sentence['tone']>;

/** Who acts next decides what is said. */
function sentenceOf(t: T<'withdrawals'>, { record, timeline }: Made): Sentence {
  const sum = exactAmount(record.amount.replace(/^-/, ''), record.currency);
  const next = nextStepOf(record);
  const names = timeline.find(({ step, at }) => step === 'secondApproval' && at === null)?.name;
  const text =
    next === 'stopped' && record.reason
      ? record.reason
      : next === 'approval' && names
        ? t('steps.sent.approvalBy', { names })
        : t(`steps.sent.${next}Text`);
  return { tone: tones[next], title: t(`steps.sent.${next}`, { sum }), text };
}
