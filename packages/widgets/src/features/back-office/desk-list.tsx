/** A list of the desk: words, one state at a time and what else it is narrowed by, numbered pages; the address keeps them. */
import type { StaffPlace } from '@bankside/core/rules/places.ts';
import type { ReactNode } from 'react';
import { TextButton } from '../../kit/action/text-button.tsx';
import { Chips } from '../../kit/data/chip.tsx';
import type { Column } from '../../kit/data/data-table.tsx';
import type { PhoneRow } from '../../kit/data/record-list.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { PageHead } from '../../kit/nav/heading.tsx';
import { useRemote } from '../../kit/remote/remote.ts';
import { useT } from '../../kit/words.tsx';
import { FilterChip, type Choice } from '../../shared/lists/filter-chip.tsx';
import { PagedList, usePagedQuery } from '../../shared/lists/paged-list.tsx';
import { SearchBox } from '../../shared/lists/search-box.tsx';
import * as look from './overview/overview.css.ts';

const names = ['keyword', 'status', 'network', 'asset'] as const;
type More = Exclude<(typeof names)[number], 'keyword' | 'status'>;
const pageSize = 20;
export type ListAsked = { readonly page: number; readonly page_size: number; readonly keyword?: string; readonly status?: string } & {
  readonly [Name in More]?: string;
};

type Props<R> = {
  readonly place: Extract<StaffPlace, 'deskContracts' | 'deskOrders' | 'deskCards' | 'deskLinks' | 'deskKeys' | 'deskArrivals'>;
  readonly says: {
    readonly search: string;
    readonly loading: string;
    readonly failed: string;
    /** Nothing is there at all; absent: as `nothing`. */
    readonly none?: string;
    readonly nothing: string;
    /** Under it: what else to try. */
    readonly tryThis?: string;
    readonly count?: (count: number) => string;
    /** Under the title, whatever is found. */
    readonly lead?: string;
  };
  readonly states: readonly Choice[];
  /** Beside the state. */
  readonly more?: readonly { readonly name: More; readonly label: string; readonly choices: readonly Choice[] }[];
  readonly columns: readonly Column<R>[];
  readonly phone: (row: R) => PhoneRow;
  readonly rowKey: (row: R) => string;
  readonly load: (asked: ListAsked, signal: AbortSignal) => Promise<{ readonly list: readonly R[]; readonly total: number }>;
  readonly onOpen: (row: R) => void;
  readonly actions?: ReactNode;
};

export function DeskList<R>({ place, says, states, more = [], load, actions, ...table }: Props<R>) {
  const t = useT('back-office');
  const paged = usePagedQuery(names);
  const keyword = paged.query.keyword.slice(0, 100);
  const status = states.find(({ value }) => value === paged.query.status)?.value ?? '';
  const narrowed = Object.fromEntries(
    more.flatMap(({ name, choices }) => choices.filter(({ value }) => value === paged.query[name]).map(({ value }) => [name, value])),
  ) as Partial<Record<More, string>>;
  const asked: ListAsked = { page: paged.page, page_size: pageSize, ...(keyword && { keyword }), ...(status && { status }), ...narrowed };
  const remote = useRemote([place, asked], (signal) => load(asked, signal), { keep: true });
  const isNarrowed = keyword !== '' || status !== '' || Object.keys(narrowed).length > 0;
  const none = { keyword: '', status: '', ...Object.fromEntries(more.map(({ name }) => [name, ''])) };
  const clear = isNarrowed && <TextButton onClick={() => paged.narrow(none)}>{t('list.clear')}</TextButton>;
  const lead = remote.state === 'ready' && remote.data.total > 0 ? (says.count?.(remote.data.total) ?? says.lead) : says.lead;
  return (
    <>
      <PageHead title={t(`places.${place}`)} lead={lead} actions={actions} />
      <div className={look.filters}>
        <SearchBox label={says.search} value={keyword} onSearch={(text) => paged.narrow({ keyword: text })} />
        <Chips name={t('list.filters')}>
          <FilterChip label={t('list.status')} value={status} choices={states} onChange={(value) => paged.narrow({ status: value })} />
          {more.map(({ name, label, choices }) => (
            <FilterChip
              key={name}
              label={label}
              value={narrowed[name] ?? ''}
              choices={choices}
              onChange={(value) => paged.narrow({ [name]: value })}
            />
          ))}
          {clear}
        </Chips>
      </div>
      <PagedList
        {...table}
        of={remote}
        paged={paged}
        pageSize={pageSize}
        rows={10}
        what={says.loading}
        failed={says.failed}
        empty={
          isNarrowed ? (
            <EmptyState title={says.nothing} actions={clear || undefined}>
              {says.tryThis}
            </EmptyState>
          ) : (
            <EmptyState title={says.none ?? says.nothing} />
          )
        }
        name={t(`places.${place}`)}
      />
    </>
  );
}
