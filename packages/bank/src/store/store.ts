/** Opens the database: PGlite in a folder or in memory, or PostgreSQL by address; the same SQL on each. */
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleLite } from 'drizzle-orm/pglite';
import { migrate as migrateLite } from 'drizzle-orm/pglite/migrator';
import { durablePglite, memoryPglite } from './disk/durable-pglite.ts';
import { FolderTaken, lockFolder } from './disk/folder-lock.ts';
import type { Db } from './transactions/db.ts';
import { explained, gather, settle } from './transactions/later.ts';
import { oneAtATime, openPool } from './transactions/postgres-pool.ts';
import { inPostgres } from './transactions/postgres-tx.ts';
import { demandOurTables, OtherTables } from './disk/our-tables.ts';
import { whyNotOpened } from './disk/why-not-opened.ts';

export type { Db } from './transactions/db.ts';
export type Store = {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Db;
  /** A statement that is prepared once for each connection, by its name; outside of any transaction. */
  ask<R extends object>(name: string, text: string, values: readonly unknown[]): Promise<R[]>;
  /** Runs `work` in one transaction, again from the start when PostgreSQL asks for it (40001, 40P01) or a drawn number was taken. */
  tx<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** A copy of an in-memory database, to start others from. */
  snapshot(): Promise<Blob>;
  close(): Promise<void>;
};
export type StoreAt =
  | { readonly memory: true; readonly snapshot?: Blob }
  | { readonly folder: string }
  | { readonly url: string; readonly poolSize?: number };

/** How people call it: its folder, or the database's name. */
export const placeOf = (at: StoreAt): string =>
  'url' in at ? `the database ${new URL(at.url).pathname.slice(1)}` : 'folder' in at ? at.folder : 'memory';

const migrationsFolder = process.env['BANK_MIGRATIONS'] ?? 'packages/bank/migrations';

/** Throws FolderTaken, OtherTables, or NotOpened with the reason. */
export async function openStore(at: StoreAt): Promise<Store> {
  try {
    return await ('url' in at ? openPostgres(at.url, at.poolSize ?? 10) : openPglite(at));
  } catch (fault) {
    if (fault instanceof FolderTaken || fault instanceof OtherTables) throw fault;
    throw whyNotOpened(fault, placeOf(at), 'folder' in at) ?? fault;
  }
}

async function openPglite(at: Exclude<StoreAt, { url: string }>): Promise<Store> {
  const unlock = 'folder' in at ? await lockFolder(at.folder) : () => undefined;
  try {
    const lite = await ('folder' in at ? durablePglite(`${at.folder}/pg`) : memoryPglite(at.snapshot));
    const orm = drizzleLite(lite);
    const db = orm as unknown as Db;
    await demandOurTables(async (text) => (await lite.query<object>(text)).rows, migrationsFolder, placeOf(at));
    await migrateLite(drizzleLite(lite), { migrationsFolder });
    return {
      kind: 'pglite',
      db,
      ask: async <R extends object>(_name: string, text: string, values: readonly unknown[]) =>
        (await lite.query<R>(text, [...values])).rows,
      tx: again((work) =>
        orm.transaction(async (tx) => {
          const own = tx as unknown as Db;
          gather(own);
          try {
            const done = await work(own);
            await settle(own);
            return done;
          } catch (fault) {
            throw explained(own, fault);
          }
        }),
      ),
      snapshot: () => lite.dumpDataDir('none'),
      close: async () => {
        await lite.close();
        unlock();
      },
    };
  } catch (fault) {
    unlock();
    throw fault;
  }
}

async function openPostgres(url: string, max: number): Promise<Store> {
  const pool = openPool(url, max);
  const db = drizzlePg(pool) as unknown as Db;
  await oneAtATime(url, async () => {
    await demandOurTables(async (text) => (await pool.query<object>(text)).rows, migrationsFolder, placeOf({ url }));
    await migratePg(drizzlePg(pool), { migrationsFolder });
  });
  return {
    kind: 'postgres',
    db,
    ask: async <R extends object>(name: string, text: string, values: readonly unknown[]) =>
      (await pool.query<R>({ name, text, values: [...values] })).rows,
    tx: again((work) => inPostgres(pool, work)),
    snapshot: () => Promise.reject(new Error('only an in-memory database can be copied')),
    close: () => pool.end(),
  };
}

const again =
  (once: Store['tx']): Store['tx'] =>
  async (work) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(work);
      } catch (fault) {
        if (attempt >= 10 || !isWorthAnother(fault)) throw fault;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
      }
    }
  };

/** PostgreSQL asks for it, or a random number was taken already (domain/records/records.ts). */
const isWorthAnother = (fault: unknown): boolean =>
  ['40001', '40P01'].includes(databaseCode(fault) ?? '') || violated(fault) === 'transactions_number';

/** The constraint that a fault speaks of. */
export function violated(fault: unknown): string | undefined {
  for (let each = fault; each instanceof Error; each = each.cause) {
    const { constraint } = each as { constraint?: unknown };
    if (typeof constraint === 'string') return constraint;
  }
  return undefined;
}

/** The SQLSTATE of a fault, through drizzle's wrapper. */
export function databaseCode(fault: unknown): string | undefined {
  for (let each = fault; each instanceof Error; each = each.cause) {
    const { code } = each as { code?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}
