/** The company's sub-accounts: who they are, their group, status and rights. Read-only; the bank makes changes (PER-15). */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { useEffect } from 'react';
import { userStatuses } from '@bankside/core/rules/options.ts';
import { Button } from '../../kit/action/button.tsx';
import { CallView } from '../../kit/remote/call-view.tsx';
import { Chips } from '../../kit/data/chip.tsx';
import { DataTable, TableSkeleton } from '../../kit/data/data-table.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { PageHead } from '../../kit/nav/heading.tsx';
import { useLinks } from '../../kit/action/link-resolver.ts';
import { PageNumber } from '../../kit/data/pager.tsx';
import { useRemote } from '../../kit/remote/remote.ts';
import { useLanguage, useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useDates } from '../../shared/dates.ts';
import { FilterChip } from '../../shared/lists/filter-chip.tsx';
import { useQuery } from '../../runtime/url.ts';
import { SearchBox } from '../../shared/lists/search-box.tsx';
import * as look from './access.css.ts';
import { columnsOf, phoneRow } from './columns.tsx';

type Accounts = OutOf<'/account/childList'>;
const filters = ['keyword', 'group', 'status', 'page'] as const;
const pageSize = 20;
/** What the call takes; an address typed by hand may hold more. */
const longest = { keyword: 100, group: 60 };

export function ConcealedAccountsPage() {
  const t = useT('access');
  const bank = useBank();
  const [query, change] = useQuery(filters);
  const keyword = query.keyword.slice(0, longest.keyword);
  const group = query.group.slice(0, longest.group);
  const status = userStatuses.find((each) => each === query.status);
  const page = /^[1-9]\d{0,3}$/.test(query.page) ? Number(query.page) : 1;
  const asked = { keyword, group, page, page_size: pageSize, ...(status ? { status } : {}) };
  const accounts = useRemote(['access', asked], (signal) => bank.call('/account/childList', asked, { signal }), { keep: true });
  const groups = accounts.state === 'ready' ? accounts.data.groups : [];
  const isFiltered = keyword !== '' || group !== '' || status !== undefined;
  const narrow = (part: Partial<Record<(typeof filters)[number], string>>) => change({ ...part, page: '' });
  const isPastTheEnd = page > 1 && accounts.state === 'ready' && accounts.data.list.length === 0;
  useEffect(() => {
    if (isPastTheEnd) change({ page: '' });
  }, [isPastTheEnd, change]);
  const clear = () => narrow({ keyword: '', group: '', status: '' });
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <div className={look.filters}>
        <SearchBox label={t('filter.keyword')} value={keyword} onSearch={(text) => narrow({ keyword: text })} />
        <Chips name={t('filter.name')}>
          {(groups.length > 0 || group) && (
            <FilterChip
              label={t('filter.group')}
              value={group}
              choices={groups.map((each) => ({ value: each, label: each }))}
              onChange={(value) => narrow({ group: value })}
            />
          )}
          <FilterChip
            label={t('filter.status')}
            value={status ?? ''}
            choices={userStatuses.map((each) => ({ value: each, label: t(`options:userStatuses.${each}`) }))}
            onChange={(value) => narrow({ status: value })}
          />
          {isFiltered && (
            <Button compact variant="quiet" onClick={clear}>
              {t('filter.clear')}
            </Button>
          )}
        </Chips>
      </div>
      <AccountsView
        accounts={accounts}
        isFiltered={isFiltered}
        page={page}
        onPage={(next) => change({ page: next > 1 ? String(next) : '' })}
      />
    </>
  );
}

type ViewProps = {
  readonly accounts: ReturnType<typeof useRemote<Accounts>>;
  readonly isFiltered: boolean;
  readonly page: number;
  readonly onPage: (page: number) => void;
};

function AccountsView({ accounts, isFiltered, page, onPage }: ViewProps) {
  const t = useT('access');
  const links = useLinks();
  const columns = columnsOf(t, useLanguage(), useDates());
  const empty = isFiltered ? (
    <EmptyState title={t('nothing.title')}>{t('nothing.text')}</EmptyState>
  ) : (
    <EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>
  );
  return (
    <CallView of={accounts} what={t('loading')} failed={t('failed')} empty={empty} loading={<TableSkeleton columns={columns} rows={6} />}>
      {({ list, total }) => (
        <>
          <DataTable
            name={t('title')}
            columns={columns}
            rows={list}
            rowKey={(row) => row.id}
            phone={phoneRow(t)}
            onOpen={(row) => links.go('concealedAccount', { id: row.id })}
          />
          <PageNumber page={page} pageSize={pageSize} shown={list.length} total={total} onPage={onPage} />
        </>
      )}
    </CallView>
  );
}
