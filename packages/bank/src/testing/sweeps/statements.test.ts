/** How many statements the calls make, and how often they wait for answers, that people and their programs wait for: one that grows does so by decision (PERF-17). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditBooks } from '../../ledger/auditor.ts';
import { tripsOf } from '../counted.ts';
import { testBank, type Caller, type TestBank } from '../test-bank.ts';

const hasPostgres = Boolean(process.env['TEST_POSTGRES']);
if (!hasPostgres) process.stdout.write('\nSKIPPED: no PostgreSQL on this machine, so statements were not counted.\n');

let test: TestBank;
let as: Caller;
let account_number: string;
beforeAll(async () => {
  test = await testBank({ transfers: { codeForNewRecipient: false } });
  ({ account_number } = await test.fresh({ balances: { USD: '1.00' } }));
  const payer = await test.fresh({ balances: { USD: '1000.00' } });
  [as] = payer.people;
});
afterAll(() => test.close());

type Count = { readonly statements: number; readonly trips: number };
async function countOf(work: () => Promise<unknown>): Promise<Count> {
  const trips = await tripsOf(work);
  return { statements: trips.flat().length, trips: trips.length };
}

/** The second time: what is asked once in a process's life is asked. */
async function twice<T>(work: (turn: string) => Promise<T>): Promise<T> {
  await work('first');
  return work('second');
}

describe.skipIf(!hasPostgres)('with session, begin and commit', () => {
  it('a transfer to another company takes 6 in three round trips, and its quote 6 in three', async () => {
    const asked = { transfer_type: 'account', currency: 'USD', amount: '0.01', account_number } as const;
    const counts = await twice(async (turn) => {
      let quote_id = '';
      const quote = await countOf(async () => ({ quote_id } = await test.ask('/withdraw/crypto/calc', asked, { as })));
      const order = { ...asked, quote_id, purpose: 'supplier_payment' } as const;
      return [quote, await countOf(() => test.ask('/withdraw/crypto/withdraw', order, { as, key: turn }))];
    });
    expect(counts).toEqual([
      { statements: 6, trips: 3 },
      { statements: 6, trips: 3 },
    ]);
  });

  it('an exchange takes 6 in three round trips, and its quote 8 in four', async () => {
    const asked = { transfer_type: 'currency', currency: 'USD', to_currency: 'EUR', amount: '1.00' } as const;
    const counts = await twice(async (turn) => {
      let quote_id = '';
      const quote = await countOf(async () => ({ quote_id } = await test.ask('/withdraw/crypto/calc', asked, { as })));
      return [quote, await countOf(() => test.ask('/withdraw/crypto/withdraw', { ...asked, quote_id }, { as, key: `fx ${turn}` }))];
    });
    expect(counts).toEqual([
      { statements: 8, trips: 4 },
      { statements: 6, trips: 3 },
    ]);
  });

  it.each([
    ['/account/getUserInfo', 2],
    ['/dashboard/home', 2],
    ['/transaction/record', 3], // the last: what is kept with them (TXN-17)
  ] as const)('%s takes %i', async (path, most) => {
    const counts = await twice(() => countOf(() => test.ask(path, {}, { as })));
    expect(counts.statements).toBe(most);
  });

  it('left the books right, each line of the trail behind the one before it, and no fault', async () => {
    expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
    expect(test.faults).toEqual([]);
  });
});
