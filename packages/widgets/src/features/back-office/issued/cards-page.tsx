/** /back-office/issued-cards: every company's cards, found by holder, last four, kit, company or card id (CRD-65). */
import { formatAmount, cardText } from '@bankside/core/i18n/amounts.ts';
import { card as lifecycle } from '@bankside/core/rules/lifecycles/card.ts';
import { useEffect } from 'react';
import { useLinks } from '../../../kit/action/link-resolver.ts';
import { TextButton } from '../../../kit/action/text-button.tsx';
import { Chips } from '../../../kit/data/chip.tsx';
import { DataTable, TableSkeleton, type Column } from '../../../kit/data/data-table.tsx';
import { PageNumber } from '../../../kit/data/pager.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { useRemote } from '../../../kit/remote/remote.ts';
import { faint, mono } from '../../../kit/theme/text.css.ts';
import { columnWidth } from '../../../kit/theme/tokens.css.ts';
import { useNames, useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useQuery } from '../../../runtime/url.ts';
import { useDates } from '../../../shared/dates.ts';
import { FilterChip } from '../../../shared/lists/filter-chip.tsx';
import { SearchBox } from '../../../shared/lists/search-box.tsx';
import type { Listed } from './issued-case.ts';
import { IssuedStatus } from './issued-status.tsx';
import * as look from './issued.css.ts';

const names = ['keyword', 'status', 'page'] as const;
const pageSize = 20;
const states = Object.entries(lifecycle.states).map(([state, { wire }]) => ({ state, value: String(wire) }));

function State({ row: { card, locked_until } }: { readonly row: Listed }) {
  const t = useT('back-office');
  return (
    <span className={look.state}>
      <IssuedStatus of="card" status={card.status} />
      {locked_until && <span className={look.locked}>{t('issued.locked')}</span>}
    </span>
  );
}

function useColumns(): readonly Column<Listed>[] {
  const t = useT('back-office');
  const dates = useDates();
  return [
    {
      key: 'holder',
      head: t('issued.columns.holder'),
      clip: true,
      cell: ({ card }) => (
        <>
          {card.holder_name} <span className={faint}>{cardText(card.last4)}</span>
        </>
      ),
    },
    { key: 'company', head: t('issued.columns.company'), clip: true, dropAt: 'narrow', cell: ({ project_name }) => project_name },
    {
      key: 'kit',
      head: t('cards:fact.kit'),
      width: columnWidth.stage,
      dropAt: 'wide',
      cell: ({ card }) => <span className={mono}>{card.kit_number}</span>,
    },
    {
      key: 'changed',
      head: t('issued.columns.changed'),
      width: columnWidth.day,
      dropAt: 'narrow',
      cell: ({ card }) => <span className={faint}>{dates.date(card.updated_at)}</span>,
    },
    { key: 'status', head: t('issued.columns.status'), width: columnWidth.stage, cell: (row) => <State row={row} /> },
    {
      key: 'balance',
      head: t('issued.columns.balance'),
      width: columnWidth.amount,
      numeric: true,
      cell: ({ card }) => formatAmount(card.balance, card.currency),
    },
  ];
}

export function IssuedCardsPage() {
  const t = useT('back-office');
  const state = useNames('options');
  const bank = useBank();
  const links = useLinks();
  const [query, change] = useQuery(names);
  const keyword = query.keyword.slice(0, 100);
  const status = states.find(({ value }) => value === query.status)?.value ?? '';
  const page = /^[1-9]\d{0,3}$/.test(query.page) ? Number(query.page) : 1;
  const asked = { page, page_size: pageSize, ...(keyword && { keyword }), ...(status && { status }) };
  const remote = useRemote(['desk-issued-cards', asked], (signal) => bank.call('/admin/cards/list', asked, { signal }), { keep: true });
  const columns = useColumns();
  const narrow = (part: Partial<Record<(typeof names)[number], string>>) => change({ ...part, page: '' });
  const isPastTheEnd = page > 1 && remote.state === 'ready' && remote.data.list.length === 0;
  useEffect(() => {
    if (isPastTheEnd) change({ page: '' });
  }, [isPastTheEnd, change]);
  const clear = <TextButton onClick={() => narrow({ keyword: '', status: '' })}>{t('issued.clear')}</TextButton>;
  return (
    <>
      <PageHead
        title={t('places.deskCards')}
        lead={remote.state === 'ready' && remote.data.total > 0 ? t('issued.count', { count: remote.data.total }) : undefined}
      />
      <div className={look.filters}>
        <Chips name={t('issued.filters')}>
          <SearchBox label={t('issued.search')} value={keyword} onSearch={(text) => narrow({ keyword: text })} />
          <FilterChip
            label={t('issued.columns.status')}
            value={status}
            choices={states.map((each) => ({ value: each.value, label: state('states.card', each.state) }))}
            onChange={(value) => narrow({ status: value })}
          />
          {(keyword || status) && clear}
        </Chips>
      </div>
      <CallView
        of={remote}
        what={t('issued.listLoading')}
        failed={t('issued.listFailed')}
        loading={<TableSkeleton columns={columns} rows={10} />}
        empty={
          <EmptyState title={t('issued.nothing.title')} actions={keyword || status ? clear : undefined}>
            {t('issued.nothing.text')}
          </EmptyState>
        }
      >
        {({ list, total }) => (
          <>
            <DataTable
              name={t('places.deskCards')}
              columns={columns}
              rows={list}
              rowKey={({ card }) => card.card_id}
              phone={(row) => ({
                lead: `${row.card.holder_name} ${cardText(row.card.last4)}`,
                figure: formatAmount(row.card.balance, row.card.currency),
                detail: row.project_name,
                status: <State row={row} />,
              })}
              onOpen={({ company_id, card }) => links.go('deskIssuedCard', { company_id, id: card.card_id })}
            />
            <PageNumber
              page={page}
              pageSize={pageSize}
              shown={list.length}
              total={total}
              onPage={(to) => change({ page: to > 1 ? String(to) : '' })}
            />
          </>
        )}
      </CallView>
    </>
  );
}
