/** The seeded cards here and at the sandbox's issuer: the same history, the same figures, and nothing reported twice (D-221). */
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catchUp, readUpTo } from '../../domain/cards/issuer-events.ts';
import { reconcileCards } from '../../domain/cards/reconcile.ts';
import { harbourVale } from '../../demo/companies.ts';
import { auditBooks } from '../../ledger/auditor.ts';
import { cardBalances } from '../../ledger/ledger.ts';
import { cardPurchases } from '../../store/card-money-schema.ts';
import { cardDifferences } from '../../store/issuer-schema.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';
import { tellSeededCards } from './issuer-cards.ts';
import { card as lifecycle } from '@bankside/core/rules/lifecycles/card.ts';
import { cardId, seededCards } from './seeded-cards.ts';

let test: TestBank;
let as: Caller;
beforeAll(async () => {
  test = await testBank();
  test.issuer.set({ clear_after: null });
  as = await test.as('owner@harbour-vale.example');
  await tellSeededCards(test.bank.store.db, test.issuer);
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  await test.close();
});

const ids = seededCards.map(({ last4 }) => cardId(last4));

it('has on each card what the issuer says, and what the pictures show', async () => {
  const ours = await cardBalances(test.bank.store.db, harbourVale, ids);
  const said = await test.bank.issuer.cards(ids);
  for (const { last4, balance, held } of seededCards) {
    const theirs = said.find(({ card_id }) => card_id === cardId(last4));
    const { book, held: open } = ours.get(cardId(last4)) ?? { book: 0n, held: 0n };
    const cents = (text = '') => BigInt(text.replace('.', ''));
    expect([last4, theirs?.balance, theirs?.held, book, open]).toEqual([last4, balance, held, cents(balance), cents(held)]);
  }
  const { list } = await test.ask('/card/record', { tab: 'cards', page_size: 100 }, { as });
  expect(list.reduce((sum, { card }) => sum + BigInt(card?.balance.replace('.', '') ?? 0), 0n)).toBe(2_317_463n);
});

it('has a card of every state, each with its history', async () => {
  const { list } = await test.ask('/card/record', { tab: 'cards', page_size: 100 }, { as });
  const rows = list.flatMap((each) => each.card ?? []);
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(Object.values(lifecycle.states).map(({ wire }) => wire)));
  for (const { card_id, status } of rows) {
    const { timeline } = await test.ask('/card/info', { card_id }, { as });
    expect([timeline[0]?.event, timeline.at(-1)?.to]).toEqual(['issue', status]);
    expect(timeline.map(({ at }) => at)).toEqual(timeline.map(({ at }) => at).toSorted());
  }
  const ended = ['expired', 'cancelled'];
  const without = rows.filter(({ status, application_id }) => !application_id && !ended.includes(status));
  expect(without, 'a card that can be activated, or replaced by one, has an application').toEqual([]);
  const ofSara = rows.find(({ holder_name }) => holder_name === 'Sara Lindqvist');
  const ofMarek = rows.find(({ holder_name }) => holder_name === 'Marek Zielinski');
  expect([ofSara?.status, ofMarek?.status]).toEqual(['consolidating', 'blocked_by_admin']);
});

it('differs nowhere, and hears of nothing again', async () => {
  const before = await test.bank.store.db.select().from(cardPurchases).where(eq(cardPurchases.company_id, harbourVale));
  expect(await readUpTo(test.bank)).toBeGreaterThan(1000);
  await reconcileCards(test.bank);
  await test.issuerPushes();
  await catchUp(test.bank);
  expect(await test.bank.store.db.select().from(cardDifferences)).toEqual([]);
  expect(await test.bank.store.db.select().from(cardPurchases).where(eq(cardPurchases.company_id, harbourVale))).toEqual(before);
  expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
});

describe('what happens next', () => {
  it('clears what was waiting, on both sides', async () => {
    const { list } = await test.ask('/card/transactionDetails', { card_id: cardId('4821'), status: ['authorised'] }, { as });
    expect(list).toMatchObject([{ merchant: 'Strait Airways', merchant_currency: 'SGD', merchant_amount: '318.40' }]);
    const [waiting] = await test.bank.store.db
      .select()
      .from(cardPurchases)
      .where(eq(cardPurchases.purchase_id, list[0]?.id ?? harbourVale));
    test.issuer.clear(waiting?.authorisation_id ?? '');
    await test.issuerPushes();
    const [said] = await test.bank.issuer.cards([cardId('4821')]);
    const { book, held } = (await cardBalances(test.bank.store.db, harbourVale, ids)).get(cardId('4821')) ?? {};
    expect([said?.balance, book, held]).toEqual(['3175.62', 317_562n, 0n]);
  });

  it('tries again what the issuer had refused', async () => {
    const { list } = await test.ask('/card/topRecord', { status: ['retry'] }, { as });
    expect(list).toMatchObject([{ last4: '0937', amount: '99.000000', can_retry: true, reason: 'programme_limit' }]);
    const record = async () => (await test.ask('/transaction/record', { keyword: '0937', type: ['top_up'] }, { as })).list[0];
    expect(await record()).toMatchObject({ status: 'processing', waits_for: 'retry' });
    await test.ask('/card/topUpCancel', { id: list[0]?.id ?? '' }, { as });
    expect(await record()).toMatchObject({ status: 'failed', waits_for: '' });
    expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
  });
});

it('shows every kind of purchase and top-up, over a year', async () => {
  const rows = await test.bank.store.db
    .select()
    .from(cardPurchases)
    .where(eq(cardPurchases.company_id, harbourVale))
    .orderBy(asc(cardPurchases.date));
  expect(new Set(rows.map(({ channel }) => channel))).toEqual(new Set(['online', 'pos', 'atm']));
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['cleared', 'declined', 'reversed', 'refunded']));
  expect(rows.some(({ refunded, cleared }) => refunded > 0n && refunded < (cleared ?? 0n))).toBe(true);
  expect(new Set(rows.map(({ merchant_currency }) => merchant_currency)).size).toBeGreaterThan(5);
  for (const month of ['2025-11', '2025-10', '2025-03']) {
    const { total, by_group } = await test.ask('/card/spending', { month }, { as });
    expect([month, Number(total) > 0, by_group.length > 2]).toEqual([month, true, true]);
  }
  const { list } = await test.ask('/card/topRecord', { page_size: 100 }, { as });
  expect(new Set(list.map(({ status }) => status))).toEqual(new Set(['success', 'refunded', 'cancelled']));
});

it('has cards of its batch bound to holders, as its order says', async () => {
  const { list } = await test.ask('/card/record', { tab: 'cards', keyword: 'BK304', page_size: 100 }, { as });
  expect(list.map(({ card }) => [card?.kit_number, card?.holder_name, card?.status]).sort()).toEqual([
    ['BK30418', 'Mei-Lin Tan', 'inactive'],
    ['BK30419', 'Jonas Weber', 'inactive'],
    ['BK30420', 'Grace Odhiambo', 'inactive'],
    ['BK30421', 'Henrik Solberg', 'inactive'],
  ]);
  const orders = await test.ask('/contract/orderList', { status: ['partially_allocated'] }, { as });
  expect(orders.list.map(({ number }) => number)).toEqual(['B-000317']);
});

it('has holders whose verification failed, with its reasons, and who wait', async () => {
  const failed = await test.ask('/card/accountKycList', { verification_status: 'failed' }, { as });
  expect(failed.list.map(({ holder_name }) => holder_name)).toEqual(['Sara Lindqvist']);
  const holder = await test.ask('/card/getCardKyc', { id: failed.list[0]?.id ?? '' }, { as });
  expect(JSON.stringify(holder)).toContain('The left edge of the photo page is cut off');
  expect((await test.ask('/card/accountKycList', { verification_status: 'in_progress' }, { as })).total).toBeGreaterThan(0);
});
