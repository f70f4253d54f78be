/** What this person may do with a deposit now. The bank says which (OpenDeposit.may); a no takes a reason. */
import { exactAmount } from '@bankside/core/i18n/amounts.ts';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import type { RemoteKey } from '../../../kit/remote/remote.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { finalityOf } from '../../../shared/money/money-status.tsx';
import { ConfirmDecision } from '../deciding/confirmed-act.tsx';
import { DecisionNote } from '../deciding/decision-note.tsx';
import { ReasonDialog } from '../deciding/reason-dialog.tsx';
import { useDecision } from '../deciding/use-decision.ts';
import * as look from './deposits.css.ts';
import { depositsKey, type DepositOrder, type OpenDeposit } from './deposit-case.ts';
import { ReceiveDialog } from './receive-dialog.tsx';

type Event = DepositOrder['event'];
const schema = () => import('@bankside/core/contract/back-office/back-office-money.ts').then(({ moneyWork }) => moneyWork.decideDeposit.in);
const asksReason = ['refuse', 'fail', 'doubt'] as const satisfies readonly Event[];
const reasoned = (event: Event) => asksReason.find((each) => each === event);
/** The one that is usual comes first and is emphasised. */
const usual: readonly Event[] = ['receive', 'settle', 'release'];

type Props = {
  readonly deposit: OpenDeposit;
  /** What shows something else after it: the list that it is opened from. */
  readonly shows?: RemoteKey;
  /** It is decided and leaves the list. */
  readonly onOver: () => void;
};

export function DepositActs({ deposit, shows = depositsKey, onOver }: Props) {
  const t = useT('back-office');
  const bank = useBank();
  const [asking, setAsking] = useState<Event | null>(null);
  const { company_id, id, version, may, project_name } = deposit;
  const amount = exactAmount(deposit.amount, deposit.currency);
  const close = () => setAsking(null);
  const decide = useDecision((order: DepositOrder, { key }) => bank.call('/admin/deposit/decide', order, { key }), {
    says: (_after, { event }) => t(`deposits.done.${event}`, { amount, company: project_name }),
    shows,
    onDone: (after) => {
      close();
      if (finalityOf(after.status) !== 'open') onOver();
    },
    onStale: close,
  });
  const which = { company_id, id, version };
  const why = asking && reasoned(asking);
  return (
    <>
      <DecisionNote of={decide} />
      <div className={look.acts}>
        {may.map((event) => (
          <Button key={event} variant={usual.includes(event) ? 'primary' : 'secondary'} onClick={() => setAsking(event)}>
            {t(`deposits.acts.${event}`)}
          </Button>
        ))}
      </div>
      {why && (
        <ReasonDialog<DepositOrder>
          title={t(`deposits.ask.${why}`, { amount, company: project_name })}
          text={t(`deposits.explain.${why}`)}
          hint={t(why === 'doubt' ? 'deposits.staffReads' : 'deposits.clientReads')}
          act={t(`deposits.acts.${why}`)}
          draft={`deposits/${id}/${why}`}
          schema={schema}
          rest={{ ...which, event: why }}
          maxLength={1000}
          onSend={decide.send}
          onClose={close}
        />
      )}
      {asking === 'receive' && <ReceiveDialog deposit={deposit} onSend={decide.send} onClose={close} />}
      {(asking === 'settle' || asking === 'release') && (
        <ConfirmDecision
          of={decide}
          input={{ ...which, event: asking }}
          title={t(`deposits.ask.${asking}`, { amount, company: project_name })}
          text={t(`deposits.explain.${asking}`)}
          act={t(`deposits.acts.${asking}`)}
          onClose={close}
        />
      )}
    </>
  );
}
