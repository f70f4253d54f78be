/** Vitest's global set-up of the bank's tests: one PostgreSQL with the seeded books, each test bank's database is a copy (D-103). */
import { seededDatabase } from '../../packages/bank/src/testing/seeded-database.ts';
import { postgresPrograms, startPostgres } from './postgres.ts';

export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  const programs = postgresPrograms();
  if (!programs) return undefined; // then each is a copy in memory (seeded-snapshot.ts)
  const server = await startPostgres(programs, ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=100']);
  await seededDatabase(server.url);
  process.env['BANK_TEST_POSTGRES'] = server.url;
  return () => server.stop();
}
