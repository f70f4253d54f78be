/** What lists of a card's money filter by alike. */
import { sql, type Column, type SQL } from 'drizzle-orm';

type Days = { readonly date_from?: string | undefined; readonly date_to?: string | undefined };

/** Days of the bank's, both included. */
export const onDays = (date: Column, { date_from, date_to }: Days, timeZone: string): (SQL | undefined)[] => [
  date_from === undefined ? undefined : sql`${date} >= (${date_from}::date)::timestamp at time zone ${timeZone}`,
  date_to === undefined ? undefined : sql`${date} < (${date_to}::date + 1)::timestamp at time zone ${timeZone}`,
];

/** The words that a person types, anywhere in one of these. */
export function hasKeyword(keyword: string | undefined, columns: readonly Column[]): SQL | undefined {
  if (!keyword) return undefined;
  const like = `%${keyword.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql`(${sql.join(
    columns.map((column) => sql`${column} ilike ${like}`),
    sql` or `,
  )})`;
}
