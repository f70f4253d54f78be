/** The rows of a file of bindings, each with what is wrong (PRG-24). */
import { useMemo } from 'react';
import { columnWidth, importSize } from '../../../kit/theme/tokens.css.ts';
import { useT, type T } from '../../../kit/words.tsx';
import type { OnEdit } from '../../../shared/faulty-rows/row-cell.tsx';
import { RowTable as FaultyRows, type RowKind } from '../../../shared/faulty-rows/row-table.tsx';
import { fields, type Field } from './columns.ts';
import { faultyField, OutcomeStatus } from './outcome.tsx';
import { isFault, outcomeOf, type Row } from './rows.ts';

export const isToRepair = (row: Row): boolean => row.edits > 0 || isFault(outcomeOf(row));
const width = { kit_number: columnWidth.amount, activation_code: columnWidth.number, holder: importSize.holder } as const;

const kindOf = (t: T): RowKind<Field, Row> => ({
  name: t('card-import:table.name'),
  fields: fields.map((field) => ({ field, head: t(`card-import:columns.${field}`), width: width[field] })),
  words: {
    row: t('card-import:columns.row'),
    outcome: t('card-import:columns.outcome'),
    cell: (column, row) => t('card-import:table.cell', { column, row }),
    title: (row) => t('card-import:repair.title', { row }),
    done: t('card-import:repair.done'),
  },
  outcome: (row) => <OutcomeStatus outcome={outcomeOf(row)} />,
  faultyField: (row) => faultyField(outcomeOf(row)),
  isToRepair,
  lead: ({ cells }) => cells.kit_number,
  detail: ({ cells }) => cells.holder,
});

export function RowTable({ rows, onEdit }: { readonly rows: readonly Row[]; readonly onEdit: OnEdit<Field> }) {
  const t = useT('card-import');
  const kind = useMemo(() => kindOf(t), [t]);
  return <FaultyRows kind={kind} rows={rows} onEdit={onEdit} />;
}
