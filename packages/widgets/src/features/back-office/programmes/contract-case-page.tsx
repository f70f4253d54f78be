/** /back-office/contracts/…: one contract with its figures, orders and payments, and its end (PRG-01, PRG-04). */
import type { InOf } from '@bankside/core/contract/index.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { programmeParts } from '@bankside/core/rules/programmes/programmes.ts';
import { useState } from 'react';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { Link } from '../../../kit/action/link.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { useRemote } from '../../../kit/remote/remote.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { usePathParams } from '../../../runtime/url.ts';
import { useDates } from '../../../shared/dates.ts';
import { ContractStatus, OrderStatus } from '../../../shared/programmes/programme-status.tsx';
import { CaseView } from '../deciding/case-view.tsx';
import * as desk from '../deciding/deciding.css.ts';
import { StaleNote } from '../deciding/decision-note.tsx';
import { ReasonedAct } from '../deciding/reasoned-act.tsx';
import { SecondNote } from '../deciding/second-person.tsx';
import * as look from '../issued/issued.css.ts';
import { WorkFiles } from '../queue/work-files.tsx';
import { contractKey, programmeSchemas, type ContractCase, type Which } from './programme-cases.ts';
import { ProgrammeLife } from './programme-life.tsx';

type Order = InOf<'/admin/contract/decide'>;
const schema = () => programmeSchemas().then(({ decideContract }) => decideContract.in);

export function DeskContractPage() {
  const t = useT('back-office');
  const bank = useBank();
  const { company_id = '', id = '' } = usePathParams('deskContract');
  const which = { company_id, id };
  const remote = useRemote(contractKey(which), (signal) => bank.call('/admin/contract/get', which, { signal }), { keep: true });
  return (
    <CaseView
      of={remote}
      place="deskContract"
      what={t('programmes.loading')}
      failed={t('programmes.failed')}
      unknown={t('programmes.unknown')}
    >
      {(found) => <Known key={id} which={which} of={found} />}
    </CaseView>
  );
}

function Known({ which, of }: { readonly which: Which; readonly of: ContractCase }) {
  const t = useT('back-office');
  const bank = useBank();
  const dates = useDates();
  const { contract, counts, orders, payments, documents, project_name, account_number, second, timeline } = of;
  const [isStale, setStale] = useState(false);
  const event = contract.status === 'offered' ? 'withdraw' : contract.status === 'active' ? 'end' : undefined;
  const isHeld = event === 'end' && orders.some(({ status }) => status === 'pending');
  return (
    <>
      <PageHead
        title={contract.number}
        crumbs={[{ label: t('places.deskContracts'), to: 'deskContracts' }, { label: contract.number }]}
        lead={`${project_name} · ${account_number}`}
        ruled
        actions={
          event &&
          !isHeld && (
            <ReasonedAct<Order>
              shows={contractKey(which)}
              act={t(`programmes.acts.${event}`)}
              isDanger
              title={t(`programmes.ask.${event}`, { number: contract.number })}
              text={t(`programmes.explain.${event}`)}
              hint={t('issued.companyReads')}
              done={t(`programmes.done.${event}`, { number: contract.number })}
              draft={`contract/${which.id}/${event}`}
              schema={schema}
              rest={{ ...which, version: contract.version, event }}
              onStale={() => setStale(true)}
              perform={(input, { key }) => bank.call('/admin/contract/decide', input, { key })}
            />
          )
        }
      />
      {isStale && !event && <StaleNote />}
      {isHeld && <Note tone="progress" title={t('programmes.endHeld')} />}
      {second && <SecondNote company_id={which.company_id} of={second} shows={contractKey(which)} />}
      <div className={desk.columns}>
        <div className={desk.known}>
          <Facts>
            <Fact label={t('programmes.status')}>
              <ContractStatus status={contract.status} soft />
            </Fact>
            <Fact label={t('programmes.offer.term')}>{t('programmes.months', { count: contract.term_months })}</Fact>
            {contract.starts_on && contract.ends_on && (
              <Fact label={t('programmes.runs')}>
                {dates.date(contract.starts_on)} – {dates.date(contract.ends_on)}
              </Fact>
            )}
            <Fact label={t('programmes.price')}>{formatAmount(contract.price_per_card, 'USD')}</Fact>
            <Fact label={t('programmes.offer.minimum')}>{contract.min_per_batch}</Fact>
            {contract.signed_by && (
              <Fact label={t('programmes.signed')}>
                {contract.signed_by}
                {contract.signed_at && ` · ${dates.dateTime(contract.signed_at)}`}
              </Fact>
            )}
            {contract.reason && <Fact label={t('deciding.reason')}>{contract.reason}</Fact>}
          </Facts>
        </div>
        <div className={desk.stack}>
          <Section title={t('programmes.figures')}>
            <Facts kind="narrow">
              {(['contracted', 'paid', 'ordered', 'available', 'damaged'] as const).map((name) => (
                <Fact key={name} label={t(`programmes.counts.${name}`)}>
                  {counts[name]}
                </Fact>
              ))}
              {programmeParts.map((part) => (
                <Fact key={part} label={t(`programmes:parts.${part}`)}>
                  {counts[part]}
                </Fact>
              ))}
            </Facts>
          </Section>
          {orders.length > 0 && (
            <Section title={t('places.deskOrders')}>
              <ul className={look.rows}>
                {orders.map((order) => (
                  <li key={order.id} className={look.row}>
                    <Link to="deskOrder" params={{ company_id: which.company_id, id: order.id }}>
                      {order.number}
                    </Link>
                    <span>{t('programmes:cards', { count: order.quantity })}</span>
                    <OrderStatus status={order.status} decided_by={order.decided_by} />
                  </li>
                ))}
              </ul>
            </Section>
          )}
          {payments.length > 0 && (
            <Section title={t('programmes.payments')}>
              <ul className={look.rows}>
                {payments.map(({ transaction_id, number, date, quantity, amount, currency, by }) => (
                  <li key={transaction_id} className={look.row}>
                    <span>
                      {number}
                      <span className={look.detail}>
                        {dates.dateTime(date)} · {by}
                      </span>
                    </span>
                    <span>{t('programmes:cards', { count: quantity })}</span>
                    <span>{formatAmount(amount, currency)}</span>
                  </li>
                ))}
              </ul>
            </Section>
          )}
          {documents.length > 0 && (
            <Section title={t('programmes.documents')}>
              <WorkFiles work={{ company_id: which.company_id, files: documents.map((file) => ({ ...file, slot: 'support' })) }} />
            </Section>
          )}
          <ProgrammeLife events={timeline} />
        </div>
      </div>
    </>
  );
}
