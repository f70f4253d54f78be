/** Playwright's set-up: the seeded books are there before the workers start, so that they are made once. */
import { seededPostgres } from './bank-postgres.ts';
import { seedByBank, seededFolder } from './bank-process.ts';
import { postgresPrograms } from './postgres.ts';

export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (postgresPrograms()) return seededPostgres(seedByBank('built'));
  await seededFolder('built');
  return undefined;
}
