import { may } from '@bankside/core/rules/access/permissions.ts';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { ButtonLink, Link } from '../../../kit/action/link.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { useRefresh } from '../../../kit/remote/remote.ts';
import { useT } from '../../../kit/words.tsx';
import { useQuery } from '../../../runtime/url.ts';
import { useSession } from '../../../runtime/user.ts';
import { ContractStatus } from '../../../shared/programmes/programme-status.tsx';
import * as look from '../contracts.css.ts';
import { OrderDialog } from '../order/order-dialog.tsx';
import { OrderTable } from '../orders/order-table.tsx';
import { PayDialog } from '../pay/pay-dialog.tsx';
import { kindOf } from '../programme.ts';
import { programmeKey, useConfig, useContract, type Config, type Contract, type ContractData } from '../use-contracts.ts';
import { Figures } from './figures.tsx';
import { Offer } from './offer.tsx';
import { Barred } from './barred.tsx';
import { Terms } from './terms.tsx';

const shown = 5;

/** `children`: the choice between several contracts. */
export function ContractOverview({ row, children }: { readonly row: Contract; readonly children: ReactNode }) {
  const t = useT('contracts');
  const { contract_id } = row;
  const data = useContract(contract_id);
  const config = useConfig(contract_id);
  const known = data.state === 'ready' ? data.data : undefined;
  const bounds = config.state === 'ready' ? config.data : undefined;
  return (
    <>
      <PageHead
        title={t('overview.title')}
        lead={
          <span className={look.acts}>
            <Link to="contract" params={{ id: contract_id }}>
              {row.number}
            </Link>
            <span>{kindOf(t, row)}</span>
            <ContractStatus status={known?.contract.status ?? row.status} />
          </span>
        }
        actions={known && bounds && <Acts data={known} config={bounds} />}
      />
      {children}
      <CallView of={data} what={t('overview.loading')} failed={t('overview.failed')}>
        {(found) => <Known data={found} config={bounds} />}
      </CallView>
    </>
  );
}

type KnownProps = { readonly data: ContractData; readonly config: Config | undefined };

function Known({ data, config }: KnownProps) {
  const t = useT('contracts');
  const { contract, counts, orders, may: rights } = data;
  if (contract.status === 'offered') return <Offer data={data} />;
  return (
    <div className={look.stack}>
      <div>
        {config && contract.status === 'active' && <Barred config={config} counts={counts} mayPay={rights.pay} />}
        <Figures counts={counts} contract_id={contract.contract_id} />
      </div>
      <div className={look.columns}>
        <Section
          title={t('overview.orders')}
          action={
            orders.length > 0 && (
              <Link to="contractOrders" params={{ contract: contract.contract_id }}>
                {t('overview.allOrders')}
              </Link>
            )
          }
        >
          {orders.length === 0 ? (
            <p className={look.said}>{t('overview.noOrders')}</p>
          ) : (
            <OrderTable name={t('overview.orders')} list={orders.slice(0, shown)} brief />
          )}
        </Section>
        <Section title={t('overview.terms')}>
          <Terms contract={contract} />
        </Section>
      </div>
    </div>
  );
}

/** The dialog is in the address, so that a reload opens it again with what was typed. */
function Acts({ data, config }: { readonly data: ContractData; readonly config: Config }) {
  const t = useT('contracts');
  const refresh = useRefresh();
  const who = useSession();
  const [{ act }, change] = useQuery(['act']);
  const [paying, setPaying] = useState(false);
  const { contract, counts, may: rights } = data;
  const canOrder = rights.order && config.bar === '';
  const done = () => {
    refresh(programmeKey);
    refresh(['home']);
  };
  return (
    <>
      {may(who, '9-2') && counts.delivered > 0 && (
        <ButtonLink compact to="cardManagement" params={{ contract: contract.contract_id }}>
          {t('overview.allocate')}
        </ButtonLink>
      )}
      {rights.pay && counts.paid < counts.contracted && (
        <Button compact variant={canOrder ? 'secondary' : 'primary'} onClick={() => setPaying(true)}>
          {t('pay.act')}
        </Button>
      )}
      {canOrder && (
        <Button compact variant="primary" onClick={() => change({ act: 'order' })}>
          {t('order.act')}
        </Button>
      )}
      {paying && <PayDialog contract={contract} counts={counts} onDone={done} onClose={() => setPaying(false)} />}
      {canOrder && act === 'order' && <OrderDialog contract={contract} config={config} onDone={done} onClose={() => change({ act: '' })} />}
    </>
  );
}
