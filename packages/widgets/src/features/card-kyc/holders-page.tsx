/** /kycManage: everybody who holds a card of the company or will, and whether the bank has verified them (CRD-50, CRD-51). */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { verification } from '@bankside/core/rules/lifecycles/verification.ts';
import { useEffect, useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { useLinks } from '../../kit/action/link-resolver.ts';
import { Chips } from '../../kit/data/chip.tsx';
import { DataTable, TableSkeleton } from '../../kit/data/data-table.tsx';
import { PageNumber } from '../../kit/data/pager.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { PageHead } from '../../kit/nav/heading.tsx';
import { CallView } from '../../kit/remote/call-view.tsx';
import { useRemote, type Remote } from '../../kit/remote/remote.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useQuery } from '../../runtime/url.ts';
import { useDates } from '../../shared/dates.ts';
import { FilterChip } from '../../shared/lists/filter-chip.tsx';
import { SearchBox } from '../../shared/lists/search-box.tsx';
import * as look from './card-kyc.css.ts';
import { ExportDialog } from '../../shared/lists/export-dialog.tsx';
import { columnsOf, phoneRow } from './holder-columns.tsx';

const filters = ['keyword', 'status', 'page'] as const;
const pageSize = 20;
/** What the company has to do something about comes first. */
const states = ['failed', 'inProgress', 'approved'] as const satisfies readonly (keyof (typeof verification)['states'])[];
const wireOf = (state: (typeof states)[number]) => String(verification.states[state].wire);

export function HoldersPage() {
  const t = useT('card-kyc');
  const bank = useBank();
  const [query, change] = useQuery(filters);
  const [exporting, setExporting] = useState(false);
  const keyword = query.keyword.slice(0, 100); // what the call takes; an address typed by hand may hold more
  const status = states.map(wireOf).find((wire) => wire === query.status) ?? '';
  const page = /^[1-9]\d{0,3}$/.test(query.page) ? Number(query.page) : 1;
  const filter = { keyword, ...(status ? { verification_status: status } : {}) };
  const asked = { ...filter, page, page_size: pageSize };
  const found = useRemote(['card-kyc', 'list', asked], (signal) => bank.call('/card/accountKycList', asked, { signal }), { keep: true });
  const isFiltered = keyword !== '' || status !== '';
  const narrow = (part: Partial<Record<(typeof filters)[number], string>>) => change({ ...part, page: '' });
  const isEmpty = found.state === 'ready' && found.data.list.length === 0;
  const isPastTheEnd = page > 1 && isEmpty;
  useEffect(() => {
    if (isPastTheEnd) change({ page: '' });
  }, [isPastTheEnd, change]);
  return (
    <>
      <PageHead
        title={t('list.title')}
        lead={t('list.lead')}
        actions={
          <Button icon="download" disabled={found.state !== 'ready' || isEmpty} onClick={() => setExporting(true)}>
            {t('export.act')}
          </Button>
        }
      />
      <div className={look.filters}>
        <SearchBox label={t('list.keyword')} value={keyword} onSearch={(text) => narrow({ keyword: text })} />
        <Chips name={t('list.filters')}>
          <FilterChip
            label={t('list.column.status')}
            value={status}
            choices={states.map((state) => ({ value: wireOf(state), label: t(`options:states.verification.${state}`) }))}
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
      {exporting && (
        <ExportDialog
          isFiltered={isFiltered}
          title={t('export.title')}
          text={t(isFiltered ? 'export.text' : 'export.textAll')}
          fetch={(format) => bank.download('/card/accountKycListDownload', { ...filter, format })}
          onClose={() => setExporting(false)}
        />
      )}
    </>
  );
}

type FoundProps = {
  readonly found: Remote<OutOf<'/card/accountKycList'>>;
  readonly isFiltered: boolean;
  readonly page: number;
  readonly onPage: (page: number) => void;
};

function Found({ found, isFiltered, page, onPage }: FoundProps) {
  const t = useT('card-kyc');
  const links = useLinks();
  const dates = useDates();
  const columns = columnsOf(t, dates);
  const none = isFiltered ? 'nothing' : 'none';
  return (
    <CallView
      of={found}
      what={t('list.loading')}
      failed={t('list.failed')}
      empty={<EmptyState title={t(`list.${none}.title`)}>{t(`list.${none}.text`)}</EmptyState>}
      loading={<TableSkeleton columns={columns} rows={6} />}
    >
      {({ list, total }) => (
        <>
          <DataTable
            name={t('list.title')}
            columns={columns}
            rows={list}
            rowKey={({ id }) => id}
            phone={phoneRow(dates)}
            onOpen={({ id }) => links.go('cardKycInfo', { id })}
          />
          <PageNumber page={page} pageSize={pageSize} shown={list.length} total={total} onPage={onPage} />
        </>
      )}
    </CallView>
  );
}
