import { Link } from '../../../kit/action/link.tsx';
import { may } from '@bankside/core/rules/access/permissions.ts';
import { Amount } from '../../../kit/data/amount.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { useT } from '../../../kit/words.tsx';
import { useSession } from '../../../runtime/user.ts';
import { useDates } from '../../../shared/dates.ts';
import { ContractStatus } from '../../../shared/programmes/programme-status.tsx';
import * as look from '../contracts.css.ts';
import { OrderTable } from '../orders/order-table.tsx';
import { Figures } from '../overview/figures.tsx';
import { Terms } from '../overview/terms.tsx';
import { kindOf } from '../programme.ts';
import type { ContractData } from '../use-contracts.ts';
import { Documents } from './documents.tsx';
import { History } from './history.tsx';

export function ContractInfo({ data }: { readonly data: ContractData }) {
  const t = useT('contracts');
  const { contract, counts, orders, documents, payments, timeline } = data;
  const { number, contract_id, status } = contract;
  return (
    <>
      <PageHead
        title={t('info.contract', { number })}
        crumbs={[{ label: t('overview.title'), to: 'contracts', params: { id: contract_id } }, { label: number }]}
        lead={
          <span className={look.acts}>
            <span>{kindOf(t, contract)}</span>
            <ContractStatus status={status} />
          </span>
        }
        ruled={status === 'offered'}
      />
      <div className={look.stack}>
        {status !== 'offered' && <Figures counts={counts} contract_id={contract_id} />}
        <div className={look.columns}>
          <div className={look.stack}>
            <Section title={t('overview.terms')}>
              <Terms contract={contract} />
            </Section>
            <Section title={t('orders.title')}>
              {orders.length === 0 ? (
                <p className={look.said}>{t('overview.noOrders')}</p>
              ) : (
                <OrderTable name={t('orders.title')} list={orders} brief />
              )}
            </Section>
            <Section title={t('payments.title')}>
              <Payments list={payments} />
            </Section>
          </div>
          <div className={look.stack}>
            <Section title={t('documents.title')}>
              <Documents contract_id={contract_id} list={documents} />
            </Section>
            <History events={timeline} />
          </div>
        </div>
      </div>
    </>
  );
}

/** Each is one transaction in the company's records (PRG-03). */
function Payments({ list }: { readonly list: ContractData['payments'] }) {
  const t = useT('contracts');
  const dates = useDates();
  const seesMoney = may(useSession(), '2');
  if (list.length === 0) return <p className={look.said}>{t('payments.none')}</p>;
  return (
    <ul className={look.list} aria-label={t('payments.title')}>
      {list.map(({ transaction_id, number, date, quantity, amount, currency, by }) => (
        <li key={transaction_id} className={look.entry}>
          <span>
            {dates.date(date)} · {t('programmes:cards', { count: quantity })} · {by}
            {' · '}
            {seesMoney ? (
              <Link to="transaction" params={{ id: transaction_id }}>
                {number}
              </Link>
            ) : (
              number
            )}
          </span>
          <Amount size="list" amount={amount} currency={currency} />
        </li>
      ))}
    </ul>
  );
}
