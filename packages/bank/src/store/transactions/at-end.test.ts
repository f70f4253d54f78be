/** What is booked with the commit (D-405): the database itself refuses what cannot be, and the caller hears why. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditBooks } from '../../ledger/auditor.ts';
import { transactions } from '../../ledger/ledger-schema.ts';
import { testNow as at } from '../../ledger/fresh-company.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';
import { later, rowsInto } from './later.ts';

let test: TestBank;
let as: Caller;
let company_id: string;
let account_number: string;
beforeAll(async () => {
  test = await testBank({ transfers: { codeForNewRecipient: false } });
  ({ account_number } = await test.fresh({ balances: { USD: '1.00' } }));
  const payer = await test.fresh({ balances: { USD: '100.00' } });
  ({ company_id } = payer);
  [as] = payer.people;
});
afterAll(() => test.close());

const asked = (amount: string) => ({ transfer_type: 'account', currency: 'USD', amount, account_number }) as const;
const quoted = async (amount: string) => (await test.ask('/withdraw/crypto/calc', asked(amount), { as })).quote_id;
const send = (amount: string, quote_id: string) =>
  test.refusal('/withdraw/crypto/withdraw', { ...asked(amount), quote_id, purpose: 'supplier_payment' }, { as, key: randomUUID() });

it('of transfers at once that the balance carries one by one, it lets as many go as there is money for', async () => {
  const quotes = [await quoted('30.00'), await quoted('30.00'), await quoted('30.00'), await quoted('30.00')];
  const ends = await Promise.all(quotes.map((quote_id) => send('30.00', quote_id)));
  expect(ends.toSorted()).toEqual(['insufficientBalance', 'success', 'success', 'success']);
});

it('of transfers at once by one quote, it lets one go', async () => {
  const quote_id = await quoted('1.00');
  const ends = await Promise.all([1, 2, 3].map(() => send('1.00', quote_id)));
  expect(ends.toSorted()).toEqual(['quoteUsed', 'quoteUsed', 'success']);
});

it('leaves the books right', async () => {
  expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
  expect(test.faults).toEqual([]);
});

describe('rows', () => {
  const opened = rowsInto(transactions);
  const money = { kind: 'fiat', type: 'transfer', currency: 'USD', status: 'success', amount: -(10n ** 30n), sold_amount: null } as const;
  const details = { nested: ['"', null, { deep: true }] };
  const record = (number: string) => ({
    company_id,
    transaction_id: randomUUID(),
    number,
    date: at,
    ...money,
    details,
    created_by: undefined,
  });
  const known = (number: string) => test.bank.store.db.select().from(transactions).where(eq(transactions.number, number));

  it('are what was given, and the table’s own defaults, whatever fields each of them names', async () => {
    await test.bank.store.tx(async (db) => {
      await later(db, opened, record('T-1') as never);
      await later(db, opened, { ...record('T-2'), counterparty: 'A\\b\n“日本”' });
    });
    const [one] = await known('T-1');
    expect(one).toMatchObject({
      date: at,
      amount: -(10n ** 30n),
      sold_amount: null,
      counterparty: '',
      fee: 0n,
      created_by: null,
      version: 1,
    });
    expect(one?.details).toEqual({ nested: ['"', null, { deep: true }] });
    expect((await known('T-2'))[0]?.counterparty).toBe('A\\b\n“日本”');
  });

  it('whose drawn number is taken make the transaction begin again', async () => {
    let turn = 0;
    await test.bank.store.tx(async (db) => {
      turn += 1;
      await later(db, opened, record(turn === 1 ? 'T-1' : 'T-3') as never);
    });
    expect([turn, (await known('T-1')).length, (await known('T-3')).length]).toEqual([2, 1, 1]);
  });
});
