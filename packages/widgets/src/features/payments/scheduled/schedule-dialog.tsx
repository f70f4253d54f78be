/** One scheduled payment: its terms, what became of its last days, and what may be done with it. */
import { formatDay } from '@bankside/core/i18n/dates.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { purposes } from '@bankside/core/rules/money/money-options.ts';
import { schedule as lifecycle } from '@bankside/core/rules/lifecycles/payments/schedule.ts';
import { useState } from 'react';
import { Amount } from '../../../kit/data/amount.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { Link } from '../../../kit/action/link.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { ConfirmDialog, Dialog } from '../../../kit/overlay/dialog.tsx';
import { FailureNote } from '../../../kit/remote/call-view.tsx';
import { useAction } from '../../../kit/remote/use-action.ts';
import { mono } from '../../../kit/theme/text.css.ts';
import { useLanguage, useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useDates } from '../../../shared/dates.ts';
import { spacedAccount } from '../../../shared/recipients/account-text.ts';
import * as look from '../payments.css.ts';
import { ScheduleForm } from './schedule-form.tsx';
import { ScheduleStatus } from './schedule-status.tsx';
import { repeatOf, schedulesKey, type Schedule } from './schedule-words.ts';

type Props = { readonly schedule: Schedule; readonly today: string; readonly onClose: () => void };

export function ScheduleDialog({ schedule, today, onClose }: Props) {
  const t = useT('payments');
  const [asking, setAsking] = useState<'skip' | 'stop' | 'change' | null>(null);
  const close = () => setAsking(null);
  if (asking === 'change') return <ScheduleForm schedule={schedule} today={today} onClose={close} />;
  return (
    <Dialog form size="broad" title={schedule.payee} text={<ScheduleStatus of={schedule} />} onClose={onClose}>
      <div className={look.stack}>
        <Trouble of={schedule} />
        <Terms of={schedule} />
        <Runs of={schedule} />
        {schedule.status === lifecycle.states.active.wire && (
          <div className={look.acts}>
            <Button onClick={() => setAsking('change')}>{t('change')}</Button>
            {schedule.every !== 'once' && <Button onClick={() => setAsking('skip')}>{t('skip.act')}</Button>}
            <Button variant="dangerQuiet" onClick={() => setAsking('stop')}>
              {t('stop.act')}
            </Button>
          </div>
        )}
      </div>
      {(asking === 'skip' || asking === 'stop') && <Question is={asking} of={schedule} onClose={close} />}
    </Dialog>
  );
}

/** Why it waits, or why it was stopped, and what comes next. */
function Trouble({ of: { trouble, status, retry_at } }: { readonly of: Schedule }) {
  const t = useT('payments');
  const dates = useDates();
  if (!trouble) return null;
  const isStopped = status !== lifecycle.states.active.wire;
  return (
    <Note tone={isStopped ? 'negative' : 'attention'} title={t(`options:scheduleTroubles.${trouble}`)}>
      {isStopped ? t('trouble.stopped') : t('trouble.again', { at: retry_at ? dates.time(retry_at) : '' })}
    </Note>
  );
}

function Terms({ of }: { readonly of: Schedule }) {
  const t = useT('payments');
  const language = useLanguage();
  const { amount, currency, bank_account_number, purpose, reference, next_on, made_by } = of;
  const known = purposes.find((each) => each === purpose);
  return (
    <Facts>
      <Fact label={t('column.amount')}>
        <Amount amount={amount} currency={currency} />
      </Fact>
      {next_on && <Fact label={t('column.next')}>{formatDay(next_on, language)}</Fact>}
      <Fact label={t('column.repeat')}>{repeatOf(t, language, of)}</Fact>
      <Fact label={t('column.account')}>
        <span className={mono}>{spacedAccount(bank_account_number)}</span>
      </Fact>
      <Fact label={t('form.purpose')}>{known ? t(`options:purposes.${known}`) : purpose}</Fact>
      {reference && <Fact label={t('form.reference')}>{reference}</Fact>}
      <Fact label={t('madeBy')}>{made_by}</Fact>
    </Facts>
  );
}

function Runs({ of: { runs } }: { readonly of: Schedule }) {
  const t = useT('payments');
  const language = useLanguage();
  if (runs.length === 0) return null;
  return (
    <section aria-labelledby="schedule-runs">
      <h3 id="schedule-runs" className={look.head}>
        {t('runs.title')}
      </h3>
      <Facts>
        {runs.map(({ due_on, outcome, transaction, reason }) => (
          <Fact key={due_on} label={formatDay(due_on, language)}>
            {t(`runs.${outcome}`)}
            {reason && ` · ${t(`options:scheduleTroubles.${reason}`)}`}{' '}
            {transaction && (
              <Link to="transferRecordFiat" params={{ id: transaction.id }}>
                {transaction.number}
              </Link>
            )}
          </Fact>
        ))}
      </Facts>
    </section>
  );
}

type QuestionProps = { readonly is: 'skip' | 'stop'; readonly of: Schedule; readonly onClose: () => void };

function Question({ is, of, onClose }: QuestionProps) {
  const t = useT('payments');
  const language = useLanguage();
  const bank = useBank();
  const { id, version, next_on, payee: name } = of;
  const about = { name, amount: formatAmount(of.amount, of.currency), day: next_on ? formatDay(next_on, language) : '' };
  const act = useAction<{ readonly due_on: string }, unknown>(
    ({ due_on }, { key }) =>
      is === 'skip'
        ? bank.call('/payments/scheduled/skip', { id, version, due_on }, { key })
        : bank.call('/payments/scheduled/stop', { id, version }, { key }),
    { says: t(`${is}.done`, about), refreshes: [schedulesKey], onDone: onClose },
  );
  return (
    <ConfirmDialog
      danger={is === 'stop'}
      title={t(`${is}.title`, about)}
      text={t(`${is}.text`, about)}
      act={t(`${is}.act`)}
      cancel={t('keep')}
      busy={act.busy}
      onAct={() => void act.run({ due_on: next_on ?? '' })}
      onClose={onClose}
    >
      <FailureNote failure={act.failure} />
    </ConfirmDialog>
  );
}
