/** Orders of all contracts, or of one (PRG-28). */
import { useEffect } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { ButtonLink } from '../../../kit/action/link.tsx';
import { TextButton } from '../../../kit/action/text-button.tsx';
import { Chips } from '../../../kit/data/chip.tsx';
import { TableSkeleton } from '../../../kit/data/data-table.tsx';
import { PageNumber } from '../../../kit/data/pager.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { useT } from '../../../kit/words.tsx';
import { useDates } from '../../../shared/dates.ts';
import { FilterChip } from '../../../shared/lists/filter-chip.tsx';
import { SearchBox } from '../../../shared/lists/search-box.tsx';
import { MultiChip } from '../../../shared/money/book/multi-chip.tsx';
import * as look from '../contracts.css.ts';
import { useContracts, useOrders } from '../use-contracts.ts';
import { orderColumns, OrderTable } from './order-table.tsx';
import { orderStates, pageSize, useOrdersQuery, type OrdersQuery } from './orders-query.ts';

export function OrdersPage() {
  const t = useT('contracts');
  const dates = useDates();
  const query = useOrdersQuery();
  const orders = useOrders(query.asked);
  const isPastTheEnd = query.page > 1 && orders.state === 'ready' && orders.data.list.length === 0;
  const { goTo } = query;
  useEffect(() => {
    if (isPastTheEnd) goTo(1);
  }, [isPastTheEnd, goTo]);
  return (
    <>
      <PageHead
        title={t('orders.title')}
        crumbs={[{ label: t('overview.title'), to: 'contracts' }, { label: t('orders.title') }]}
        actions={
          <ButtonLink compact variant="primary" to="contracts" params={{ ...(query.contract && { id: query.contract }), act: 'order' }}>
            {t('order.act')}
          </ButtonLink>
        }
      />
      <Filters query={query} />
      <CallView
        of={orders}
        what={t('orders.loading')}
        failed={t('orders.failed')}
        empty={<Nothing query={query} />}
        loading={<TableSkeleton columns={orderColumns(t, dates, false)} rows={8} />}
      >
        {({ list, total }) => (
          <>
            <OrderTable name={t('orders.title')} list={list} />
            <PageNumber page={query.page} pageSize={pageSize} shown={list.length} total={total} onPage={goTo} />
          </>
        )}
      </CallView>
    </>
  );
}

function Filters({ query }: { readonly query: OrdersQuery }) {
  const t = useT('contracts');
  const contracts = useContracts();
  const list = contracts.state === 'ready' ? contracts.data.list : [];
  return (
    <div className={look.filters}>
      <Chips name={t('orders.filters')}>
        <SearchBox label={t('orders.search')} value={query.keyword} onSearch={(keyword) => query.narrow({ keyword })} />
        <MultiChip
          label={t('column.status')}
          values={query.states}
          choices={orderStates.map((value) => ({ value, label: t(`programmes:states.contractOrder.${value}`) }))}
          onChange={(chosen) => query.narrow({ status: chosen.join(',') })}
        />
        {(list.length > 1 || query.contract !== '') && (
          <FilterChip
            label={t('column.contract')}
            value={query.contract}
            choices={list.map(({ contract_id, number }) => ({ value: contract_id, label: number }))}
            onChange={(contract) => query.narrow({ contract })}
          />
        )}
        {query.isFiltered && <TextButton onClick={query.clear}>{t('orders.clear')}</TextButton>}
      </Chips>
    </div>
  );
}

function Nothing({ query }: { readonly query: OrdersQuery }) {
  const t = useT('contracts');
  if (query.isFiltered)
    return (
      <EmptyState title={t('orders.nothing')} actions={<Button onClick={query.clear}>{t('orders.clear')}</Button>}>
        {t('orders.nothingText')}
      </EmptyState>
    );
  return (
    <EmptyState title={t('orders.none')} actions={<ButtonLink to="contracts">{t('orders.toContract')}</ButtonLink>}>
      {t('orders.noneText')}
    </EmptyState>
  );
}
