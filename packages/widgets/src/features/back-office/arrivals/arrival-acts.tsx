/** What no address explains: assigned to a company that staff find, or returned; both with a reason for the trail. */
import { exactAmount } from '@bankside/core/i18n/amounts.ts';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { isRefusal } from '../../../kit/remote/failure.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import * as look from '../deciding/deciding.css.ts';
import { DecisionNote } from '../deciding/decision-note.tsx';
import { ReasonDialog } from '../deciding/reason-dialog.tsx';
import { useDecision } from '../deciding/use-decision.ts';
import { CompanyFinder, type Company } from '../deposits/company-finder.tsx';
import { shortAddress } from '../../../shared/money/money-names.ts';
import { arrivalsKey, type ArrivalCase, type ArrivalOrder } from './arrival-case.ts';

const schema = () => import('@bankside/core/contract/back-office/back-office-chain.ts').then(({ chainWork }) => chainWork.decideArrival.in);

export function ArrivalActs({ arrival, onOver }: { readonly arrival: ArrivalCase; readonly onOver: () => void }) {
  const t = useT('back-office');
  const bank = useBank();
  const [asking, setAsking] = useState<'assign' | 'return' | null>(null);
  const [company, setCompany] = useState<Company>();
  const [taken, setTaken] = useState('');
  const { id, version, company_id, sender_address } = arrival;
  const amount = exactAmount(arrival.amount, arrival.currency);
  const close = () => {
    setAsking(null);
    setCompany(undefined);
  };
  const decide = useDecision(
    (order: ArrivalOrder, { key }) =>
      bank.call('/admin/chain/decide', order, { key }).catch((fault: unknown) => {
        if (order.event === 'assign' && isRefusal(fault, 'invalid')) setTaken(company?.project_name ?? '');
        throw fault;
      }),
    {
      says: (_after, { event }) => t(`arrivals.${event}.done`, { amount, company: company?.project_name ?? '' }),
      shows: arrivalsKey,
      onDone: onOver,
      onStale: close,
    },
  );
  const which = { id, version };
  return (
    <>
      {!asking && <DecisionNote of={decide} />}
      <div className={look.acts}>
        <Button variant="primary" onClick={() => setAsking('assign')}>
          {t('arrivals.assign.act')}
        </Button>
        <Button onClick={() => setAsking('return')}>{t('arrivals.return.act')}</Button>
      </div>
      {asking === 'assign' && !company && (
        <Dialog form title={t('arrivals.assign.find')} onClose={close}>
          <CompanyFinder
            onChoose={(chosen) => {
              setTaken('');
              setCompany(chosen);
            }}
          />
        </Dialog>
      )}
      {asking === 'assign' && company && (
        <ReasonDialog<ArrivalOrder>
          title={t('arrivals.assign.title', { amount, company: company.project_name })}
          text={t('arrivals.assign.text')}
          hint={t('deposits.staffReads')}
          act={t('arrivals.assign.confirm', { amount })}
          isDanger={false}
          draft={`arrivals/${id}/assign`}
          schema={schema}
          rest={{ ...which, company_id: company.company_id, event: 'assign' }}
          maxLength={1000}
          onSend={decide.send}
          onClose={close}
        >
          {taken !== '' && <Note tone="negative" title={t('arrivals.assign.taken', { company: taken })} />}
        </ReasonDialog>
      )}
      {asking === 'return' && (
        <ReasonDialog<ArrivalOrder>
          title={t('arrivals.return.title', { amount })}
          text={t('arrivals.return.text', { sender: shortAddress(sender_address) || t('arrivals.return.unknown') })}
          hint={t('deposits.staffReads')}
          act={t('arrivals.return.act')}
          draft={`arrivals/${id}/return`}
          schema={schema}
          rest={{ ...which, company_id, event: 'return' }}
          maxLength={1000}
          onSend={decide.send}
          onClose={close}
        />
      )}
    </>
  );
}
