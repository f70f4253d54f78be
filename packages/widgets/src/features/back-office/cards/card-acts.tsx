/** What the bank may do with an application now, as its lifecycle says; a no takes a reason. */
import type { InOf } from '@bankside/core/contract/index.ts';
import { choices, stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { cardApplication } from '@bankside/core/rules/lifecycles/card-application.ts';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { ConfirmDecision } from '../deciding/confirmed-act.tsx';
import { DecisionNote } from '../deciding/decision-note.tsx';
import * as look from '../deciding/deciding.css.ts';
import { ReadFirst, type Paper } from '../deciding/paper-reader.tsx';
import { ReasonDialog } from '../deciding/reason-dialog.tsx';
import { useDecision } from '../deciding/use-decision.ts';
import { cardKey, type Application, type Which } from './card-case.ts';

type Order = InOf<'/admin/card/decide'>;
type Event = Order['event'];
const events = ['approve', 'unbar', 'reject', 'bar'] as const satisfies readonly Event[];
const asksReason = ['reject', 'bar'] as const satisfies readonly Event[];
const schema = () => import('@bankside/core/contract/back-office/back-office.ts').then(({ backOffice }) => backOffice.decideCard.in);

type Props = {
  readonly which: Which;
  readonly application: Application;
  /** Papers that this person has not opened. */
  readonly unopened: readonly Paper[];
  readonly onOpen: (file_key: string) => void;
};

export function CardActs({ which, application, unopened, onOpen }: Props) {
  const t = useT('back-office');
  const bank = useBank();
  const [asking, setAsking] = useState<Event | null>(null);
  const { version, status, applicant_type, company_decision, application_no } = application;
  const open: readonly string[] = choices(cardApplication, stateOf(cardApplication, status), 'bank');
  const isCompanysTurn = applicant_type === 'associate' && company_decision === '' && status === cardApplication.states.pending.wire;
  const may = events.filter((event) => open.includes(event) && !(event === 'approve' && isCompanysTurn));
  const close = () => setAsking(null);
  const decide = useDecision((order: Order, { key }) => bank.call('/admin/card/decide', order, { key }), {
    says: (_after, { event }) => t(`cards.done.${event}`, { number: application_no }),
    shows: cardKey(which),
    onDone: close,
    onStale: close,
  });
  const why = asksReason.find((each) => each === asking);
  const isReadFirst = asking === 'approve' && unopened.length > 0;
  if (may.length === 0) return <DecisionNote of={decide} />;
  return (
    <div className={look.bar} data-foot>
      <DecisionNote of={decide} />
      {may.includes('approve') && unopened.length > 0 && (
        <p className={look.barText}>{t('deciding.unopened', { count: unopened.length })}</p>
      )}
      {isCompanysTurn && <p className={look.barText}>{t('cards.companysTurn')}</p>}
      <div className={look.acts}>
        {may.toReversed().map((event) => (
          <Button key={event} variant={event === may[0] ? 'primary' : 'secondary'} onClick={() => setAsking(event)}>
            {t(`cards.acts.${event}`)}
          </Button>
        ))}
      </div>
      {why && (
        <ReasonDialog<Order>
          title={t(`cards.ask.${why}`, { number: application_no })}
          hint={t('cards.applicantReads')}
          act={t(`cards.acts.${why}`)}
          draft={`cards/${which.id}/${why}`}
          schema={schema}
          rest={{ ...which, version, event: why }}
          maxLength={1000}
          onSend={decide.send}
          onClose={close}
        />
      )}
      {isReadFirst && <ReadFirst papers={unopened} onOpen={onOpen} onClose={close} />}
      {asking && !why && !isReadFirst && (
        <ConfirmDecision
          of={decide}
          input={{ ...which, version, event: asking }}
          title={t(`cards.ask.${asking}`, { number: application_no })}
          text={t('cards.notified')}
          act={t(`cards.acts.${asking}`)}
          onClose={close}
        />
      )}
    </div>
  );
}
