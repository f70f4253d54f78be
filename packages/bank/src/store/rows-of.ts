import { and, eq, getTableColumns, type SQL, type Table } from 'drizzle-orm';

/** The rows with these values: `where(rowsOf(users, { company_id, user_id }))`. */
export function rowsOf<T extends Table>(table: T, values: Partial<T['$inferSelect']>): SQL {
  const columns = getTableColumns(table);
  const all = and(
    ...Object.entries(values).map(([name, value]) => {
      const column = columns[name];
      if (!column || value === undefined) throw new Error(`no rows are found by ${name}`);
      return eq(column, value);
    }),
  );
  if (!all) throw new Error('nothing says which rows');
  return all;
}
