/** Recognises columns by their headings, in any language whose words the table has. */

/** For each field the headings that mean it. */
export type ColumnNames<F extends string> = Readonly<Record<F, readonly string[]>>;
export type MatchedColumns<F extends string> = {
  readonly columns: Readonly<Partial<Record<F, number>>>;
  /** Fields that no heading names, or that several do: a person maps them. */
  readonly open: readonly F[];
  /** Columns that belong to no field. */
  readonly leftovers: readonly number[];
};

/** 'Kit No.', 'KIT NO' and 'ｋｉｔ－ｎｏ' are the same heading. */
export const folded = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

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
