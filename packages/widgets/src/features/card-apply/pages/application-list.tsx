/** Everybody who has applied for a card of the company: searched, filtered, page by page; drafts among them. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { cardApplication } from '@bankside/core/rules/lifecycles/card-application.ts';
import { useEffect } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { Chips } from '../../../kit/data/chip.tsx';
import { DataTable, TableSkeleton } from '../../../kit/data/data-table.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { ButtonLink } from '../../../kit/action/link.tsx';
import { useLinks } from '../../../kit/action/link-resolver.ts';
import { PageNumber } from '../../../kit/data/pager.tsx';
import { useRemote, type Remote } from '../../../kit/remote/remote.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useDates } from '../../../shared/dates.ts';
import { FilterChip } from '../../../shared/lists/filter-chip.tsx';
import { useQuery } from '../../../runtime/url.ts';
import { SearchBox } from '../../../shared/lists/search-box.tsx';
import { useNames } from '../../../kit/words.tsx';
import { columnsOf, phoneRow, type ApplicationRow } from './application-columns.tsx';
import { ApplyLinks } from './apply-links.tsx';
import * as look from './pages.css.ts';

const filters = ['keyword', 'status', 'page'] as const;
const pageSize = 20;
const statuses = Object.values(cardApplication.states).map(({ wire }) => String(wire));

export function ApplicationList() {
  const t = useT('apply-pages');
  const name = useNames('apply-pages');
  const bank = useBank();
  const [query, change] = useQuery(filters);
  const keyword = query.keyword.slice(0, 100); // what the call takes; an address typed by hand may hold more
  const status = statuses.find((each) => each === query.status) ?? '';
  const page = /^[1-9]\d{0,3}$/.test(query.page) ? Number(query.page) : 1;
  const asked = { tab: 'applications' as const, keyword, page, page_size: pageSize, ...(status ? { status } : {}) };
  const found = useRemote(['card-apply', 'record', asked], (signal) => bank.call('/card/record', asked, { signal }), { keep: true });
  const isFiltered = keyword !== '' || status !== '';
  const narrow = (part: Partial<Record<(typeof filters)[number], string>>) => change({ ...part, page: '' });
  const isPastTheEnd = page > 1 && found.state === 'ready' && found.data.list.length === 0;
  useEffect(() => {
    if (isPastTheEnd) change({ page: '' });
  }, [isPastTheEnd, change]);
  return (
    <>
      <PageHead
        title={t('list.title')}
        lead={t('list.lead')}
        actions={
          <ButtonLink variant="primary" to="applyCard">
            {t('titles.apply')}
          </ButtonLink>
        }
      />
      <div className={look.filters}>
        <SearchBox label={t('list.keyword')} value={keyword} onSearch={(text) => narrow({ keyword: text })} />
        <Chips name={t('list.filters')}>
          <FilterChip
            label={t('list.column.status')}
            value={status}
            choices={statuses.map((each) => ({ value: each, label: name('list.statuses', each) }))}
            onChange={(value) => narrow({ status: value })}
          />
          {isFiltered && (
            <Button compact variant="quiet" onClick={() => narrow({ keyword: '', status: '' })}>
              {t('list.clear')}
            </Button>
          )}
        </Chips>
      </div>
      <Found found={found} isFiltered={isFiltered} page={page} onPage={(next) => change({ page: next > 1 ? String(next) : '' })} />
      <ApplyLinks />
    </>
  );
}

type FoundProps = {
  readonly found: Remote<OutOf<'/card/record'>>;
  readonly isFiltered: boolean;
  readonly page: number;
  readonly onPage: (page: number) => void;
};

function Found({ found, isFiltered, page, onPage }: FoundProps) {
  const t = useT('apply-pages');
  const links = useLinks();
  const columns = columnsOf(t, useNames('apply-pages'), useDates());
  const open = ({ id, application_status }: ApplicationRow) =>
    links.go(application_status === 'uncommitted' ? 'applyCard' : 'applyCardInfo', { id });
  const empty = isFiltered ? (
    <EmptyState title={t('list.nothing.title')}>{t('list.nothing.text')}</EmptyState>
  ) : (
    <EmptyState title={t('list.none.title')}>{t('list.none.text')}</EmptyState>
  );
  return (
    <CallView
      of={found}
      what={t('list.loading')}
      failed={t('list.failed')}
      empty={empty}
      loading={<TableSkeleton columns={columns} rows={6} />}
    >
      {({ list, total }) => (
        <>
          <DataTable name={t('list.title')} columns={columns} rows={list} rowKey={({ id }) => id} phone={phoneRow(t)} onOpen={open} />
          <PageNumber page={page} pageSize={pageSize} shown={list.length} total={total} onPage={onPage} />
        </>
      )}
    </CallView>
  );
}
