/** Vitest's set-up of the `bank` project. */
import { seedDatabase } from '../../packages/bank/src/testing/seeded/seeded-snapshot.ts';
import { seededPostgres } from './bank-postgres.ts';

export default () => seededPostgres(seedDatabase);
