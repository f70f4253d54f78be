/** The cards of one order (PRG-28): printed, delivered, given to whom. */
import { may } from '@bankside/core/rules/access/permissions.ts';
import { useEffect } from 'react';
import { ButtonLink } from '../../../kit/action/link.tsx';
import { useLinks } from '../../../kit/action/link-resolver.ts';
import { DataTable, TableSkeleton } from '../../../kit/data/data-table.tsx';
import { PageNumber } from '../../../kit/data/pager.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useQuery } from '../../../runtime/url.ts';
import { useSession } from '../../../runtime/user.ts';
import { useLive } from '../../../shared/lists/use-live.ts';
import { OrderStatus } from '../../../shared/programmes/programme-status.tsx';
import * as look from '../contracts.css.ts';
import { Missing } from '../info/info-page.tsx';
import { figureText } from '../programme.ts';
import { isId, useOneOrder, type Order } from '../use-contracts.ts';
import { batchColumns, batchPhoneRow } from './card-columns.tsx';

const pageSize = 20;

export function CheckOrderPage() {
  const t = useT('contracts');
  const [{ id }] = useQuery(['id']);
  const order = useOneOrder(id);
  if (!isId(id) || (order.state === 'failed' && order.failure.refusal === 'notFound')) return <Missing />;
  return (
    <CallView of={order} what={t('info.loading')} failed={t('info.failed')}>
      {(data) => <Known key={id} order={data} />}
    </CallView>
  );
}

function Known({ order }: { readonly order: Order }) {
  const t = useT('contracts');
  const who = useSession();
  const { id, number, delivered } = order;
  return (
    <>
      <PageHead
        title={t('check.title', { number })}
        crumbs={[
          { label: t('orders.title'), to: 'contractOrders' },
          { label: number, to: 'contract', params: { id } },
          { label: t('info.cards') },
        ]}
        lead={<OrderStatus {...order} soft />}
        actions={
          delivered > 0 &&
          may(who, '9-2') && (
            <ButtonLink compact variant="primary" to="cardManagement" params={{ order: id }}>
              {t('info.allocate')}
            </ButtonLink>
          )
        }
      />
      <Progress order={order} />
      <Cards order_id={id} />
    </>
  );
}

/** The progress of the order, as figures. */
function Progress({ order: { quantity, printed, shipped, delivered, allocated } }: { readonly order: Order }) {
  const t = useT('contracts');
  const figures = { quantity, printed, shipped, delivered, allocated };
  return (
    <section className={`${look.figures} ${look.note}`} aria-label={t('figures.name')}>
      <dl className={look.stats}>
        {(Object.keys(figures) as (keyof typeof figures)[]).map((name) => (
          <div key={name} className={look.stat}>
            <dt>{t(`check.${name}`)}</dt>
            <dd>{figureText(figures[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Cards({ order_id }: { readonly order_id: string }) {
  const t = useT('contracts');
  const bank = useBank();
  const links = useLinks();
  const [query, change] = useQuery(['page']);
  const page = /^[1-9]\d{0,3}$/.test(query.page) ? Number(query.page) : 1;
  const asked = { order_id, page, page_size: pageSize };
  const cards = useLive(['contracts', 'cards', asked], { keep: true }, (how) => bank.call('/contract/orderCardList', asked, how));
  const isPastTheEnd = page > 1 && cards.state === 'ready' && cards.data.list.length === 0;
  useEffect(() => {
    if (isPastTheEnd) change({ page: '' });
  }, [isPastTheEnd, change]);
  const columns = batchColumns(t);
  return (
    <CallView
      of={cards}
      what={t('check.loading')}
      failed={t('check.failed')}
      empty={<EmptyState title={t('check.none')}>{t('check.noneText')}</EmptyState>}
      loading={<TableSkeleton columns={columns} rows={8} />}
    >
      {({ list, total }) => (
        <>
          <DataTable
            name={t('info.cards')}
            columns={columns}
            rows={list}
            rowKey={({ card_id }) => card_id}
            phone={batchPhoneRow(t)}
            onOpen={({ card_id }) => links.go('cardRecord', { id: card_id })}
          />
          <PageNumber
            page={page}
            pageSize={pageSize}
            shown={list.length}
            total={total}
            onPage={(next) => change({ page: next > 1 ? String(next) : '' })}
          />
        </>
      )}
    </CallView>
  );
}
