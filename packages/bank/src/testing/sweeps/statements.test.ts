/** How many statements the calls make that people and their programs wait for: one that grows does so by decision (PERF-17). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditBooks } from '../../ledger/auditor.ts';
import { statementsOf } from '../counted.ts';
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

const countOf = async (work: () => Promise<unknown>) => (await statementsOf(work)).length;

/** The second time: what is asked once in a process's life is asked. */
async function twice(work: (turn: string) => Promise<readonly [number, number]>) {
  await work('first');
  return work('second');
}

describe.skipIf(!hasPostgres)('with session, begin and commit', () => {
  it('a transfer to another company takes 13, and its quote 8', async () => {
    const asked = { transfer_type: 'account', currency: 'USD', amount: '0.01', account_number } as const;
    const counts = await twice(async (turn) => {
      let quote_id = '';
      const quote = await countOf(
        async () => ({ quote_id } = await test.ask('/withdraw/crypto/calc', asked, { as, key: `quote ${turn}` })),
      );
      const order = { ...asked, quote_id, purpose: 'supplier_payment' } as const;
      return [quote, await countOf(() => test.ask('/withdraw/crypto/withdraw', order, { as, key: turn }))];
    });
    expect(counts).toEqual([8, 13]);
  });

  it('an exchange takes 12, and its quote 9', async () => {
    const asked = { transfer_type: 'currency', currency: 'USD', to_currency: 'EUR', amount: '1.00' } as const;
    const counts = await twice(async (turn) => {
      let quote_id = '';
      const quote = await countOf(
        async () => ({ quote_id } = await test.ask('/withdraw/crypto/calc', asked, { as, key: `fx quote ${turn}` })),
      );
      return [quote, await countOf(() => test.ask('/withdraw/crypto/withdraw', { ...asked, quote_id }, { as, key: `fx ${turn}` }))];
    });
    expect(counts).toEqual([9, 12]);
  });

  it.each([
    ['/account/getUserInfo', 2],
    ['/dashboard/home', 2],
    ['/transaction/record', 3],
  ] as const)('%s takes %i', async (path, most) => {
    const counts = await twice(async () => [await countOf(() => test.ask(path, {}, { as })), 0]);
    expect(counts).toEqual([most, 0]);
  });

  it('left the books right, each line of the trail behind the one before it, and no fault', async () => {
    expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
    expect(test.faults).toEqual([]);
  });
});
