import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database, or a transaction of it; none begins inside of another. */
export type Db = Omit<PgDatabase<PgQueryResultHKT>, 'transaction'>;

type Asked = { readonly session: { readonly client: { query(text: string, values: readonly unknown[]): Promise<{ rows: unknown[] }> } } };

/** A statement as text with its values: what runs in every payment is not put together anew each time. Dates and numbers go as text. */
export async function ask<R extends object>(db: Db, text: string, values: readonly unknown[]): Promise<R[]> {
  const { rows } = await (db as unknown as Asked).session.client.query(text, values);
  return rows as R[];
}

type Works<T extends readonly unknown[]> = { readonly [K in keyof T]: Promise<T[K]> };

/** Statements that leave together, in their order. Fails by the first that failed, once all have ended: nothing runs on after its transaction. */
export async function beside<const T extends readonly unknown[]>(works: Works<T>): Promise<T> {
  const ended = await Promise.allSettled(works as readonly Promise<unknown>[]);
  return ended.map((each) => {
    if (each.status === 'rejected') throw each.reason;
    return each.value;
  }) as unknown as T;
}
