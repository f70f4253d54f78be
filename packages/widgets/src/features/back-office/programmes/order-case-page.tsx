/** /back-office/orders/…: one order: approved or rejected, printed, sent, delivered (PRG-08 to PRG-13). */
import type { InOf } from '@bankside/core/contract/index.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { Link } from '../../../kit/action/link.tsx';
import { saveFile } from '../../../kit/action/save-file.ts';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { FailureNote } from '../../../kit/remote/call-view.tsx';
import { useRemote } from '../../../kit/remote/remote.ts';
import { useAction } from '../../../kit/remote/use-action.ts';
import { useLanguage, useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { usePathParams } from '../../../runtime/url.ts';
import { countryName } from '../../../shared/country-name.ts';
import { useDates } from '../../../shared/dates.ts';
import { OrderStatus } from '../../../shared/programmes/programme-status.tsx';
import { CaseView } from '../deciding/case-view.tsx';
import * as desk from '../deciding/deciding.css.ts';
import { StaleNote } from '../deciding/decision-note.tsx';
import { ReasonedAct } from '../deciding/reasoned-act.tsx';
import { SecondNote } from '../deciding/second-person.tsx';
import * as look from '../issued/issued.css.ts';
import { ApproveOrder } from './approve-order.tsx';
import { OrderCards } from './order-cards.tsx';
import { orderKey, programmeSchemas, type OrderCase, type Which } from './programme-cases.ts';
import { ProgrammeLife } from './programme-life.tsx';

type Reject = InOf<'/admin/order/decide'>;
const schema = () => programmeSchemas().then(({ decideOrder }) => decideOrder.in);

export function DeskOrderPage() {
  const t = useT('back-office');
  const bank = useBank();
  const { company_id = '', id = '' } = usePathParams('deskOrder');
  const which = { company_id, id };
  const remote = useRemote(orderKey(which), (signal) => bank.call('/admin/order/get', which, { signal }), { keep: true });
  return (
    <CaseView
      of={remote}
      place="deskOrder"
      what={t('programmes.loading')}
      failed={t('programmes.failed')}
      unknown={t('programmes.unknown')}
    >
      {(found) => <Known key={id} which={which} of={found} />}
    </CaseView>
  );
}

function Known({ which, of }: { readonly which: Which; readonly of: OrderCase }) {
  const t = useT('back-office');
  const bank = useBank();
  const { order, project_name, account_number, second, is_paid, unprinted } = of;
  const isPending = order.status === 'pending';
  const [isStale, setStale] = useState(false);
  const onStale = () => setStale(true);
  const print = useAction(async () => {
    const { blob, name } = await bank.download('/admin/order/printFile', which);
    saveFile(blob, name);
  });
  return (
    <>
      <PageHead
        title={order.number}
        crumbs={[{ label: t('places.deskOrders'), to: 'deskOrders' }, { label: order.number }]}
        lead={`${project_name} · ${account_number}`}
        ruled
        actions={
          isPending ? (
            <>
              <ReasonedAct<Reject>
                shows={orderKey(which)}
                act={t('programmes.acts.reject')}
                isDanger
                title={t('programmes.ask.reject', { number: order.number })}
                text={t('programmes.explain.reject')}
                hint={t('issued.companyReads')}
                done={t('programmes.done.reject', { number: order.number })}
                draft={`order/${which.id}/reject`}
                schema={schema}
                rest={{ ...which, version: order.version, event: 'reject' }}
                onStale={onStale}
                perform={(input, { key }) => bank.call('/admin/order/decide', input, { key })}
              />
              {second === null && <ApproveOrder which={which} of={of} onStale={onStale} />}
            </>
          ) : (
            order.status !== 'rejected' && (
              <Button compact icon="download" busy={print.busy} onClick={() => void print.run(undefined)}>
                {t('programmes.printFile')}
              </Button>
            )
          )
        }
      />
      <FailureNote failure={print.failure} />
      {isStale && !isPending && <StaleNote />}
      {second && <SecondNote company_id={which.company_id} of={second} shows={orderKey(which)} />}
      {isPending && !is_paid && <Note tone="attention" title={t('programmes.notPaid')} />}
      {!isPending && unprinted > 0 && <Note tone="progress" title={t('programmes.unprinted', { count: unprinted })} />}
      <div className={desk.columns}>
        <div className={desk.known}>
          <OrderFacts which={which} of={of} />
        </div>
        <div className={desk.stack}>
          <Parcels of={of} />
          <OrderCards which={which} of={of} />
          <ProgrammeLife events={order.timeline} />
        </div>
      </div>
    </>
  );
}

function OrderFacts({ which, of: { order, contract, worth } }: { readonly which: Which; readonly of: OrderCase }) {
  const t = useT('back-office');
  const language = useLanguage();
  const { delivery_address: to, contact } = order;
  return (
    <Facts>
      <Fact label={t('programmes.status')}>
        <OrderStatus status={order.status} decided_by={order.decided_by} soft />
      </Fact>
      {order.reason && <Fact label={t('deciding.reason')}>{order.reason}</Fact>}
      <Fact label={t('programmes.contract')}>
        <Link to="deskContract" params={{ company_id: which.company_id, id: contract.contract_id }}>
          {contract.number}
        </Link>
      </Fact>
      <Fact label={t('programmes.offer.quantity')}>{order.quantity}</Fact>
      <Fact label={t('programmes.worth')}>{formatAmount(worth, 'USD')}</Fact>
      <Fact label={t('programmes.address')}>
        <span className={desk.words}>
          {[to.street, [to.postal_code, to.city, to.region].filter(Boolean).join(' '), countryName(to.country, language)].join('\n')}
        </span>
      </Fact>
      <Fact label={t('programmes.contact')}>
        <span className={desk.words}>{[contact.name, `${contact.country_code} ${contact.phone}`, contact.email].join('\n')}</span>
      </Fact>
    </Facts>
  );
}

function Parcels({ of: { order } }: { readonly of: OrderCase }) {
  const t = useT('back-office');
  const dates = useDates();
  if (order.shipments.length === 0) return null;
  return (
    <Section title={t('programmes.parcels')}>
      <ul className={look.rows}>
        {order.shipments.map(({ tracking, shipped_at, cards, delivered }) => (
          <li key={tracking} className={look.row}>
            <span>{tracking}</span>
            <span>{dates.date(shipped_at)}</span>
            <span>{t('programmes.deliveredOf', { part: delivered, all: cards })}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
