/** Orders as rows; each opens its own page. */
import { useLinks } from '../../../kit/action/link-resolver.ts';
import { DataTable, type Column } from '../../../kit/data/data-table.tsx';
import type { PhoneRow } from '../../../kit/data/record-list.tsx';
import { mono } from '../../../kit/theme/text.css.ts';
import { columnWidth } from '../../../kit/theme/tokens.css.ts';
import { useT, type T } from '../../../kit/words.tsx';
import { useDates, type Dates } from '../../../shared/dates.ts';
import { OrderStatus } from '../../../shared/programmes/programme-status.tsx';
import { figureText, kindOf } from '../programme.ts';
import type { OrderLine } from '../use-contracts.ts';

const Number = ({ row }: { readonly row: OrderLine }) => <span className={mono}>{row.number}</span>;

/** 'Delivered 198 of 200' as far as it has arrived. */
function progressOf(t: T<'contracts'>, { status, quantity, printed, shipped, delivered, allocated, damaged }: OrderLine): string {
  if (status === 'pending' || status === 'rejected') return '';
  const of = quantity - damaged;
  if (allocated > 0) return t('progress.allocated', { count: allocated, of });
  if (delivered > 0) return t('progress.delivered', { count: delivered, of });
  if (shipped > 0) return t('progress.shipped', { count: shipped, of });
  return t('progress.printed', { count: printed, of });
}

/** `brief`: of one contract, in a narrow place. */
export function orderColumns(t: T<'contracts'>, dates: Dates, brief: boolean): readonly Column<OrderLine>[] {
  const wide: readonly Column<OrderLine>[] = [
    { key: 'contract', head: t('column.contract'), width: columnWidth.stage, dropAt: 'panelBelow', cell: (row) => row.contract_number },
    { key: 'kind', head: t('fact.kind'), width: columnWidth.stage, dropAt: 'panelBelow', cell: (row) => kindOf(t, row) },
  ];
  return [
    { key: 'date', head: t('column.date'), width: columnWidth.date, cell: (row) => dates.date(row.date) },
    { key: 'number', head: t('column.order'), width: columnWidth.brief, cell: (row) => <Number row={row} /> },
    ...(brief ? [] : wide),
    { key: 'progress', head: t('column.progress'), clip: true, cell: (row) => progressOf(t, row) },
    { key: 'status', head: t('column.status'), width: columnWidth.status, cell: (row) => <OrderStatus {...row} /> },
    { key: 'quantity', head: t('column.quantity'), width: columnWidth.date, numeric: true, cell: (row) => figureText(row.quantity) },
  ];
}

const phoneRow =
  (t: T<'contracts'>, dates: Dates) =>
  (row: OrderLine): PhoneRow => ({
    lead: <Number row={row} />,
    figure: t('programmes:cards', { count: row.quantity }),
    detail: [dates.date(row.date), progressOf(t, row)].filter(Boolean).join(' · '),
    status: <OrderStatus {...row} />,
  });

type Props = { readonly name: string; readonly list: readonly OrderLine[]; readonly brief?: boolean };

export function OrderTable({ name, list, brief = false }: Props) {
  const t = useT('contracts');
  const dates = useDates();
  const links = useLinks();
  return (
    <DataTable
      name={name}
      columns={orderColumns(t, dates, brief)}
      rows={list}
      rowKey={(row) => row.id}
      phone={phoneRow(t, dates)}
      onOpen={(row) => links.go('contract', { id: row.id })}
    />
  );
}
