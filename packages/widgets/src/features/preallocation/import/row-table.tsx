/** The rows of the file, each with what is wrong; only those near the window are drawn, however many there are. */
import { useCallback, useMemo, useRef, useState } from 'react';
import { DataTable, type Column } from '../../../kit/data/data-table.tsx';
import type { PhoneRow } from '../../../kit/data/record-list.tsx';
import { useRowHeight } from '../../../kit/data/use-row-height.ts';
import { useWindow } from '../../../kit/data/use-window.ts';
import { Button } from '../../../kit/action/button.tsx';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import * as media from '../../../kit/theme/media.css.ts';
import { useMedia } from '../../../kit/theme/use-media.ts';
import { useT, type T } from '../../../kit/words.tsx';
import { fields, type Field } from './columns.ts';
import * as look from './import.css.ts';
import { OutcomeStatus } from './outcome.tsx';
import { RowCell, type OnEdit } from './row-cell.tsx';
import { isFault, outcomeOf, type Row } from './rows.ts';

/** With a fault, or repaired: a row does not move away from who types in it. */
export const isToRepair = (row: Row): boolean => row.edits > 0 || isFault(outcomeOf(row));
const whyId = (line: number) => `import-why-${line}`;

const cellColumn = (t: T, field: Field, width: string, onEdit: OnEdit): Column<Row> => ({
  key: field,
  head: t(`card-import:columns.${field}`),
  width,
  cell: (row) =>
    isToRepair(row) ? (
      <RowCell row={row} field={field} onEdit={onEdit} describedBy={whyId(row.line)} />
    ) : (
      <span className={look.text}>{row.cells[field]}</span>
    ),
});
const columnsOf = (t: T, onEdit: OnEdit): readonly Column<Row>[] => [
  { key: 'row', head: t('card-import:columns.row'), width: look.width.row, cell: ({ line }) => line },
  cellColumn(t, 'kit_number', look.width.kit, onEdit),
  cellColumn(t, 'activation_code', look.width.code, onEdit),
  cellColumn(t, 'holder', look.width.holder, onEdit),
  {
    key: 'outcome',
    head: t('card-import:columns.outcome'),
    cell: (row) => (
      <span id={whyId(row.line)} className={look.outcome}>
        <OutcomeStatus outcome={outcomeOf(row)} />
      </span>
    ),
  },
];
const phoneRowOf = (t: T, { line, cells }: Row, outcome: ReturnType<typeof outcomeOf>): PhoneRow => ({
  lead: cells.kit_number || '–',
  figure: `${t('card-import:columns.row')} ${line}`,
  detail: (
    <>
      {cells.holder}
      <span className={look.outcome}>
        <OutcomeStatus outcome={outcome} />
      </span>
    </>
  ),
});

type Props = { readonly rows: readonly Row[]; readonly onEdit: OnEdit };

export function RowTable({ rows, onEdit }: Props) {
  const t = useT('card-import');
  const list = useRef<HTMLDivElement>(null);
  const height = useRowHeight(list);
  const isPhone = useMedia(media.phone);
  const { from, to } = useWindow(list, rows.length, height);
  const [open, setOpen] = useState<number>();
  const columns = useMemo(() => columnsOf(t, onEdit), [t, onEdit]);
  const phone = useCallback((row: Row) => phoneRowOf(t, row, outcomeOf(row)), [t]);
  const opened = rows.find(({ line }) => line === open);
  return (
    <div ref={list} className={look.rows}>
      <DataTable
        name={t('table.name')}
        columns={columns}
        rows={rows.slice(from, to)}
        rowKey={({ line }) => String(line)}
        phone={phone}
        onOpen={isPhone ? ({ line }) => setOpen(line) : undefined}
        total={rows.length}
        within={{ before: from, heightBefore: from * height, heightAfter: Math.max(0, rows.length - to) * height }}
      />
      {opened && <Repair row={opened} onEdit={onEdit} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

/** On a phone a row is repaired over the list. */
function Repair({ row, onEdit, onClose }: { readonly row: Row; readonly onEdit: OnEdit; readonly onClose: () => void }) {
  const t = useT('card-import');
  return (
    <Dialog
      form
      title={t('repair.title', { row: row.line })}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('repair.done')}
        </Button>
      }
    >
      <div className={look.part}>
        <OutcomeStatus outcome={outcomeOf(row)} />
        {fields.map((field) => (
          <div key={field} className={look.field}>
            <span className={look.faint} aria-hidden="true">
              {t(`columns.${field}`)}
            </span>
            <RowCell row={row} field={field} onEdit={onEdit} />
          </div>
        ))}
      </div>
    </Dialog>
  );
}
