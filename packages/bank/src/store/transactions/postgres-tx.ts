/**
 * A transaction of PostgreSQL in as few round trips as its work allows (D-405): `begin` leaves with the first statement, `commit` with
 * the last one, and statements that do not wait for each other's answers leave together.
 */
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from './db.ts';
import { explained, gather, gatheredIn, scatter } from './later.ts';

const databases = new WeakMap<pg.PoolClient, Db>();

/** One for each connection: making it costs more than a statement. */
function databaseOf(client: pg.PoolClient): Db {
  const db = databases.get(client) ?? drizzle(client);
  databases.set(client, db);
  return db;
}

export async function inPostgres<T>(pool: pg.Pool, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const db = databaseOf(client);
  let lost: Error | undefined;
  try {
    gather(db);
    client.query('begin').catch(() => undefined); // the statement behind it fails as well
    const done = await work(db);
    const writing = (await gatheredIn(db)).map(({ text, values }) => client.query(text, [...values]));
    const committing = client.query('commit');
    for (const each of [...writing, committing]) each.catch(() => undefined); // the first that fails is the one to know
    for (const each of writing) await each;
    if ((await committing).command !== 'COMMIT') throw new Error('the transaction was rolled back');
    return done;
  } catch (fault) {
    await client.query('rollback').catch((fallen: Error) => (lost = fallen));
    throw explained(db, fault);
  } finally {
    scatter(db);
    client.release(lost);
  }
}
