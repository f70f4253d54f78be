/** One record of money, whole: beside a list or on a page of its own (DES-35). */
import type { MoneyRecord, Timeline } from '@bankside/core/contract/money.ts';
import { exactAmount } from '@bankside/core/i18n/amounts.ts';
import type { ReactNode } from 'react';
import { useT } from '../../kit/words.tsx';
import { MoneyFigure } from './money-figure.tsx';
import { isIncoming, leadOf } from './money-names.ts';
import { finalityOf, MoneyStatus } from './money-status.tsx';
import * as look from './record-details.css.ts';
import { RecordFacts } from './record-facts.tsx';
import { RecordNote } from './record-note.tsx';
import { RecordTimeline } from './record-timeline.tsx';
import { RecordTotals } from './record-totals.tsx';

type RecordDetailsProps = {
  readonly record: MoneyRecord;
  /** Oldest first; what is still to come has no time. */
  readonly timeline: Timeline;
  /** Buttons at the end: RecordActions, or a page's own. */
  readonly actions?: ReactNode;
  /** Of the amount: 1 on a page of its own, 2 beside a list. */
  readonly heading?: 1 | 2;
};

export function RecordDetails({ record, timeline, actions, heading = 2 }: RecordDetailsProps) {
  const Heading = `h${heading}` as const;
  return (
    <div className={look.record}>
      <div>
        <Heading className={look.amount}>
          <MoneyFigure of={record} size="figure" />
        </Heading>
        <Counterparty record={record} />
      </div>
      <div className={look.note}>
        <RecordNote record={record} timeline={timeline} />
      </div>
      <RecordTimeline record={record} timeline={timeline} />
      <RecordFacts record={record} />
      <RecordTotals record={record} />
      {actions && <div className={look.actions}>{actions}</div>}
    </div>
  );
}

/** 'to Marlow & Finch Ltd', and the state once it has one that a note does not tell. */
function Counterparty({ record }: { readonly record: MoneyRecord }) {
  const t = useT('money');
  const { counterparty, sold_amount, sold_currency, type } = record;
  const name = leadOf(t, record);
  const way = isIncoming(record) ? 'counterparty.from' : 'counterparty.to';
  const line =
    type === 'exchange' && sold_amount && sold_currency
      ? t('counterparty.for', { amount: exactAmount(sold_amount.replace(/^-/, ''), sold_currency) })
      : counterparty || record.sender_address
        ? t(way, { name })
        : t(`options:transactionTypes.${type}`);
  return (
    <p className={look.counterparty}>
      {line}
      {finalityOf(record.status) === 'settled' && (
        <>
          {' '}
          <MoneyStatus status={record.status} type={record.type} waitsFor={record.waits_for} />
        </>
      )}
    </p>
  );
}
