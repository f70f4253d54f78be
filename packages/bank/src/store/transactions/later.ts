/**
 * What a transaction writes and does not read back is written together right before its commit: one statement for all of it.
 * Outside of `Store.tx`, and in a savepoint, it is written at once.
 */
import { sql, type SQL } from 'drizzle-orm';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';

/** Makes statements of what has gathered, in its order; it may read, and lock rows in an order that is the same for everybody. */
export type Writer<T> = (db: Db, items: readonly T[]) => Promise<SQL[]>;
type Gathered = Map<Writer<never>, unknown[]>;

const gatheredOf = new WeakMap<Db, Gathered>();
/** Of one statement: far from the 65,535 parameters that PostgreSQL takes. */
const rowsAtOnce = 200;
const statementsAtOnce = 8;

/** Begins to gather for a transaction. */
export const gather = (db: Db): void => void gatheredOf.set(db, new Map());

export async function later<T>(db: Db, writer: Writer<T>, item: T): Promise<void> {
  const gathered = gatheredOf.get(db);
  if (!gathered) return run(db, await writer(db, [item]));
  const items = gathered.get(writer) ?? [];
  gathered.set(writer, items);
  items.push(item);
}

/** How many items of a writer wait that fit. */
export const waiting = <T>(db: Db, writer: Writer<T>, fits: (item: T) => boolean): number =>
  ((gatheredOf.get(db)?.get(writer) ?? []) as T[]).filter(fits).length;

/** Writes what has gathered so far: before the commit, and before somebody reads it in the same transaction. */
export async function settle(db: Db): Promise<void> {
  const gathered = gatheredOf.get(db);
  if (!gathered || gathered.size === 0) return;
  gatheredOf.set(db, new Map());
  const statements: SQL[] = [];
  for (const [writer, items] of gathered) statements.push(...(await writer(db, items as never[])));
  await run(db, statements);
}

async function run(db: Db, statements: readonly SQL[]): Promise<void> {
  for (let at = 0; at < statements.length; at += statementsAtOnce) {
    const some = statements.slice(at, at + statementsAtOnce);
    const [first] = some;
    if (some.length === 1 && first) await db.execute(first);
    else
      await db.execute(
        sql`with ${sql.join(
          some.map((each, nth) => sql`${sql.identifier(`w${nth}`)} as (${each})`),
          sql`, `,
        )} select 1`,
      );
  }
}

/** Rows of a table, in as few statements as take them. */
export const rowsInto =
  <T extends PgTable>(table: T): Writer<PgInsertValue<T>> =>
  async (db, rows) =>
    Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, nth) =>
      db
        .insert(table)
        .values(rows.slice(nth * rowsAtOnce, (nth + 1) * rowsAtOnce))
        .getSQL(),
    );
