/** Rows of a file of bindings while they are tried and repaired, and what is known of each (PRG-24). */
import type { BindRow, RowResult } from '@bankside/core/contract/programmes/preallocation.ts';
import { plainCode } from '@bankside/core/rules/programmes/kit-number.ts';
import type { CellMark, TableRow } from '../../../shared/table-file/table.ts';
import { fields, type Columns, type Field } from './columns.ts';

/** What the bank says of a row. Rows with the same answer share it: thousands of copies would fill the page's memory. */
export type Answer = Pick<RowResult, 'ok' | 'failure' | 'reason' | 'reserved'>;
type Marks = Readonly<Partial<Record<Field, CellMark>>>;
export type Row = {
  /** Its number in the spreadsheet: what the bank knows it by. */
  readonly line: number;
  readonly cells: Readonly<Record<Field, string>>;
  /** What the reader says of a cell, until it is typed again. */
  readonly marks: Marks;
  /** An earlier row is about the same card. */
  readonly twice: boolean;
  /** How often it was changed: an answer counts for the text that was asked about. */
  readonly edits: number;
  readonly result: Answer | undefined;
};
export type Outcome =
  | { readonly is: 'waiting' | 'ready' | 'reserved' }
  | { readonly is: 'mark'; readonly field: Field; readonly mark: CellMark }
  | { readonly is: 'cell'; readonly field: Field; readonly fault: 'blank' | 'tooLong' }
  | { readonly is: 'refused'; readonly failure: RowResult['failure']; readonly reason: RowResult['reason'] };

/** The longest cell that a call takes. */
const longest = 300;

/** What can be said without the bank comes first: it is not asked about a row that fails anyhow. */
export function outcomeOf({ cells, marks, twice, result }: Row): Outcome {
  for (const field of fields) {
    const mark = marks[field];
    if (mark) return { is: 'mark', field, mark };
    if (cells[field] === '') return { is: 'cell', field, fault: 'blank' };
    if (cells[field].length > longest) return { is: 'cell', field, fault: 'tooLong' };
  }
  if (twice) return { is: 'refused', failure: 'dataError', reason: 'kitTwice' };
  if (!result) return { is: 'waiting' };
  if (!result.ok) return { is: 'refused', failure: result.failure, reason: result.reason };
  return { is: result.reserved ? 'reserved' : 'ready' };
}
export const isFault = ({ is }: Outcome): boolean => is === 'mark' || is === 'cell' || is === 'refused';
export const isGood = ({ is }: Outcome): boolean => is === 'ready' || is === 'reserved';

const unmarked: Marks = {};
const cellOf = (cells: readonly string[], column: number) => (cells[column] ?? '').trim();

/** Rows without anything in the three columns are no rows. */
export function rowsOf(table: readonly TableRow[], columns: Columns): readonly Row[] {
  return withTwice(
    table.flatMap(({ line, cells, marks }) => {
      const own = {
        kit_number: cellOf(cells, columns.kit_number),
        activation_code: cellOf(cells, columns.activation_code),
        holder: cellOf(cells, columns.holder),
      };
      const marked = fields.flatMap((field) => (marks[columns[field]] ? [[field, marks[columns[field]]] as const] : []));
      if (fields.every((field) => own[field] === '') && marked.length === 0) return [];
      return [
        { line, cells: own, marks: marked.length > 0 ? Object.fromEntries(marked) : unmarked, twice: false, edits: 0, result: undefined },
      ];
    }),
  );
}

/** A row that stays the same keeps its identity, so that it is not drawn again. */
function withTwice(rows: readonly Row[]): readonly Row[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const kit = plainCode(row.cells.kit_number);
    const twice = kit !== '' && seen.has(kit);
    seen.add(kit);
    return row.twice === twice ? row : { ...row, twice };
  });
}

export type Change =
  | { readonly do: 'begin'; readonly rows: readonly Row[] }
  | { readonly do: 'edit'; readonly line: number; readonly field: Field; readonly text: string }
  | { readonly do: 'answer'; readonly asked: readonly Row[]; readonly results: readonly RowResult[] }
  /** What a formula's last result says is taken as it is. */
  | { readonly do: 'acceptFormulas' }
  /** Rows that may go better now: asked again, but those whose code was wrong, for each try counts. */
  | { readonly do: 'askAgain' };

export function changed(rows: readonly Row[], change: Change): readonly Row[] {
  if (change.do === 'begin') return change.rows;
  if (change.do === 'edit') return edited(rows, change);
  if (change.do === 'answer') return answered(rows, change);
  if (change.do === 'askAgain') return rows.map((row) => (mayGoBetter(row) ? { ...row, result: undefined } : row));
  return rows.map((row) => {
    const marks = Object.fromEntries(Object.entries(row.marks).filter(([, mark]) => mark !== 'formula'));
    return Object.keys(marks).length === Object.keys(row.marks).length ? row : { ...row, marks };
  });
}

export const mayGoBetter = ({ result }: Row): boolean =>
  result?.ok === false && result.reason !== 'codeWrong' && result.reason !== 'locked';

function edited(rows: readonly Row[], { line, field, text }: Extract<Change, { do: 'edit' }>): readonly Row[] {
  const typed = text.trim();
  return withTwice(
    rows.map((row) => {
      if (row.line !== line || (row.cells[field] === typed && row.marks[field] === undefined)) return row;
      const { [field]: _, ...marks } = row.marks;
      return { ...row, cells: { ...row.cells, [field]: typed }, marks, edits: row.edits + 1, result: undefined };
    }),
  );
}

const answers = new Map<string, Answer>();
function shared({ ok, failure, reason, reserved }: RowResult): Answer {
  const key = `${ok} ${failure} ${reason} ${reserved}`;
  const answer = answers.get(key) ?? { ok, failure, reason, reserved };
  answers.set(key, answer);
  return answer;
}

function answered(rows: readonly Row[], { asked, results }: Extract<Change, { do: 'answer' }>): readonly Row[] {
  const edits = new Map(asked.map((row) => [row.line, row.edits]));
  const found = new Map(results.map((result) => [result.row, shared(result)]));
  return rows.map((row) => {
    const result = found.get(row.line);
    return result && edits.get(row.line) === row.edits ? { ...row, result } : row;
  });
}

/** As it is sent to the bank. */
export const bindRow = ({ line, cells }: Row): BindRow => ({ row: line, ...cells });

export type Counts = {
  readonly all: number;
  readonly faults: number;
  readonly waiting: number;
  readonly good: number;
  readonly reserved: number;
};
export function countsOf(rows: readonly Row[]): Counts {
  const counts = { all: rows.length, faults: 0, waiting: 0, good: 0, reserved: 0 };
  for (const row of rows) {
    const outcome = outcomeOf(row);
    if (isFault(outcome)) counts.faults += 1;
    else if (outcome.is === 'waiting') counts.waiting += 1;
    else counts.good += 1;
    if (outcome.is === 'reserved') counts.reserved += 1;
  }
  return counts;
}
