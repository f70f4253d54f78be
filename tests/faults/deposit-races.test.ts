/** Arrivals, first addresses and staff's decisions under two bank processes' worth of connections on one real PostgreSQL. */
import { auditBooks } from '@bankside/bank/ledger/auditor.ts';
import { balances } from '@bankside/bank/ledger/ledger.ts';
import { transactions } from '@bankside/bank/ledger/ledger-schema.ts';
import { depositAddresses } from '@bankside/bank/store/money-schema.ts';
import { seedPeople } from '@bankside/bank/seed/people.ts';
import { seedRates } from '@bankside/bank/seed/rates.ts';
import { openStore } from '@bankside/bank/store/store.ts';
import { testBank, type Caller, type TestBank } from '@bankside/bank/testing/test-bank.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Postgres, postgresPrograms, startPostgres } from '../support/postgres.ts';

const programs = postgresPrograms();
if (!programs) process.stdout.write('\nSKIPPED: no PostgreSQL on this machine, so races of deposits were not tested.\n');

describe.skipIf(!programs)('two banks on one PostgreSQL', () => {
  let postgres: Postgres;
  let banks: [TestBank, TestBank];
  let first: TestBank;
  let staff: Caller;
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
    const store = await openStore({ url: postgres.url });
    banks = [await testBank({}, store), await testBank({}, await openStore({ url: postgres.url }))];
    [first] = banks;
    const now = first.bank.clock.now();
    await store.tx(async (db) => {
      await seedPeople(db, now, 'nobody signs in');
      await seedRates(db, now);
    });
    staff = await first.as('staff@bankside.example');
  }, 120_000);
  afterAll(async () => {
    for (const bank of banks) await bank.close();
    await postgres.stop();
  });

  /** The same thing so many times at once, by turns at each bank. */
  const together = <T>(times: number, work: (bank: TestBank, n: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: times }, (_, n) => work(banks[n % 2] ?? first, n)));
  const records = async (company_id: string) =>
    (await first.bank.store.db.select().from(transactions)).filter((row) => row.company_id === company_id);
  const bookOf = async (company_id: string, wanted: string) =>
    (await balances(first.bank.store.db, company_id)).find(({ currency }) => currency === wanted)?.book;
  const booksAreRight = async () => expect((await auditBooks(first.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
  const order = {
    network: 'TRC20',
    currency: 'USDT',
    amount: '25000',
    sender_address: 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7',
    hash: 'ab'.repeat(32),
  } as const;

  it('draws one address for twenty first questions, and credits an arrival once that twenty tell in any order', async () => {
    const { company_id, people } = await first.fresh();
    const answers = await together(20, (bank) => bank.ask('/deposit/details', { currency: 'USDT', network: 'TRC20' }, { as: people[0] }));
    const [address, ...others] = new Set(answers.map(({ digital }) => digital?.address ?? ''));
    expect(others).toEqual([]);
    expect(await first.bank.store.db.$count(depositAddresses)).toBe(1);
    const arrivals = await together(20, (bank, n) =>
      bank.call('/admin/chain/arrival', { ...order, address, confirmations: 10 + ((n * 7) % 20) }, { as: staff }),
    );
    expect(new Set(arrivals.map(({ data }) => (data as { id: string }).id)).size).toBe(1);
    expect((await records(company_id)).map(({ status }) => status)).toEqual(['success']);
    expect(await bookOf(company_id, 'USDT')).toBe(25_000_000_000n);
    await booksAreRight();
  });

  it('takes one of eight decisions on the same wire, and one credit for one announcement', async () => {
    const { company_id, people } = await first.fresh();
    const wire = { currency: 'USD', amount: '20000', purpose: 'rent', sender_account_name: 'Payer' } as const;
    const { id } = await first.ask('/deposit/submit', wire, { as: people[0] });
    const decided = await together(8, (bank, n) =>
      bank.refusal(
        '/admin/deposit/decide',
        { company_id, id, version: 1, event: n % 2 ? 'receive' : 'fail', reason: 'No.' },
        { as: staff },
      ),
    );
    expect(decided.filter((each) => each === 'success')).toHaveLength(1);
    expect(decided.filter((each) => each === 'changedMeanwhile')).toHaveLength(7);
    await first.ask('/deposit/submit', { ...wire, amount: '30000' }, { as: people[0] });
    const credit = { company_id, currency: 'USD', amount: '30000', sender_account_name: 'Payer' };
    await together(6, (bank, n) => bank.call('/admin/deposit/credit', credit, { as: staff, key: `wire ${n % 2}` }));
    expect(await bookOf(company_id, 'USD')).toBe(6_000_000n); // two wires came, each reported three times
    const credited = (await records(company_id)).filter(({ amount }) => amount === 3_000_000n);
    expect(credited.map(({ status, created_by }) => [status, created_by !== null]).sort()).toEqual([
      ['success', false],
      ['success', true],
    ]);
    await booksAreRight();
  });

  it('left no fault behind', () => expect(banks.flatMap(({ faults }) => faults)).toEqual([]));
});
