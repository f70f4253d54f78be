/** Two bank processes on one real PostgreSQL. PGlite runs one transaction at a time and cannot show these faults. */
import { auditBooks } from '@bankside/bank/ledger/auditor.ts';
import { freshCompany, testNow as at } from '@bankside/bank/ledger/fresh-company.ts';
import { balances, post } from '@bankside/bank/ledger/ledger.ts';
import { moneyIn } from '@bankside/bank/ledger/lines.ts';
import { openStore, type Store } from '@bankside/bank/store/store.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Postgres, postgresPrograms, startPostgres } from '../support/postgres.ts';
import { type Task, type Outcome, startWorker } from './workers.ts';

const programs = postgresPrograms();
if (!programs) process.stdout.write('\nSKIPPED: no PostgreSQL on this machine, so races between bank processes were not tested.\n');

describe.skipIf(!programs)('two bank processes on one PostgreSQL', () => {
  let postgres: Postgres;
  let store: Store;
  let company_id: string;

  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
    store = await openStore({ url: postgres.url });
  });
  afterAll(async () => {
    await store.close();
    await postgres.stop();
  });
  beforeEach(async () => {
    company_id = await freshCompany(store);
    await store.tx((db) => post(db, { company_id, kind: 'deposit', lines: [moneyIn('USD', 100_000n)], at }));
  });
  afterEach(async () => {
    expect((await auditBooks(store)).filter(({ ok }) => !ok)).toEqual([]);
  });

  /** Both begin at the same moment; answers what both reported. */
  async function race(...tasks: Task[]): Promise<Outcome[]> {
    const workers = await Promise.all(tasks.map((task) => startWorker({ url: postgres.url, poolSize: task.do === 'cross' ? 3 : 8 }, task)));
    return (await Promise.all(workers.map((worker) => worker.finish()))).flat();
  }
  const usd = async () => (await balances(store.db, company_id)).find(({ currency }) => currency === 'USD');
  const reasons = (outcomes: Outcome[]) => new Set(outcomes.flatMap((each) => (each.done ? [] : [each.why])));

  it('lets exactly 10 of 50 withdrawals of 100.00 have the 1,000.00', async () => {
    const task = { do: 'withdraw', company_id, times: 25, amount: 10_000 } as const;
    const outcomes = await race(task, task);
    expect(outcomes).toHaveLength(50);
    expect(outcomes.filter(({ done }) => done)).toHaveLength(10);
    expect(reasons(outcomes)).toEqual(new Set(['overdraft']));
    expect(await usd()).toMatchObject({ book: 0n, held: 0n });
  });

  it('books one of 20 first uses of the same key, and tells the others the same', async () => {
    const task = { do: 'withdraw', company_id, times: 10, amount: 10_000, key: 'one intent' } as const;
    const outcomes = await race(task, task);
    expect(outcomes.filter((each) => each.done && !each.replayed)).toHaveLength(1);
    expect(outcomes.filter((each) => each.done && each.replayed)).toHaveLength(19);
    expect(new Set(outcomes.map((each) => each.done && each.id)).size).toBe(1);
    expect(await usd()).toMatchObject({ book: 90_000n });
  });

  it('promises no more than there is: 4 of 50 holds of 244.00', async () => {
    const task = { do: 'hold', company_id, times: 25, amount: 24_400 } as const;
    const outcomes = await race(task, task);
    expect(outcomes.filter(({ done }) => done)).toHaveLength(4);
    expect(reasons(outcomes)).toEqual(new Set(['overdraft']));
    expect(await usd()).toMatchObject({ book: 100_000n, held: 97_600n });
  });

  it('tries again after a deadlock until everything is booked', async () => {
    const outcomes = await race(
      { do: 'cross', company_id, times: 20, order: ['USD', 'SGD'] },
      { do: 'cross', company_id, times: 20, order: ['SGD', 'USD'] },
    );
    expect(outcomes.filter(({ done }) => done)).toHaveLength(40);
    const { rows } = await (store.db.execute(
      `select deadlocks from pg_stat_database where datname = current_database()`,
    ) as unknown as Promise<{ rows: { deadlocks: string }[] }>);
    expect(Number(rows[0]?.deadlocks)).toBeGreaterThan(0); // else this test has shown nothing
    expect(await usd()).toMatchObject({ book: 100_040n });
  });

  it('migrates once when several processes start on an empty database', async () => {
    await store.db.execute(`create database empty`);
    const empty = new URL(postgres.url);
    empty.pathname = '/empty';
    const stores = await Promise.all([1, 2, 3].map(() => openStore({ url: empty.href, poolSize: 2 })));
    const counts = await Promise.all(stores.map((each) => each.db.execute(`select count(*)::int as n from drizzle.__drizzle_migrations`)));
    expect(counts.map((each) => (each as { rows: unknown[] }).rows)).toEqual([[{ n: 4 }], [{ n: 4 }], [{ n: 4 }]]);
    await Promise.all(stores.map((each) => each.close()));
  });
});
