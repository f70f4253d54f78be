/** The same tests on PGlite, where one bank takes turns with itself, and on PostgreSQL with two banks' worth of connections. */
import { rmSync } from 'node:fs';
import type { PolicyOverrides } from '@bankside/core/rules/policy/bank-policy.ts';
import { auditBooks } from '@bankside/bank/ledger/auditor.ts';
import { testNow } from '@bankside/bank/ledger/fresh-company.ts';
import { seedPeople } from '@bankside/bank/seed/people.ts';
import { seedRates } from '@bankside/bank/seed/rates.ts';
import { openStore, type Store } from '@bankside/bank/store/store.ts';
import { testBank, type TestBank } from '@bankside/bank/testing/test-bank.ts';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { emptyBooks } from '../support/empty-books.ts';
import { type Postgres, postgresPrograms, startPostgres } from '../support/postgres.ts';

export type Banks = {
  /** The only one on PGlite. Both have the same card issuer. */
  readonly one: TestBank;
  readonly other: TestBank;
  /** So many times at once, by turns at each bank. */
  readonly together: <T>(times: number, work: (bank: TestBank, turn: number) => Promise<T>) => Promise<T[]>;
};

const programs = postgresPrograms();

async function seeded(store: Store): Promise<Store> {
  await store.tx((db) => seedPeople(db, testNow, 'nobody signs in'));
  await seedRates(store.db, testNow);
  return store;
}

/** After each test the books prove out and no bank has met a fault. */
export function onBothDatabases(
  what: string,
  policy: PolicyOverrides,
  tests: (banks: () => Banks, engine: 'PGlite' | 'PostgreSQL') => void,
): void {
  if (!programs) process.stdout.write(`\nSKIPPED: no PostgreSQL on this machine, so ${what} ran on PGlite alone.\n`);
  describe.each(programs ? (['PGlite', 'PostgreSQL'] as const) : (['PGlite'] as const))(`${what} on %s`, (engine) => {
    let postgres: Postgres | undefined;
    let folder = '';
    let banks: Banks;
    beforeAll(async () => {
      postgres = engine === 'PostgreSQL' ? await startPostgres(programs ?? '') : undefined;
      const at = postgres ? { url: postgres.url } : { folder: (folder = emptyBooks()) };
      const one = await testBank(policy, await seeded(await openStore(at)));
      const other = postgres ? await testBank(policy, await openStore(at), { books: one.issuer.books }) : one;
      const turns = [one, other];
      const together: Banks['together'] = (times, work) =>
        Promise.all(Array.from({ length: times }, (_, turn) => work(turns[turn % 2] ?? one, turn)));
      banks = { one, other, together };
    });
    afterEach(async () => {
      expect((await auditBooks(banks.one.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
      expect([...banks.one.faults, ...banks.other.faults]).toEqual([]);
    });
    afterAll(async () => {
      await banks.one.close();
      if (banks.other !== banks.one) await banks.other.close();
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    });
    tests(() => banks, engine);
  });
}
