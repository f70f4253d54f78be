/** The rows of a list, a page of them, and what it says when there are none, none that fit, or no answer. */
import type { ReactNode } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { DataTable, TableSkeleton, type Column } from '../../../kit/data/data-table.tsx';
import { Pager } from '../../../kit/data/pager.tsx';
import type { PhoneRow } from '../../../kit/data/record-list.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { useT } from '../../../kit/words.tsx';
import { table } from '../../../shared/money/record-book.css.ts';
import { pageSize, type ListPage } from './use-list-page.ts';

type MoneyListProps<R> = {
  readonly name: string;
  readonly page: ListPage<R>;
  readonly columns: readonly Column<R>[];
  readonly phone: (row: R) => PhoneRow;
  readonly onOpen: (row: R) => void;
  /** The row whose details are beside the list. */
  readonly selected: string | undefined;
  readonly onClose: () => void;
  /** A filter is on: how all of them are taken off. */
  readonly onClear: (() => void) | undefined;
  /** Without a filter there is nothing. */
  readonly none: ReactNode;
};

export function MoneyList<R extends { readonly id: string }>(props: MoneyListProps<R>) {
  const { name, page, columns, phone, onOpen, selected, onClose, onClear, none } = props;
  const t = useT('money');
  const { remote, cursors, go } = page;
  return (
    <CallView
      of={remote}
      what={t('book.loading')}
      failed={t('book.failed')}
      empty={onClear ? <NothingFits onClear={onClear} /> : none}
      loading={<TableSkeleton columns={columns} rows={10} />}
    >
      {({ list, total, next_cursor }) => {
        const from = cursors.length * pageSize + 1;
        return (
          <div className={table}>
            <DataTable
              name={name}
              columns={columns}
              rows={list}
              rowKey={({ id }) => id}
              phone={phone}
              onOpen={onOpen}
              selected={selected}
              onClose={onClose}
              sorting={{ key: 'date', down: true }}
              total={total}
            />
            <Pager
              from={from}
              to={from + list.length - 1}
              total={total}
              onPrevious={cursors.length > 0 ? () => go(cursors.slice(0, -1)) : undefined}
              onNext={next_cursor ? () => go([...cursors, next_cursor]) : undefined}
            />
          </div>
        );
      }}
    </CallView>
  );
}

function NothingFits({ onClear }: { readonly onClear: () => void }) {
  const t = useT('money');
  return (
    <EmptyState title={t('book.nothing.title')} actions={<Button onClick={onClear}>{t('book.nothing.clear')}</Button>}>
      {t('book.nothing.text')}
    </EmptyState>
  );
}
