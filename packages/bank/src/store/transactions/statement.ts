/** A statement as text and values, whose parameters are numbered when it is known how many come before them. */
export type Statement = {
  readonly text: (first: number) => string;
  readonly values: readonly unknown[];
  /** The text is an expression that is selected, not a statement of its own. */
  readonly isCall?: true;
  /** Before all others: what locks, and what may be refused. A call, which PostgreSQL makes before the parts that write. */
  readonly isFirst?: true;
};

export type Whole = { readonly text: string; readonly values: readonly unknown[] };

const statementsAtOnce = 8;

/** As few statements as they fit in: what is first, then the others in their order. */
export function inFew(statements: readonly Statement[]): Whole[] {
  const first = statements.filter(({ isFirst }) => isFirst);
  const rest = statements.filter(({ isFirst }) => !isFirst);
  const groups = Array.from({ length: Math.max(1, Math.ceil(rest.length / statementsAtOnce)) }, (_, nth) => [
    ...(nth === 0 ? first : []),
    ...rest.slice(nth * statementsAtOnce, (nth + 1) * statementsAtOnce),
  ]);
  return groups.filter(({ length }) => length > 0).map(together);
}

/** All of them as one statement: calls in their order, then those that write, as parts that nothing reads. */
function together(statements: readonly Statement[]): Whole {
  const values: unknown[] = [];
  const parts: string[] = [];
  const calls: string[] = [];
  for (const each of statements) {
    const text = each.text(values.length + 1);
    if (each.isCall) calls.push(text);
    else parts.push(`w${parts.length} as (${text})`);
    values.push(...each.values);
  }
  const written = parts.length > 0 ? `with ${parts.join(', ')} ` : '';
  return { text: `${written}select ${calls.join(', ') || '1'}`, values };
}
