/** Files before this one, the newest first. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { DataTable, TableSkeleton, type Column } from '../../../kit/data/data-table.tsx';
import type { PhoneRow } from '../../../kit/data/record-list.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { useRemote } from '../../../kit/remote/remote.ts';
import { columnWidth } from '../../../kit/theme/tokens.css.ts';
import { useT, type T } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useDates, type Dates } from '../../../shared/dates.ts';
import { FileStatus } from './file-status.tsx';

export const filesKey = ['payment-files'] as const;
export type PaymentFile = OutOf<'/payments/file/list'>['list'][number];

export const sumsOf = (totals: PaymentFile['totals']): string =>
  totals.map(({ amount, currency }) => formatAmount(amount, currency)).join(' + ');
export const countOf = (totals: PaymentFile['totals']): number => totals.reduce((sum, { count }) => sum + count, 0);

const columnsOf = (t: T<'payments'>, dates: Dates): readonly Column<PaymentFile>[] => [
  { key: 'date', head: t('file.column.date'), width: columnWidth.number, cell: ({ created_at }) => dates.date(created_at) },
  { key: 'file', head: t('file.column.file'), clip: true, cell: ({ file_name }) => <span title={file_name}>{file_name}</span> },
  { key: 'by', head: t('file.column.by'), width: columnWidth.stage, dropAt: 'narrow', cell: ({ made_by }) => made_by },
  { key: 'count', head: t('file.column.count'), width: columnWidth.number, dropAt: 'narrow', cell: ({ totals }) => countOf(totals) },
  { key: 'status', head: t('column.status'), width: columnWidth.status, cell: ({ status }) => <FileStatus status={status} /> },
  { key: 'sum', head: t('column.amount'), width: columnWidth.accountNumber, numeric: true, cell: ({ totals }) => sumsOf(totals) },
];

export function FilesList({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const t = useT('payments');
  const dates = useDates();
  const bank = useBank();
  const files = useRemote(filesKey, (signal) => bank.call('/payments/file/list', {}, { signal }), { keep: true });
  const columns = columnsOf(t, dates);
  const phone = ({ file_name, created_at, totals, status }: PaymentFile): PhoneRow => ({
    lead: file_name,
    figure: sumsOf(totals),
    detail: `${dates.date(created_at)} · ${t('file.payments', { count: countOf(totals) })}`,
    status: <FileStatus status={status} />,
  });
  return (
    <Section title={t('file.earlier')}>
      <CallView of={files} what={t('file.loading')} failed={t('file.failed')} loading={<TableSkeleton columns={columns} rows={4} />}>
        {({ list }) =>
          list.length === 0 ? (
            <p>{t('file.none')}</p>
          ) : (
            <DataTable
              name={t('file.earlier')}
              columns={columns}
              rows={list}
              rowKey={({ id }) => id}
              phone={phone}
              onOpen={({ id }) => onOpen(id)}
            />
          )
        }
      </CallView>
    </Section>
  );
}
