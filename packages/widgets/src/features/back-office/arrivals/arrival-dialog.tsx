/** One arrival: where it came from and got to, its course, and what this person may do about it now (OFF-18). */
import { exactAmount } from '@bankside/core/i18n/amounts.ts';
import { AddressText } from '../../../kit/data/address-text.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { useRemote } from '../../../kit/remote/remote.ts';
import { mono } from '../../../kit/theme/text.css.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useDates } from '../../../shared/dates.ts';
import { networkName } from '../../../shared/money/money-names.ts';
import { RecordTimeline } from '../../../shared/money/record-timeline.tsx';
import * as deciding from '../deciding/deciding.css.ts';
import { SecondNote } from '../deciding/second-person.tsx';
import { DepositActs } from '../deposits/deposit-acts.tsx';
import { ArrivalActs } from './arrival-acts.tsx';
import { arrivalsKey, type ArrivalCase } from './arrival-case.ts';
import { ArrivalStatus } from './arrival-status.tsx';

type Props = { readonly company_id: string; readonly id: string; readonly onClose: () => void };

export function ArrivalDialog({ company_id, id, onClose }: Props) {
  const t = useT('back-office');
  const bank = useBank();
  const remote = useRemote([...arrivalsKey, 'one', id], (signal) => bank.call('/admin/chain/get', { company_id, id }, { signal }));
  const known = remote.state === 'ready' ? remote.data : undefined;
  const title = known
    ? t('arrivals.title', { amount: exactAmount(known.amount, known.currency), network: networkName(known.network) })
    : t('queue.kinds.arrival');
  return (
    <Dialog form size="broad" title={title} onClose={onClose}>
      <CallView of={remote} what={t('arrivals.caseLoading')} failed={t('arrivals.caseFailed')}>
        {(arrival) => (
          <div className={deciding.stack}>
            <Next arrival={arrival} onOver={onClose} />
            <ArrivalFacts arrival={arrival} />
            {arrival.timeline.length > 0 && (
              <section className={deciding.stack}>
                <h3>{t('arrivals.course')}</h3>
                <RecordTimeline record={arrival} timeline={arrival.timeline} />
              </section>
            )}
          </div>
        )}
      </CallView>
    </Dialog>
  );
}

/** What is to be known before deciding, and the acts that are open now. */
function Next({ arrival, onOver }: { readonly arrival: ArrivalCase; readonly onOver: () => void }) {
  const t = useT('back-office');
  const { company_id, state, deposit, second, may } = arrival;
  const asked = deposit?.second ? { ...deposit.second, company_id } : second;
  return (
    <>
      {asked && <SecondNote company_id={asked.company_id} of={asked} shows={arrivalsKey} onDone={onOver} />}
      {!asked && state === 'unmatched' && (
        <Note tone="attention" title={t('arrivals.unmatched.title')}>
          {t(may.length > 0 ? 'arrivals.unmatched.text' : 'arrivals.unmatched.early')}
        </Note>
      )}
      {!asked && deposit?.doubt && (
        <Note tone="attention" title={t('deposits.doubted')}>
          {deposit.doubt}
        </Note>
      )}
      {!asked && deposit?.below_minimum && <Note tone="attention" title={t('deposits.belowMinimum')} />}
      {deposit && <DepositActs deposit={deposit} shows={arrivalsKey} onOver={onOver} />}
      {may.length > 0 && <ArrivalActs arrival={arrival} onOver={onOver} />}
    </>
  );
}

function ArrivalFacts({ arrival }: { readonly arrival: ArrivalCase }) {
  const t = useT('back-office');
  const dates = useDates();
  const { project_name, account_number, number, address, sender_address, hash, confirmations, confirmations_needed, decided } = arrival;
  const rows = [
    [t('arrivals.status'), <ArrivalStatus key="status" state={arrival.state} />],
    [t('arrivals.seen'), dates.dateTime(arrival.at)],
    [t('arrivals.company'), project_name && `${project_name} · ${account_number}`],
    [t('arrivals.deposit'), number && <span className={mono}>{number}</span>],
    [t('arrivals.confirmations'), confirmations_needed > 0 && t('arrivals.count', { done: confirmations, needed: confirmations_needed })],
    [t('arrivals.address'), address && <AddressText value={address} copy={t('arrivals.address')} />],
    [t('money:facts.senderAddress'), sender_address && <AddressText value={sender_address} copy={t('money:facts.senderAddress')} />],
    [t('money:facts.hash'), <AddressText key="hash" value={hash} copy={t('money:facts.hash')} />],
    [t('arrivals.decidedBy'), decided && `${decided.by} · ${dates.dateTime(decided.at)}`],
    [t('arrivals.reason'), decided?.reason],
  ] as const;
  return (
    <Facts>
      {rows.map(
        ([label, value]) =>
          value && (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ),
      )}
    </Facts>
  );
}
