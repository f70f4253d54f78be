/** /kycManage: everybody who holds a card of the company or will, and whether the bank has verified them (CRD-50, CRD-51). */
import { verification } from '@bankside/core/rules/lifecycles/verification.ts';
import { useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { useLinks } from '../../kit/action/link-resolver.ts';
import { Chips } from '../../kit/data/chip.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { PageHead } from '../../kit/nav/heading.tsx';
import { useRemote } from '../../kit/remote/remote.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { PagedList, usePagedQuery } from '../../shared/lists/paged-list.tsx';
import { useDates } from '../../shared/dates.ts';
import { FilterChip } from '../../shared/lists/filter-chip.tsx';
import { SearchBox } from '../../shared/lists/search-box.tsx';
import * as look from './card-kyc.css.ts';
import { ExportDialog } from '../../shared/lists/export-dialog.tsx';
import { columnsOf, phoneRow } from './holder-columns.tsx';

const filters = ['keyword', 'status'] as const;
const pageSize = 20;
/** What the company has to do something about comes first. */
const states = ['failed', 'inProgress', 'approved'] as const satisfies readonly (keyof (typeof verification)['states'])[];
const wireOf = (state: (typeof states)[number]) => String(verification.states[state].wire);

export function HoldersPage() {
  const t = useT('card-kyc');
  const bank = useBank();
  const links = useLinks();
  const dates = useDates();
  const paged = usePagedQuery(filters);
  const { query, page, narrow } = paged;
  const [exporting, setExporting] = useState(false);
  const keyword = query.keyword.slice(0, 100); // what the call takes; an address typed by hand may hold more
  const status = states.map(wireOf).find((wire) => wire === query.status) ?? '';
  const filter = { keyword, ...(status ? { verification_status: status } : {}) };
  const asked = { ...filter, page, page_size: pageSize };
  const found = useRemote(['card-kyc', 'list', asked], (signal) => bank.call('/card/accountKycList', asked, { signal }), { keep: true });
  const isFiltered = keyword !== '' || status !== '';
  const isEmpty = found.state === 'ready' && found.data.list.length === 0;
  const none = isFiltered ? 'nothing' : 'none';
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
      <PagedList
        of={found}
        paged={paged}
        pageSize={pageSize}
        rows={6}
        what={t('list.loading')}
        failed={t('list.failed')}
        empty={<EmptyState title={t(`list.${none}.title`)}>{t(`list.${none}.text`)}</EmptyState>}
        name={t('list.title')}
        columns={columnsOf(t, dates)}
        rowKey={({ id }) => id}
        phone={phoneRow(dates)}
        onOpen={({ id }) => links.go('cardKycInfo', { id })}
      />
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
