/**
 * What a transaction writes and does not read back is written together right before its commit: one statement for all of it.
 * Outside of `Store.tx` it is written at once.
 */
import type { PgTable } from 'drizzle-orm/pg-core';
import { ask, type Db } from './db.ts';
import { insertInto, type NewRow } from './rows-into.ts';
import { inFew, type Statement, type Whole } from './statement.ts';

/** Makes statements of what has gathered, in its order; it may read, and lock rows in an order that is the same for everybody. */
export type Writer<T> = (db: Db, items: readonly T[]) => Statement[] | Promise<Statement[]>;
type Reason = (fault: unknown) => unknown;
type Gathered = { readonly items: Map<Writer<never>, unknown[]>; readonly reasons: Reason[] };

const gatheredOf = new WeakMap<Db, Gathered>();

/** Begins to gather for a transaction. */
export const gather = (db: Db): void => void gatheredOf.set(db, { items: new Map(), reasons: [] });
/** The next transaction on the same connection gathers for itself. */
export const scatter = (db: Db): void => void gatheredOf.delete(db);

export async function later<T>(db: Db, writer: Writer<T>, item: T): Promise<void> {
  const gathered = gatheredOf.get(db);
  if (!gathered) return askAll(db, inFew(await writer(db, [item])));
  const items = gathered.items.get(writer) ?? [];
  gathered.items.set(writer, items);
  items.push(item);
}

/** What the caller hears instead of a fault at the end of the transaction; of several each is given what the one before it made of it. */
export const explain = (db: Db, reason: Reason): void => void gatheredOf.get(db)?.reasons.push(reason);
export const explained = (db: Db, fault: unknown): unknown =>
  (gatheredOf.get(db)?.reasons ?? []).reduce((heard, reason) => reason(heard), fault);

/** How many items of a writer wait that fit. */
export const waiting = <T>(db: Db, writer: Writer<T>, fits: (item: T) => boolean): number =>
  ((gatheredOf.get(db)?.items.get(writer) ?? []) as T[]).filter(fits).length;

/** Writes what has gathered so far: before somebody reads it in the same transaction, and before the commit. */
export const settle = async (db: Db): Promise<void> => askAll(db, await gatheredIn(db));

/** What has gathered so far, as statements that the caller sends in this order. */
export async function gatheredIn(db: Db): Promise<Whole[]> {
  const gathered = gatheredOf.get(db);
  if (!gathered || gathered.items.size === 0) return [];
  const items = [...gathered.items];
  gathered.items.clear();
  const statements: Statement[] = [];
  for (const [writer, own] of items) statements.push(...(await writer(db, own as never[])));
  return inFew(statements);
}

async function askAll(db: Db, wholes: readonly Whole[]): Promise<void> {
  for (const { text, values } of wholes) await ask(db, text, values);
}

/** Rows of a table. */
export const rowsInto =
  <T extends PgTable>(table: T): Writer<NewRow<T>> =>
  (_db, rows) =>
    insertInto(table, rows);
