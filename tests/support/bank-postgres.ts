/**
 * A PostgreSQL with the seeded books for a whole suite, several times as fast as PGlite under many short tests (D-153). Each
 * bank's database is a copy. Where there is no PostgreSQL, banks keep their books in PGlite as before.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTemplates } from '../../packages/bank/src/testing/seeded/seeded-database.ts';
import { postgresPrograms, startPostgres } from './postgres.ts';

/** No test needs these books after a power cut. */
const withoutSync = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'jit=off',
  'autovacuum=off', // it would change plans, and the order of rows that nobody asked for, at any time
  'max_connections=100',
];

/** `fill` seeds the database at an address, and files in a folder. Answers how to stop. */
export async function seededPostgres(fill: (database: string, folder: string) => Promise<void>): Promise<() => Promise<void>> {
  const programs = postgresPrograms();
  if (!programs) return () => Promise.resolve();
  const server = await startPostgres(programs, withoutSync);
  const folder = mkdtempSync(join(tmpdir(), 'bankside-files-'));
  await makeTemplates(server.url, (database) => fill(database, folder));
  process.env['TEST_POSTGRES'] = server.url; // read by this process's workers
  process.env['TEST_POSTGRES_FOLDER'] = folder;
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
