/** What is on a card here and at the issuer: a difference is found, kept once, and gone when both agree. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardDifferences } from '../../store/issuer-schema.ts';
import { cardMoneyPolicy, holder, topUp, type Holder } from '../../testing/sample-cards.ts';
import { merchant } from '../../testing/sample-issuer.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';
import { runLoads } from '../card-money/loads.ts';
import { catchUp } from './issuer-events.ts';
import { reconcileCards } from './reconcile.ts';

let test: TestBank;
let own: Holder;
beforeAll(async () => {
  test = await testBank(cardMoneyPolicy);
  test.issuer.set({ clear_after: null });
  own = await holder(test);
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  await test.close();
});

const found = async () => {
  await reconcileCards(test.bank);
  const rows = await test.bank.store.db.select().from(cardDifferences).where(eq(cardDifferences.card_id, own.card_id));
  return rows.map(({ ours, issuers, resolved_at }) => [ours, issuers, resolved_at !== null]);
};

it('compares only what speaks of the same moment', async () => {
  test.issuer.set({ lying: own.card_id });
  expect(await found()).toEqual([]); // its events are not read yet
  await catchUp(test.bank);
  await topUp(test, own.main, { card_id: own.card_id, amount: '100' });
  expect(await found()).toEqual([]); // a load is under way
  await runLoads(test.bank);
  expect(await found()).toEqual([]); // the issuer has an event that is not here
  await catchUp(test.bank);
  expect(await found()).toEqual([[9950n, 11_287n, false]]);
  expect(await found()).toEqual([[9950n, 11_287n, false]]);
});

it('follows the difference, and ends it when both agree', async () => {
  const shop = merchant('cloud');
  const { authorisation_id } = test.issuer.pay({
    card_id: own.card_id,
    channel: 'online',
    merchant: shop,
    amount: '10.00',
    currency: 'USD',
  });
  test.issuer.clear(authorisation_id);
  await catchUp(test.bank);
  expect(await found()).toEqual([[8950n, 10_287n, false]]);
  test.issuer.set({ failing: 1 });
  expect(await found()).toEqual([[8950n, 10_287n, false]]);
  test.issuer.set({ failing: 0, lying: null });
  expect(await found()).toEqual([[8950n, 10_287n, true]]);
  expect(await found()).toEqual([[8950n, 10_287n, true]]);
});
