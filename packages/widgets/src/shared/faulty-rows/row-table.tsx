/** The rows of a file, each with what is wrong, repaired in place; only those near the window are drawn, however many there are. */
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { DataTable, type Column } from '../../kit/data/data-table.tsx';
import type { PhoneRow } from '../../kit/data/record-list.tsx';
import { useRowHeight } from '../../kit/data/use-row-height.ts';
import { useWindow } from '../../kit/data/use-window.ts';
import { Button } from '../../kit/action/button.tsx';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import * as media from '../../kit/theme/media.css.ts';
import { importSize } from '../../kit/theme/tokens.css.ts';
import { useMedia } from '../../kit/theme/use-media.ts';
import * as look from './faulty-rows.css.ts';
import { RowCell, type FaultyRow, type OnEdit } from './row-cell.tsx';

/** What a file's rows are: the same for as long as its words are, so that rows are not drawn again for nothing. */
export type RowKind<F extends string, R extends FaultyRow<F>> = {
  readonly name: string;
  readonly fields: readonly { readonly field: F; readonly head: string; readonly width: string }[];
  readonly words: {
    readonly row: string;
    readonly outcome: string;
    readonly cell: (column: string, line: number) => string;
    readonly title: (line: number) => string;
    readonly done: string;
  };
  readonly outcome: (row: R) => ReactNode;
  readonly faultyField: (row: R) => F | undefined;
  /** With a fault, or repaired: a row does not move away from who types in it. */
  readonly isToRepair: (row: R) => boolean;
  /** On a phone: what leads, and the line below it. */
  readonly lead: (row: R) => string;
  readonly detail: (row: R) => string;
};
type Props<F extends string, R extends FaultyRow<F>> = {
  readonly kind: RowKind<F, R>;
  readonly rows: readonly R[];
  readonly onEdit: OnEdit<F>;
};
const whyId = (line: number) => `import-why-${line}`;

function columnsOf<F extends string, R extends FaultyRow<F>>(kind: RowKind<F, R>, onEdit: OnEdit<F>): readonly Column<R>[] {
  const { fields, words, outcome, faultyField, isToRepair } = kind;
  return [
    { key: 'row', head: words.row, width: importSize.line, cell: ({ line }) => line },
    ...fields.map(({ field, head, width }): Column<R> => ({
      key: field,
      head,
      width,
      cell: (row) =>
        isToRepair(row) ? (
          <RowCell
            row={row}
            field={field}
            label={words.cell(head, row.line)}
            invalid={faultyField(row) === field}
            onEdit={onEdit}
            describedBy={whyId(row.line)}
          />
        ) : (
          <span className={look.text}>{row.cells[field]}</span>
        ),
    })),
    {
      key: 'outcome',
      head: words.outcome,
      cell: (row) => (
        <span id={whyId(row.line)} className={look.outcome}>
          {outcome(row)}
        </span>
      ),
    },
  ];
}

export function RowTable<F extends string, R extends FaultyRow<F>>({ kind, rows, onEdit }: Props<F, R>) {
  const list = useRef<HTMLDivElement>(null);
  const height = useRowHeight(list);
  const isPhone = useMedia(media.phone);
  const { from, to } = useWindow(list, rows.length, height);
  const [open, setOpen] = useState<number>();
  const columns = useMemo(() => columnsOf(kind, onEdit), [kind, onEdit]);
  const phone = useCallback(
    (row: R): PhoneRow => ({
      lead: kind.lead(row) || '–',
      figure: `${kind.words.row} ${row.line}`,
      detail: (
        <>
          {kind.detail(row)}
          <span className={look.outcome}>{kind.outcome(row)}</span>
        </>
      ),
    }),
    [kind],
  );
  const opened = rows.find(({ line }) => line === open);
  return (
    <div ref={list} className={look.rows}>
      <DataTable
        name={kind.name}
        columns={columns}
        rows={rows.slice(from, to)}
        rowKey={({ line }) => String(line)}
        phone={phone}
        onOpen={isPhone ? ({ line }) => setOpen(line) : undefined}
        total={rows.length}
        within={{ before: from, heightBefore: from * height, heightAfter: Math.max(0, rows.length - to) * height }}
      />
      {opened && <Repair kind={kind} row={opened} onEdit={onEdit} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

type RepairProps<F extends string, R extends FaultyRow<F>> = Pick<Props<F, R>, 'kind' | 'onEdit'> & {
  readonly row: R;
  readonly onClose: () => void;
};

/** On a phone a row is repaired over the list. */
function Repair<F extends string, R extends FaultyRow<F>>({ kind, row, onEdit, onClose }: RepairProps<F, R>) {
  const { fields, words, outcome, faultyField } = kind;
  return (
    <Dialog
      form
      title={words.title(row.line)}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <div className={look.part}>
        {outcome(row)}
        {fields.map(({ field, head }) => (
          <div key={field} className={look.field}>
            <span className={look.faint} aria-hidden="true">
              {head}
            </span>
            <RowCell row={row} field={field} label={words.cell(head, row.line)} invalid={faultyField(row) === field} onEdit={onEdit} />
          </div>
        ))}
      </div>
    </Dialog>
  );
}
