/** A bank behind PgBouncer in transaction mode, where each transaction may have another connection (D-393). */
import { auditBooks } from '@bankside/bank/ledger/auditor.ts';
import { openStore, type Store } from '@bankside/bank/store/store.ts';
import { transferPolicy } from '@bankside/bank/testing/sample-transfers.ts';
import { testBank, type TestBank } from '@bankside/bank/testing/test-bank.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payingCompany, seedStaff } from '../support/paying-company.ts';
import { pgbouncerProgram, startPgbouncer, type Pooler } from '../support/pgbouncer.ts';
import { postgresPrograms, startPostgres, type Postgres } from '../support/postgres.ts';

const programs = postgresPrograms();
const program = pgbouncerProgram();
if (!program || !programs) process.stdout.write('\nSKIPPED: no PgBouncer on this machine, so a bank behind one was not tested.\n');

describe.skipIf(!program || !programs)('behind PgBouncer in transaction mode', () => {
  let postgres: Postgres;
  let pooler: Pooler;
  let stores: readonly Store[];
  let test: TestBank;
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
    const folder = decodeURIComponent(postgres.url.split('host=')[1] ?? '');
    pooler = await startPgbouncer(program ?? '', `host=${folder}`);
    stores = await Promise.all([openStore({ url: pooler.url }), openStore({ url: pooler.url })]);
    test = await testBank(transferPolicy, stores[0]);
    await seedStaff(test);
  });
  afterAll(async () => {
    await stores[1]?.close();
    await test.close();
    await pooler.stop();
    await postgres.stop();
  });

  const rows = async (text: string, store = stores[0]) =>
    ((await store?.db.execute(text)) as { rows: Record<string, unknown>[] } | undefined)?.rows;
  const wrong = async () => (await auditBooks(test.bank.store)).filter(({ ok }) => !ok);

  it('two processes that start at once on an empty database migrate it once, and leave no lock', async () => {
    expect(await rows('select hash from drizzle.__drizzle_migrations')).toHaveLength(4);
    expect(await rows("select pid from pg_locks where locktype = 'advisory'")).toEqual([]);
  });

  it('statements with names and without work on every connection, and money moves', async () => {
    const { own, other } = await payingCompany(test, { USD: '1000.00' });
    const ask = { as: { token: own.main.token, userid: own.main.userid } };
    const pay = async (nth: number) => {
      const asked = { transfer_type: 'account', currency: 'USD', amount: '1.00', account_number: other.account_number } as const;
      const { quote_id } = await test.ask('/withdraw/crypto/calc', asked, ask);
      await test.ask('/withdraw/crypto/withdraw', { ...asked, quote_id, purpose: 'supplier_payment' }, { ...ask, key: `pay ${nth}` });
    };
    for (let round = 0; round < 3; round++)
      await Promise.all([pay(round * 2), pay(round * 2 + 1), test.ask('/account/getUserInfo', {}, ask)]);
    expect(await wrong()).toEqual([]);
    expect(test.faults).toEqual([]);
  });

  it('what one transaction sets is not there in the next', async () => {
    await Promise.all(stores.map((store) => auditBooks(store))); // each sets its isolation
    for (let nth = 0; nth < 6; nth++)
      expect(await rows('show transaction_isolation', stores[nth % 2])).toEqual([{ transaction_isolation: 'read committed' }]);
  });

  it('goes on by itself after PgBouncer was restarted', async () => {
    await pooler.restart();
    await expect
      .poll(() =>
        rows('select 1 as one').then(
          (one) => one,
          () => [],
        ),
      )
      .toEqual([{ one: 1 }]);
    expect(await wrong()).toEqual([]);
  });
});
