/** Recognises columns by their headings, in any language whose words the table has. */

import { folded } from '@bankside/core/rules/table-headings.ts';

/** For each field the headings that mean it. */
export type ColumnNames<F extends string> = Readonly<Record<F, readonly string[]>>;
export type MatchedColumns<F extends string> = {
  readonly columns: Readonly<Partial<Record<F, number>>>;
  /** Fields that no heading names, or that several do: a person maps them. */
  readonly open: readonly F[];
  /** Columns that belong to no field. */
  readonly leftovers: readonly number[];
};

export function matchColumns<F extends string>(headings: readonly string[], names: ColumnNames<F>): MatchedColumns<F> {
  const shown = headings.map(folded);
  const columns: Partial<Record<F, number>> = {};
  const open: F[] = [];
  for (const field of Object.keys(names) as F[]) {
    const meant = new Set(names[field].map(folded));
    const [first, second] = shown.flatMap((heading, column) => (meant.has(heading) ? [column] : []));
    if (first === undefined || second !== undefined) open.push(field);
    else columns[field] = first;
  }
  const taken = new Set(Object.values(columns));
  return { columns, open, leftovers: headings.flatMap((_, column) => (taken.has(column) ? [] : [column])) };
}

/** What the values of a column look like, by field. */
export type ValueLooks<F extends string> = Readonly<Record<F, (text: string) => boolean>>;

/** The longest of the names that is a part of the heading. Two letters of ours say nothing, two of Chinese or Japanese do. */
const likeness = (heading: string, names: readonly string[]): number =>
  Math.max(
    0,
    ...names
      .map(folded)
      .filter((name) => name.length >= (/^[\x00-\x7f]+$/.test(name) ? 3 : 2) && heading.includes(name))
      .map(({ length }) => length),
  );

/**
 * For fields that no heading names exactly: a column whose heading has one of the names in it and whose values look like it. Two
 * that are called the same are for a person to choose between.
 */
export function guessColumns<F extends string>(
  headings: readonly string[],
  names: ColumnNames<F>,
  { looks, rows }: { readonly looks: ValueLooks<F>; readonly rows: readonly { readonly cells: readonly string[] }[] },
): Readonly<Partial<Record<F, number>>> {
  const { columns, open, leftovers } = matchColumns(headings, names);
  const guessed: Partial<Record<F, number>> = { ...columns };
  const shown = headings.map(folded);
  const fits = (field: F, column: number) => {
    const values = rows.map(({ cells }) => cells[column] ?? '').filter((text) => text !== '');
    return values.length > 0 && values.every(looks[field]);
  };
  const isOnly = (column: number) => shown.indexOf(shown[column] ?? '') === shown.lastIndexOf(shown[column] ?? '');
  const pairs = open
    .flatMap((field) => leftovers.map((column) => ({ field, column, like: likeness(shown[column] ?? '', names[field]) })))
    .filter(({ field, column, like }) => like > 0 && isOnly(column) && fits(field, column))
    .toSorted((one, other) => other.like - one.like);
  for (const { field, column } of pairs)
    if (guessed[field] === undefined && !Object.values(guessed).includes(column)) guessed[field] = column;
  return guessed;
}
