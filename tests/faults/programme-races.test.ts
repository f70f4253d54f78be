/** Orders, payments and batches under two bank processes' worth of connections on one real PostgreSQL. */
import { auditBooks } from '@bankside/bank/ledger/auditor.ts';
import { seed } from '@bankside/bank/seed/seed.ts';
import { openStore } from '@bankside/bank/store/store.ts';
import { decide, pendingOrder, printNow, readOrder, signedContract } from '@bankside/bank/testing/programmes/programmes.ts';
import { testBank, type TestBank } from '@bankside/bank/testing/test-bank.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Postgres, postgresPrograms, startPostgres } from '../support/postgres.ts';

const programs = postgresPrograms();
if (!programs) process.stdout.write('\nSKIPPED: no PostgreSQL on this machine, so races of card programmes were not tested.\n');

describe.skipIf(!programs)('two banks on one PostgreSQL', () => {
  let postgres: Postgres;
  let banks: [TestBank, TestBank];
  let first: TestBank;
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
    const store = await openStore({ url: postgres.url });
    banks = [await testBank({}, store), await testBank({}, await openStore({ url: postgres.url }))];
    [first] = banks;
    await seed(store, { anchor: first.bank.clock.now(), passwordHash: 'nobody signs in' });
  }, 240_000);
  afterAll(async () => {
    expect((await auditBooks(first.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
    for (const bank of banks) await bank.close();
    await postgres.stop();
  });

  /** The same thing so many times at once, by turns at each bank. */
  const together = <T>(times: number, work: (bank: TestBank, n: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: times }, (_, n) => work(banks[n % 2] ?? first, n)));
  const count = (answers: readonly unknown[], wanted: unknown) => answers.filter((each) => each === wanted).length;

  it('takes one payment for one quote, and for one key used eight times', async () => {
    const { contract_id, main: as } = await signedContract(first, { contracted: 50, paid: 0 });
    const wanted = { contract_id, quantity: 20, pay_from: 'parent_company' } as const;
    const { quote_id } = await first.ask('/contract/payQuote', wanted, { as });
    const answers = await together(8, (bank) => bank.refusal('/contract/pay', { ...wanted, quote_id }, { as }));
    expect([count(answers, 'success'), count(answers, 'quoteUsed')]).toEqual([1, 7]);
    const again = await first.ask('/contract/payQuote', wanted, { as });
    const input = { ...wanted, quote_id: again.quote_id };
    const same = await together(8, (bank) => bank.ask('/contract/pay', input, { as, key: 'one intent' }));
    expect(new Set(same.map(({ transaction_id }) => transaction_id)).size).toBe(1);
    expect((await first.ask('/contract/getContract', { contract_id }, { as })).payments).toHaveLength(2);
  });

  it('decides an order once, withdrawn and approved at the same moment, and prints each card once', async () => {
    const programme = await signedContract(first, { contracted: 100 });
    for (let round = 0; round < 3; round++) {
      const order_id = await pendingOrder(first, programme, 10);
      await together(4, (bank, n) =>
        n % 2
          ? bank.refusal('/contract/orderWithdraw', { order_id }, { as: programme.main })
          : decide(bank, programme, order_id).catch(() => 'refused'),
      );
      const { status, timeline } = await readOrder(first, programme, order_id);
      expect(['approved', 'rejected']).toContain(status);
      expect(timeline).toHaveLength(2);
    }
    const order_id = await pendingOrder(first, programme, 40);
    await decide(first, programme, order_id);
    await together(4, (bank) => printNow(bank));
    const { list } = await first.ask('/contract/orderCardList', { order_id, page_size: 100 }, { as: programme.main });
    expect(new Set(list.map(({ kit_number }) => kit_number)).size).toBe(40);
  });
});
