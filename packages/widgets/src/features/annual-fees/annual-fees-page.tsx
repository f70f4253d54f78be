/** The yearly fees of the company's cards: what is due, overdue and paid (CRD-35). */
import { useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { RefreshButton } from '../../kit/action/refresh-button.tsx';
import { useLinks } from '../../kit/action/link-resolver.ts';
import { TextButton } from '../../kit/action/text-button.tsx';
import { Chips } from '../../kit/data/chip.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { PageHead } from '../../kit/nav/heading.tsx';
import { FailureNote } from '../../kit/remote/call-view.tsx';
import { useRemote } from '../../kit/remote/remote.ts';
import { useAction } from '../../kit/remote/use-action.ts';
import { useLanguage, useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import { SearchBox } from '../../shared/lists/search-box.tsx';
import { MultiChip } from '../../shared/money/book/multi-chip.tsx';
import * as look from './annual-fees.css.ts';
import { columnsOf, phoneRowOf } from './fee-columns.tsx';
import type { Fee } from './fees.ts';
import { FeesExport } from './fees-export.tsx';
import { payments, renewals, useFeesQuery, type FeesQuery } from './fees-query.ts';

const pageSize = 14;

export function AnnualFeesPage() {
  const t = useT('annual-fees');
  const language = useLanguage();
  const bank = useBank();
  const links = useLinks();
  const query = useFeesQuery();
  const [exporting, setExporting] = useState(false);
  const asked = { ...query.filter, page: query.page, page_size: pageSize };
  const fees = useRemote(['annual-fees', asked], (signal) => bank.call('/annualFee/record', asked, { signal }), { keep: true });
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <Refresh list={fees.state === 'ready' ? fees.data.list : []} />
            <Button compact icon="download" onClick={() => setExporting(true)}>
              {t('money:export.act')}
            </Button>
          </>
        }
      />
      <Filters query={query} />
      <PagedList
        of={fees}
        paged={query}
        pageSize={pageSize}
        rows={8}
        what={t('loading')}
        failed={t('failed')}
        empty={<Nothing query={query} />}
        name={t('title')}
        columns={columnsOf(t, language)}
        rowKey={(row) => row.id}
        phone={phoneRowOf(language)}
        onOpen={(row) => links.go('annualFee', { id: row.id })}
      />
      {exporting && <FeesExport filter={query.filter} isFiltered={query.isFiltered} onClose={() => setExporting(false)} />}
    </>
  );
}

function Filters({ query }: { readonly query: FeesQuery }) {
  const t = useT('annual-fees');
  return (
    <div className={look.filters}>
      <SearchBox label={t('filter.keyword')} value={query.keyword} onSearch={(keyword) => query.narrow({ keyword })} />
      <Chips name={t('filter.name')}>
        <MultiChip
          label={t('column.payment')}
          values={query.payment}
          choices={payments.map((value) => ({ value, label: t(`options:states.annualFee.${value}`) }))}
          onChange={(chosen) => query.narrow({ payment: chosen.join(',') })}
        />
        <MultiChip
          label={t('column.renewal')}
          values={query.renewal}
          choices={renewals.map((value) => ({ value, label: t(`options:states.renewal.${value}`) }))}
          onChange={(chosen) => query.narrow({ renewal: chosen.join(',') })}
        />
        {query.isFiltered && <TextButton onClick={query.clear}>{t('filter.clear')}</TextButton>}
      </Chips>
    </div>
  );
}

function Nothing({ query }: { readonly query: FeesQuery }) {
  const t = useT('annual-fees');
  if (!query.isFiltered) return <EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>;
  return (
    <EmptyState title={t('nothing.title')} actions={<Button onClick={query.clear}>{t('filter.clear')}</Button>}>
      {t('nothing.text')}
    </EmptyState>
  );
}

/** Of the rows that are shown. */
function Refresh({ list }: { readonly list: readonly Fee[] }) {
  const t = useT('annual-fees');
  const bank = useBank();
  const refresh = useAction((ids: string[]) => bank.call('/annualFee/refresh', { ids }), {
    says: t('refreshed'),
    refreshes: [['annual-fees']],
  });
  return (
    <>
      <FailureNote failure={refresh.failure} />
      <RefreshButton compact busy={refresh.busy} disabled={list.length === 0} onClick={() => void refresh.run(list.map(({ id }) => id))}>
        {t('refresh')}
      </RefreshButton>
    </>
  );
}
