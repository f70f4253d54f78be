/**
 * Rows of a table as one parameter of JSON: the text of the statement is the same for any number of rows, so that it is parsed and planned
 * once. A field that no row of a statement names gets the table's default.
 */
import { getTableColumns, getTableName, is, SQL } from 'drizzle-orm';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Statement } from './statement.ts';

/** Values as they are, never SQL. */
export type NewRow<T extends PgTable> = {
  readonly [K in keyof PgInsertValue<T>]: Exclude<PgInsertValue<T>[K], SQL | { getSQL: unknown }>;
};

/** A parameter may have 1 GB; a statement of so many rows is far from it. */
const rowsAtOnce = 500;

const plain = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? value.toString() : value);

/** Of each table, by the names of its fields. */
const texts = new WeakMap<PgTable, Map<string, (first: number) => string>>();

function textFor(table: PgTable, names: readonly string[]): (first: number) => string {
  const ofTable = texts.get(table) ?? new Map<string, (first: number) => string>();
  texts.set(table, ofTable);
  const key = names.join(' ');
  const known = ofTable.get(key);
  if (known) return known;
  const columns = getTableColumns(table);
  const all = names.map((name) => columns[name]);
  const list = all.map((column) => `"${column?.name ?? ''}"`).join(', ');
  const typed = names.map((name, nth) => `"${name}" ${all[nth]?.getSQLType() ?? ''}`).join(', ');
  const given = names.map((name) => `"${name}"`).join(', ');
  const text = (first: number) =>
    `insert into "${getTableName(table)}" (${list}) select ${given} from json_to_recordset($${first}::text::json) as t (${typed})`;
  ofTable.set(key, text);
  return text;
}

const namesIn = (row: object): string[] =>
  Object.entries(row)
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name);

/** Rows that name the same fields go together, and at most so many at once. */
function alike<T extends object>(rows: readonly T[]): [names: readonly string[], rows: T[]][] {
  const groups = new Map<string, [readonly string[], T[]][]>();
  for (const row of rows) {
    const names = namesIn(row);
    const key = names.join(' ');
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    const last = group.at(-1);
    if (last && last[1].length < rowsAtOnce) last[1].push(row);
    else group.push([names, [row]]);
  }
  return [...groups.values()].flat();
}

/** Statements that write these rows. */
export const insertInto = <T extends PgTable>(table: T, rows: readonly NewRow<T>[]): Statement[] =>
  alike(rows).map(([names, some]) => ({ text: textFor(table, names), values: [JSON.stringify(some, plain)] }));

/** The fields of an insert without those that are left out by `undefined`. */
export const defined = <T extends object>(row: T): T =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as T;

/** What a table gives to fields that a row does not name; null where it gives nothing. What it computes is not among them. */
export function defaultsOf<T extends PgTable>(table: T): Partial<T['$inferSelect']> {
  const all = Object.entries(getTableColumns(table)).map(([name, { default: given }]) => [name, given ?? null] as const);
  return Object.fromEntries(all.filter(([, given]) => !is(given, SQL))) as Partial<T['$inferSelect']>;
}
