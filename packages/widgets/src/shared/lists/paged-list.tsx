/** A list whose pages the address numbers: its rows as a table, what it says when there are none, and the way to other pages. */
import { useEffect, type ReactNode } from 'react';
import { DataTable, TableSkeleton, type DataTableProps } from '../../kit/data/data-table.tsx';
import { PageNumber } from '../../kit/data/pager.tsx';
import { CallView } from '../../kit/remote/call-view.tsx';
import type { Remote } from '../../kit/remote/remote.ts';
import { useQuery } from '../../runtime/url.ts';

type Paged = { readonly page: number; readonly goTo: (page: number) => void };

/** What the address says of a list. Narrowed, it begins with its first page. */
export function usePagedQuery<N extends string>(names: readonly N[]) {
  const [query, change] = useQuery<string>([...names, 'page']);
  const { page = '' } = query;
  return {
    query: query as Readonly<Record<N, string>>,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
    narrow: (part: Partial<Record<N, string>>) => change({ ...part, page: '' }),
    goTo: (next: number) => change({ page: next > 1 ? String(next) : '' }),
  };
}

type PagedListProps<R> = Pick<DataTableProps<R>, 'name' | 'columns' | 'rowKey' | 'phone' | 'onOpen'> & {
  readonly of: Remote<{ readonly list: readonly R[]; readonly total: number }>;
  readonly paged: Paged;
  readonly pageSize: number;
  /** Of its placeholder. */
  readonly rows: number;
  readonly what: string;
  readonly failed: string;
  readonly empty: ReactNode;
};

export function PagedList<R>({ of, paged, pageSize, rows, what, failed, empty, ...table }: PagedListProps<R>) {
  const { page, goTo } = paged;
  const isPastTheEnd = page > 1 && of.state === 'ready' && !of.updating && of.data.list.length === 0;
  useEffect(() => {
    if (isPastTheEnd) goTo(1);
  });
  return (
    <CallView of={of} what={what} failed={failed} empty={empty} loading={<TableSkeleton columns={table.columns} rows={rows} />}>
      {({ list, total }) => (
        <>
          <DataTable {...table} rows={list} />
          <PageNumber page={page} pageSize={pageSize} shown={list.length} total={total} onPage={goTo} />
        </>
      )}
    </CallView>
  );
}
