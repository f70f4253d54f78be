/** Rows of a file of payments while they are tried and repaired, and what is known of each (TRF-29). */
import type { OutOf } from '@bankside/core/contract/index.ts';
import type { PaymentRow } from '@bankside/core/contract/payments/payment-files.ts';
import { paymentFaults } from '@bankside/core/rules/money/payment-files.ts';
import type { Mapped } from '../../../shared/column-mapping/column-mapping.tsx';
import type { CellMark, TableRow } from '../../../shared/table-file/table.ts';
import { fields, type Field } from './columns.ts';

export type Check = OutOf<'/payments/file/check'>;
export type Result = Check['results'][number];
export type Row = {
  readonly line: number;
  readonly cells: Readonly<Record<Field, string>>;
  readonly marks: Readonly<Partial<Record<Field, CellMark>>>;
  readonly edits: number;
};
/** What is said of a row: what the reader marked, then what the bank says; nothing while it is asked. */
export type Outcome =
  | { readonly is: 'waiting' }
  | { readonly is: 'mark'; readonly field: Field; readonly mark: CellMark }
  | { readonly is: 'fault'; readonly fault: Exclude<Result['fault'], ''>; readonly detail: string }
  | { readonly is: 'ready'; readonly payee: string };

/** Rows without anything in the columns are no rows. */
export function rowsOf(table: readonly TableRow[], columns: Mapped<Field>): readonly Row[] {
  return table.flatMap(({ line, cells, marks }) => {
    const at = (field: Field) => columns[field] ?? -1;
    const own = Object.fromEntries(fields.map((field) => [field, (cells[at(field)] ?? '').trim()])) as Row['cells'];
    const marked = Object.fromEntries(fields.flatMap((field) => (marks[at(field)] ? [[field, marks[at(field)]]] : [])));
    return fields.every((field) => own[field] === '') ? [] : [{ line, cells: own, marks: marked, edits: 0 }];
  });
}

export function edited(rows: readonly Row[], line: number, field: Field, text: string): readonly Row[] {
  const typed = text.trim();
  return rows.map((row) => {
    if (row.line !== line || (row.cells[field] === typed && row.marks[field] === undefined)) return row;
    const { [field]: _, ...marks } = row.marks;
    return { ...row, cells: { ...row.cells, [field]: typed }, marks, edits: row.edits + 1 };
  });
}

export function outcomeOf({ line, marks }: Row, results: ReadonlyMap<number, Result>): Outcome {
  for (const field of fields) {
    const mark = marks[field];
    if (mark) return { is: 'mark', field, mark };
  }
  const result = results.get(line);
  if (!result) return { is: 'waiting' };
  const { fault, detail, payee } = result;
  return fault === '' ? { is: 'ready', payee } : { is: 'fault', fault, detail };
}

export const isFault = ({ is }: Outcome): boolean => is === 'mark' || is === 'fault';
export function faultyField(outcome: Outcome): Field | undefined {
  if (outcome.is === 'mark') return outcome.field;
  return outcome.is === 'fault' ? paymentFaults[outcome.fault] : undefined;
}

/** As it is sent to the bank. */
export const paymentRow = ({ line, cells }: Row): PaymentRow => ({ row: line, ...cells });
