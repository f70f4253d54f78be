/** A card's fee is charged once, from what is there, and given back once. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditBooks } from '../../ledger/auditor.ts';
import { balances } from '../../ledger/ledger.ts';
import { cardMoneyPolicy, holder } from '../../testing/cards/sample-cards.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';
import { readCard } from './card-rows.ts';
import { chargeCardFee, giveBackCardFee, type CardCharge } from './charging.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank(cardMoneyPolicy);
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
  await test.close();
});

async function charge(balance: string) {
  const { company_id, card_id } = await holder(test, { balances: { USDC: balance } });
  const { bank } = test;
  const card = await readCard(bank.store.db, company_id, card_id);
  const by = { actor: 'system' } as const;
  const order: CardCharge = {
    card,
    fee: 'replacement',
    amount: 25_000_000n,
    currency: 'USDC',
    key: `replacement ${card_id}`,
    by,
    now: bank.clock.now(),
  };
  const run = () => bank.store.tx((db) => chargeCardFee(bank, db, order));
  const left = async () => (await balances(bank.store.db, company_id)).find(({ currency }) => currency === 'USDC')?.book;
  return { order, run, left };
}

it('is charged once, however often and from how many sides it is asked for', async () => {
  const { order, run, left } = await charge('100');
  const rows = await Promise.all([run(), run(), run()]);
  expect(new Set(rows.map((row) => row?.transaction_id)).size).toBe(1);
  const [row] = rows;
  if (!row) throw new Error('no record');
  expect(row).toMatchObject({ type: 'fee', status: 'success', amount: -25_000_000n });
  expect(row.number).toMatch(/^F-\d{8}$/);
  expect(row.details).toMatchObject({ card: { card_id: order.card.card_id, fee: 'replacement' } });
  expect(await left()).toBe(75_000_000n);
  const back = () => test.bank.store.tx((db) => giveBackCardFee(db, row, order));
  const [first, second] = [await back(), await back()];
  expect(second.transaction_id).toBe(first.transaction_id);
  expect(first).toMatchObject({ type: 'refund', amount: 25_000_000n, related_id: row.transaction_id });
  expect(await left()).toBe(100_000_000n);
});

it('is refused where there is too little, and no record is made of nothing', async () => {
  const { order, run, left } = await charge('24.99');
  await expect(run()).rejects.toMatchObject({ refusal: 'insufficientBalance' });
  expect(await left()).toBe(24_990_000n);
  expect(await test.bank.store.tx((db) => chargeCardFee(test.bank, db, { ...order, amount: 0n }))).toBeNull();
});
