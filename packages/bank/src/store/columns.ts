/** What tables of every subject share: columns, and a key that company_id leads (ARC-08). */
import { sql, type BuildExtraConfigColumns } from 'drizzle-orm';
import { numeric, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PgColumn, PgColumnBuilderBase, PgTableExtraConfigValue } from 'drizzle-orm/pg-core';

export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const company = () => uuid('company_id').notNull();
/** Minor units of the row's currency: ETH has 18 decimals, so 38 digits leave room for 10^20 of it. */
export const minor = (name: string) => numeric(name, { precision: 38, scale: 0, mode: 'bigint' });
export const minorOrZero = (name: string) =>
  minor(name)
    .notNull()
    .default(sql`0`);

type Columns = Record<string, PgColumnBuilderBase>;
type WithCompany<C extends Columns> = { company_id: ReturnType<typeof company> } & C;

/** A table of companies' rows: its primary key is company_id and then `key`. */
export const companyTable = <Name extends string, C extends Columns>(
  name: Name,
  key: readonly (keyof C & string)[],
  columns: C,
  more: (t: BuildExtraConfigColumns<Name, WithCompany<C>, 'pg'>) => PgTableExtraConfigValue[] = () => [],
) =>
  pgTable<Name, WithCompany<C>>(name, { company_id: company(), ...columns }, (t) => {
    const all: Readonly<Record<string, PgColumn>> = t;
    const columnsOfKey = key.map((each) => all[each]).filter((each) => each !== undefined);
    return [primaryKey({ columns: [t.company_id, ...columnsOfKey] }), ...more(t)];
  });
