/** Lists of records: a table, and on a phone two lines per record (DES-07). */
import { memo, type ReactNode } from 'react';
import * as look from './data-table.css.ts';
import { RecordList, type PhoneRow } from './record-list.tsx';
import { Icon } from '../icon/icon.tsx';
import { fade, Skeleton, skeletonWidth } from '../feedback/skeleton.tsx';
import * as media from '../theme/media.css.ts';
import { useMedia } from '../theme/use-media.ts';
import { useRows } from './use-rows.ts';

export type Column<R> = {
  readonly key: string;
  readonly head: string;
  readonly cell: (row: R) => ReactNode;
  /** Figures are at the right. The last column is the amount. */
  readonly numeric?: boolean;
  /** Leaves first when there is less room. */
  readonly dropAt?: keyof typeof look.drop;
  /** '100px'; the column without one takes the rest. */
  readonly width?: string;
  /** Takes the rest and ends in an ellipsis. */
  readonly clip?: boolean;
  readonly sorts?: boolean;
};
export type Sorting = { readonly key: string; readonly down: boolean };

export type DataTableProps<R> = {
  /** What the table holds, for those who listen: "Recent transactions". */
  readonly name: string;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly rowKey: (row: R) => string;
  readonly phone: (row: R) => PhoneRow;
  /** Enter or a click on a row. */
  readonly onOpen?: ((row: R) => void) | undefined;
  /** The key of the row whose details are beside the table; Escape closes them. */
  readonly selected?: string | undefined;
  readonly onClose?: () => void;
  readonly sorting?: Sorting;
  readonly onSort?: (key: string) => void;
  /** Of how many, when these are not all. */
  readonly total?: number;
  /** These are a window of a longer list: how many rows are before them, and how much room the others keep, in pixels. */
  readonly within?: Within;
};
export type Within = { readonly before: number; readonly heightBefore: number; readonly heightAfter: number };

export function DataTable<R>(props: DataTableProps<R>) {
  const isPhone = useMedia(media.phone);
  const { name, rows, rowKey, phone, onOpen, within } = props;
  return isPhone ? (
    <RecordList name={name} rows={rows} rowKey={rowKey} phone={phone} onOpen={onOpen} within={within} />
  ) : (
    <WideTable {...props} />
  );
}

function WideTable<R>({ name, columns, rows, rowKey, onOpen, selected, onClose, sorting, onSort, total, within }: DataTableProps<R>) {
  const keys = rows.map(rowKey);
  const { body, at, ...moving } = useRows(keys, {
    selected,
    onOpen: onOpen && ((index) => rows[index] !== undefined && onOpen(rows[index])),
    onClose,
  });
  return (
    <table
      className={look.table}
      part="table"
      role={onOpen ? 'grid' : undefined}
      aria-label={name}
      aria-rowcount={total === undefined ? undefined : total + 1}
    >
      <Heads columns={columns} sorting={sorting} onSort={onSort} />
      <tbody ref={body} {...(onOpen ? moving : {})}>
        {within && <tr aria-hidden="true" style={{ height: within.heightBefore }} />}
        {rows.map((row, index) => {
          const key = keys[index] ?? '';
          return (
            <Row
              key={key}
              id={key}
              row={row}
              columns={columns}
              place={within && within.before + index + 2}
              stop={onOpen ? index === at : undefined}
              selected={selected === undefined ? undefined : key === selected}
            />
          );
        })}
        {within && <tr aria-hidden="true" style={{ height: within.heightAfter }} />}
      </tbody>
    </table>
  );
}

type RowProps<R> = {
  readonly id: string;
  readonly row: R;
  readonly columns: readonly Column<R>[];
  /** In a longer list, with the head as the first. */
  readonly place: number | undefined;
  /** Where the Tab key stops; undefined where rows do not open. */
  readonly stop: boolean | undefined;
  readonly selected: boolean | undefined;
};

/** Drawn again only when it is another row: a long list scrolls by drawing few. */
const Row = memo(function Row<R>({ id, row, columns, place, stop, selected }: RowProps<R>) {
  return (
    <tr
      data-key={id}
      part="row"
      tabIndex={stop === undefined ? undefined : stop ? 0 : -1}
      aria-rowindex={place}
      aria-selected={selected}
      className={[look.row, stop !== undefined && look.opens, selected && look.selected].filter(Boolean).join(' ')}
    >
      {columns.map((column) => (
        <td key={column.key} className={classOf(look.cell, column)}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}) as <R>(props: RowProps<R>) => ReactNode;

const classOf = (base: string, { numeric, clip, dropAt }: Pick<Column<never>, 'numeric' | 'clip' | 'dropAt'>): string =>
  [base, numeric && look.numeric, clip && look.clip, dropAt && look.drop[dropAt]].filter(Boolean).join(' ');

type HeadsProps<R> = {
  readonly columns: readonly Column<R>[];
  readonly sorting?: Sorting | undefined;
  readonly onSort?: ((key: string) => void) | undefined;
};

function Heads<R>({ columns, sorting, onSort }: HeadsProps<R>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const { key, head, numeric, dropAt, width, sorts } = column;
          const isSorted = sorting?.key === key;
          const classes = [classOf(look.head, { ...(numeric && { numeric }), ...(dropAt && { dropAt }) }), isSorted && look.sorted]
            .filter(Boolean)
            .join(' ');
          return (
            <th
              key={key}
              scope="col"
              className={classes}
              style={{ width }}
              aria-sort={isSorted ? (sorting.down ? 'descending' : 'ascending') : undefined}
            >
              {sorts && onSort ? (
                <button type="button" className={look.sort} onClick={() => onSort(key)}>
                  {head}
                  {isSorted && <Icon small name={sorting.down ? 'sortDown' : 'sortUp'} />}
                </button>
              ) : (
                <>
                  {head}
                  {isSorted && (
                    <>
                      {' '}
                      <Icon small name={sorting.down ? 'sortDown' : 'sortUp'} />
                    </>
                  )}
                </>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** The table before its rows are there: real heads and widths, bars that fade down the page. */
export function TableSkeleton<R>({ columns, rows = 10 }: { readonly columns: readonly Column<R>[]; readonly rows?: number }) {
  const isPhone = useMedia(media.phone);
  const shown = isPhone ? columns.filter(({ clip, numeric }) => clip || numeric) : columns;
  return (
    <table className={look.table} aria-hidden="true">
      {!isPhone && <Heads columns={shown} />}
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          <tr key={row} style={{ opacity: fade(row, rows) }}>
            {shown.map((column) => (
              <td key={column.key} className={classOf(look.cell, column)} style={{ width: column.width }}>
                <span className={column.numeric ? look.barEnd : look.bar}>
                  <Skeleton width={column.clip ? skeletonWidth(row) : '9ch'} />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
