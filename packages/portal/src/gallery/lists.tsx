import { formatDay } from '@bankside/core/i18n/dates.ts';
import { Amount } from '@bankside/widgets/kit/data/amount.tsx';
import { DataTable, TableSkeleton, type Column, type Sorting } from '@bankside/widgets/kit/data/data-table.tsx';
import { Pager } from '@bankside/widgets/kit/data/pager.tsx';
import { Status } from '@bankside/widgets/kit/data/status.tsx';
import { useLanguage, useT } from '@bankside/widgets/kit/words.tsx';
import { useState, type ReactNode } from 'react';
import type { Entry } from './entry.ts';
import { movements, statuses, type Movement } from './samples.ts';

const stateOf = (status: string) => (status === 'rejected' ? 'void' : status === 'completed' ? 'settled' : 'open');

function useColumns(): {
  readonly columns: readonly Column<Movement>[];
  readonly figure: (row: Movement) => ReactNode;
  readonly status: (row: Movement) => ReactNode;
} {
  const t = useT('gallery');
  const language = useLanguage();
  const figure = ({ amount, currency, status }: Movement) => (
    <Amount size="list" plus amount={amount} currency={currency} state={stateOf(status)} />
  );
  const status = ({ status: wanted }: Movement) =>
    statuses
      .filter(({ word }) => word === wanted)
      .map(({ word, tone, glyph }) => (
        <Status key={word} tone={tone} glyph={glyph}>
          {t(`word.${word}`)}
        </Status>
      ));
  const columns: readonly Column<Movement>[] = [
    { key: 'date', head: t('head.date'), cell: ({ date }) => formatDay(date, language), width: '10em', sorts: true },
    { key: 'who', head: t('head.details'), cell: ({ who }) => who, clip: true },
    { key: 'status', head: t('head.status'), cell: status, width: '12em', dropAt: 'drawer' },
    { key: 'amount', head: t('head.amount'), cell: figure, numeric: true, width: '12em', sorts: true },
  ];
  return { columns, figure, status };
}

function Table() {
  const t = useT('gallery');
  const language = useLanguage();
  const { columns, figure, status } = useColumns();
  const [sorting, setSorting] = useState<Sorting>({ key: 'date', down: true });
  const [open, setOpen] = useState<string | undefined>('c');
  return (
    <>
      <DataTable
        name={t('act.all')}
        columns={columns}
        rows={movements}
        rowKey={({ id }) => id}
        selected={open}
        onOpen={({ id }) => setOpen(id)}
        onClose={() => setOpen('')}
        sorting={sorting}
        onSort={(key) => setSorting({ key, down: sorting.key !== key || !sorting.down })}
        phone={(row) => ({
          lead: row.who,
          figure: figure(row),
          detail: formatDay(row.date, language),
          status: row.status !== 'completed' && status(row),
        })}
      />
      <Pager from={1} to={14} total={212} onNext={() => undefined} />
    </>
  );
}

const Loading = () => <TableSkeleton columns={useColumns().columns} rows={6} />;

export const lists: readonly Entry[] = [
  { name: 'table', Render: Table, wide: true },
  { name: 'table-loading', Render: Loading, wide: true },
];
