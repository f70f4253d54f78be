/** A list of the desk: words, one state at a time, numbered pages; the address keeps them. */
import type { StaffPlace } from '@bankside/core/rules/places.ts';
import { useEffect, type ReactNode } from 'react';
import { TextButton } from '../../../kit/action/text-button.tsx';
import { Chips } from '../../../kit/data/chip.tsx';
import { DataTable, TableSkeleton, type Column } from '../../../kit/data/data-table.tsx';
import { PageNumber } from '../../../kit/data/pager.tsx';
import type { PhoneRow } from '../../../kit/data/record-list.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { useRemote } from '../../../kit/remote/remote.ts';
import { useT } from '../../../kit/words.tsx';
import { useQuery } from '../../../runtime/url.ts';
import { FilterChip, type Choice } from '../../../shared/lists/filter-chip.tsx';
import { SearchBox } from '../../../shared/lists/search-box.tsx';
import * as look from '../issued/issued.css.ts';

const names = ['keyword', 'status', 'page'] as const;
const pageSize = 20;
export type ListAsked = { readonly page: number; readonly page_size: number; readonly keyword?: string; readonly status?: string[] };

type Props<R> = {
  readonly place: Extract<StaffPlace, 'deskContracts' | 'deskOrders'>;
  readonly states: readonly Choice[];
  readonly columns: readonly Column<R>[];
  readonly phone: (row: R) => PhoneRow;
  readonly rowKey: (row: R) => string;
  readonly load: (asked: ListAsked, signal: AbortSignal) => Promise<{ readonly list: readonly R[]; readonly total: number }>;
  readonly onOpen: (row: R) => void;
  readonly actions?: ReactNode;
};

export function ProgrammeList<R>({ place, states, columns, phone, rowKey, load, onOpen, actions }: Props<R>) {
  const t = useT('back-office');
  const [query, change] = useQuery(names);
  const keyword = query.keyword.slice(0, 100);
  const status = states.find(({ value }) => value === query.status)?.value ?? '';
  const page = /^[1-9]\d{0,3}$/.test(query.page) ? Number(query.page) : 1;
  const asked: ListAsked = { page, page_size: pageSize, ...(keyword && { keyword }), ...(status && { status: [status] }) };
  const remote = useRemote([place, asked], (signal) => load(asked, signal), { keep: true });
  const narrow = (part: Partial<Record<(typeof names)[number], string>>) => change({ ...part, page: '' });
  const isPastTheEnd = page > 1 && remote.state === 'ready' && remote.data.list.length === 0;
  useEffect(() => {
    if (isPastTheEnd) change({ page: '' });
  }, [isPastTheEnd, change]);
  const clear = (keyword || status) && <TextButton onClick={() => narrow({ keyword: '', status: '' })}>{t('programmes.clear')}</TextButton>;
  return (
    <>
      <PageHead title={t(`places.${place}`)} actions={actions} />
      <div className={look.filters}>
        <Chips name={t('programmes.filters')}>
          <SearchBox label={t('programmes.search')} value={keyword} onSearch={(text) => narrow({ keyword: text })} />
          <FilterChip label={t('programmes.status')} value={status} choices={states} onChange={(value) => narrow({ status: value })} />
          {clear}
        </Chips>
      </div>
      <CallView
        of={remote}
        what={t('programmes.loading')}
        failed={t('programmes.failed')}
        loading={<TableSkeleton columns={columns} rows={8} />}
        empty={<EmptyState title={t('programmes.nothing')} actions={clear || undefined} />}
      >
        {({ list, total }) => (
          <>
            <DataTable name={t(`places.${place}`)} columns={columns} rows={list} rowKey={rowKey} phone={phone} onOpen={onOpen} />
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
