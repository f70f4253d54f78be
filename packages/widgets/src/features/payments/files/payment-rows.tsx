/** The table of a file's payments: what is wrong with each is beside it, and repaired there. */
import { useMemo } from 'react';
import { Status } from '../../../kit/data/status.tsx';
import { columnWidth } from '../../../kit/theme/tokens.css.ts';
import { useT, type T } from '../../../kit/words.tsx';
import type { OnEdit } from '../../../shared/faulty-rows/row-cell.tsx';
import { RowTable, type RowKind } from '../../../shared/faulty-rows/row-table.tsx';
import { fields, type Field } from './columns.ts';
import { faultyField, isFault, outcomeOf, type Outcome, type Result, type Row } from './file-rows.ts';

const width: Readonly<Record<Field, string>> = {
  account_number: columnWidth.stage,
  name: columnWidth.name,
  currency: columnWidth.date,
  amount: columnWidth.group,
  reference: columnWidth.username,
};

export function outcomeText(t: T, outcome: Outcome): string {
  if (outcome.is === 'mark') return t(`card-import:marks.${outcome.mark}`, { column: t(`payments:file.fields.${outcome.field}`) });
  if (outcome.is === 'fault') return t(`options:paymentFaults.${outcome.fault}`, { detail: outcome.detail });
  return outcome.is === 'ready' ? t('payments:file.ready', { payee: outcome.payee }) : t('payments:file.waiting');
}

function Said({ of }: { readonly of: Outcome }) {
  const t = useT('payments');
  const tones = {
    waiting: ['lapsed', 'circle'],
    ready: ['positive', 'tick'],
    mark: ['negative', 'alert'],
    fault: ['negative', 'alert'],
  } as const;
  const [tone, glyph] = tones[of.is];
  return (
    <Status tone={tone} glyph={glyph}>
      {outcomeText(t, of)}
    </Status>
  );
}

function kindOf(t: T<'payments'>, results: ReadonlyMap<number, Result>): RowKind<Field, Row> {
  return {
    name: t('file.rows'),
    fields: fields.map((field) => ({ field, head: t(`file.fields.${field}`), width: width[field] })),
    words: {
      row: t('file.row'),
      outcome: t('file.result'),
      cell: (column, row) => t('file.cell', { column, row }),
      title: (row) => t('file.rowTitle', { row }),
      done: t('file.done'),
    },
    outcome: (row) => <Said of={outcomeOf(row, results)} />,
    faultyField: (row) => faultyField(outcomeOf(row, results)),
    isToRepair: (row) => row.edits > 0 || isFault(outcomeOf(row, results)),
    lead: ({ cells }) => cells.name || cells.account_number,
    detail: ({ cells }) => [cells.amount, cells.currency, cells.reference].filter(Boolean).join(' · '),
  };
}

type Props = { readonly rows: readonly Row[]; readonly results: ReadonlyMap<number, Result>; readonly onEdit: OnEdit<Field> };

export function PaymentRows({ rows, results, onEdit }: Props) {
  const t = useT('payments');
  const kind = useMemo(() => kindOf(t, results), [t, results]);
  return <RowTable kind={kind} rows={rows} onEdit={onEdit} />;
}
