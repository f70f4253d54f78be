import { formatDay } from '@bankside/core/i18n/dates.ts';
import { may } from '@bankside/core/rules/access/permissions.ts';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { ButtonLink, Link } from '../../../kit/action/link.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { Timeline } from '../../../kit/data/timeline.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { mono } from '../../../kit/theme/text.css.ts';
import { useLanguage, useT } from '../../../kit/words.tsx';
import { useSession } from '../../../runtime/user.ts';
import { useDates } from '../../../shared/dates.ts';
import { OrderStatus } from '../../../shared/programmes/programme-status.tsx';
import * as look from '../contracts.css.ts';
import { WithdrawDialog } from '../orders/withdraw-dialog.tsx';
import { figureText, kindOf } from '../programme.ts';
import type { Order } from '../use-contracts.ts';
import { DeliveryFacts } from './delivery-facts.tsx';
import { History } from './history.tsx';
import { Papers } from './papers.tsx';
import { stagesOf } from './stages.ts';

export function OrderInfo({ order }: { readonly order: Order }) {
  const t = useT('contracts');
  const language = useLanguage();
  const dates = useDates();
  const who = useSession();
  const [withdrawing, setWithdrawing] = useState(false);
  const { id, number, contract_id, contract_number, quantity, printed, delivered, damaged, allocated, lead_weeks, can_withdraw } = order;
  return (
    <>
      <PageHead
        title={t('info.order', { number })}
        crumbs={[
          { label: contract_number, to: 'contract', params: { id: contract_id } },
          { label: t('orders.title'), to: 'contractOrders', params: { contract: contract_id } },
          { label: number },
        ]}
        lead={<OrderStatus {...order} soft />}
        ruled
        actions={
          <>
            {printed > 0 && (
              <ButtonLink compact to="checkOrder" params={{ id }}>
                {t('info.cards')}
              </ButtonLink>
            )}
            {delivered > 0 && may(who, '9-2') && (
              <ButtonLink
                compact
                variant={allocated < quantity - damaged ? 'primary' : 'secondary'}
                to="cardManagement"
                params={{ order: id }}
              >
                {t('info.allocate')}
              </ButtonLink>
            )}
            {can_withdraw && (
              <Button compact variant="dangerQuiet" onClick={() => setWithdrawing(true)}>
                {t('withdraw.act')}
              </Button>
            )}
          </>
        }
      />
      <div className={look.columns}>
        <div className={look.stack}>
          <Section title={t('info.facts')}>
            <Facts>
              <Fact label={t('column.quantity')}>{figureText(quantity)}</Fact>
              {damaged > 0 && <Fact label={t('fact.damaged')}>{t('figures.damaged', { count: damaged })}</Fact>}
              <Fact label={t('fact.kind')}>{kindOf(t, order)}</Fact>
              <Fact label={t('column.contract')}>
                <Link to="contract" params={{ id: contract_id }}>
                  {contract_number}
                </Link>
              </Fact>
              <Fact label={t('fact.lead')}>{t('order.weeks', { weeks: lead_weeks })}</Fact>
              <DeliveryFacts {...order} />
              <Papers order={order} />
            </Facts>
          </Section>
          {order.shipments.length > 0 && (
            <Section title={t('shipments.title')}>
              <Shipments list={order.shipments} />
            </Section>
          )}
        </div>
        <div className={look.stack}>
          <Section title={t('stages.title')}>
            <Timeline name={t('stages.title')} steps={stagesOf(t, dates, order, (day) => formatDay(day, language))} />
          </Section>
          {order.status !== 'pending' && order.status !== 'rejected' && <History events={order.timeline} />}
        </div>
      </div>
      {withdrawing && <WithdrawDialog order={order} onClose={() => setWithdrawing(false)} />}
    </>
  );
}

/** Parcels, each with what of it has arrived. */
function Shipments({ list }: { readonly list: Order['shipments'] }) {
  const t = useT('contracts');
  const dates = useDates();
  return (
    <ul className={look.list} aria-label={t('shipments.title')}>
      {list.map(({ tracking, shipped_at, cards, delivered }) => (
        <li key={tracking} className={look.entry}>
          <span>
            <span className={mono}>{tracking}</span> · {dates.date(shipped_at)}
          </span>
          <span className={look.said}>{t('shipments.arrived', { count: delivered, of: cards })}</span>
        </li>
      ))}
    </ul>
  );
}
