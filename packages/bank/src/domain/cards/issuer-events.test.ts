/** Events of the issuer as they really come: pushed, missed, late, together with what the job finds out by itself. */
import { randomUUID } from 'node:crypto';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditBooks } from '../../ledger/auditor.ts';
import { cardOf } from '../../issuer-simulator/books.ts';
import { cardPurchases, cardLoads, topUps } from '../../store/card-money-schema.ts';
import { issuerEvents } from '../../store/issuer-schema.ts';
import { webhookEvents } from '../../store/webhook-schema.ts';
import { cardMoneyPolicy, holder, onCard, topUp, type Holder } from '../../testing/cards/sample-cards.ts';
import { merchant } from '../../testing/issuer/sample-issuer.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';
import { runLoads } from '../card-money/loads.ts';
import { applyWaiting, catchUp, readUpTo, takeEvents } from './issuer-events.ts';

let test: TestBank;
let own: Holder;
beforeAll(async () => {
  test = await testBank(cardMoneyPolicy);
});
beforeEach(async () => {
  test.issuer.set({ loads: 'done', load_after: null, clear_after: null, shuffled: false, repeating: false, failing: 0 });
  own = await holder(test);
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
  await test.close();
});

const purchases = () => test.bank.store.db.select().from(cardPurchases).where(eq(cardPurchases.card_id, own.card_id));
const buy = (id: string, amount: string) => {
  const shop = merchant(id);
  return test.issuer.pay({ card_id: own.card_id, channel: shop.channel, merchant: shop, amount, currency: shop.currency });
};
const loaded = async (amount = '1000') => {
  await topUp(test, own.main, { card_id: own.card_id, amount });
  await runLoads(test.bank);
};
const atIssuer = () => cardOf(test.issuer.books, own.card_id);

describe('a purchase', () => {
  it('is held, then booked with its fee, another amount than asked for, and given back in parts', async () => {
    await test.bank.issuer.setProgramme([{ channel: 'online', kind: 'fixed', value: '0.50' }]);
    await loaded();
    const { authorisation_id } = buy('cloud', '100.00');
    await test.issuerPushes();
    expect(await onCard(test, own)).toEqual({ book: 99_500n, held: 10_000n });
    expect(await purchases()).toMatchObject([
      { status: 'authorised', merchant: 'Northwind Cloud', channel: 'online', authorised: 10_000n },
    ]);
    test.issuer.clear(authorisation_id, '120.00');
    await test.issuerPushes();
    expect(await onCard(test, own)).toEqual({ book: 87_450n, held: 0n });
    test.issuer.refund(authorisation_id, '20.00');
    await test.issuerPushes();
    expect(await purchases()).toMatchObject([{ status: 'cleared', cleared: 12_000n, fee: 50n, refunded: 2000n }]);
    test.issuer.refund(authorisation_id, '100.00');
    await test.issuerPushes();
    expect(await purchases()).toMatchObject([{ status: 'refunded', refunded: 12_000n }]);
    expect((await onCard(test, own)).book).toBe(99_450n);
    expect(atIssuer()).toMatchObject({ balance: '994.50', held: '0.00' });
    const sent = await test.bank.store.db.select().from(webhookEvents).where(eq(webhookEvents.company_id, own.company_id));
    expect(sent.filter(({ kind }) => kind === 'card_transaction').map(({ payload }) => payload['status'])).toEqual([
      'authorised',
      'cleared',
      'cleared',
      'refunded',
    ]);
  });

  it('that is reversed is free, and one that is declined is a row only', async () => {
    await loaded('100');
    const { authorisation_id } = buy('cloud', '50.00');
    expect(buy('cloud', '500.00').state).toBe('declined');
    test.issuer.reverse(authorisation_id);
    await test.issuerPushes();
    const rows = await purchases();
    expect(rows.map(({ status, decline_reason }) => [status, decline_reason]).sort()).toEqual([
      ['declined', 'insufficient'],
      ['reversed', ''],
    ]);
    expect(await onCard(test, own)).toEqual({ book: 9950n, held: 0n });
  });
});

describe('events', () => {
  it('that come shuffled and twice come to what the issuer has', async () => {
    await loaded();
    test.issuer.set({ shuffled: true, repeating: true });
    for (const [nth, id] of ['cloud', 'cafe', 'hotel', 'taxi'].entries()) {
      const { authorisation_id } = buy(id, `${nth + 1}0.00`);
      if (nth % 2 === 0) test.issuer.clear(authorisation_id);
      if (nth === 1) test.issuer.reverse(authorisation_id);
    }
    await test.issuerPushes();
    const { book, held } = await onCard(test, own);
    const { balance, held: frozen } = atIssuer();
    expect([book, held]).toEqual([balance, frozen].map((text) => BigInt(text.replace('.', ''))));
  });

  it('that were never pushed are asked for, and once each', async () => {
    await loaded();
    buy('cloud', '10.00');
    test.issuer.set({ failing: 1 });
    await catchUp(test.bank);
    expect(await purchases()).toEqual([]);
    test.issuer.set({ failing: 0 });
    await catchUp(test.bank);
    expect(await purchases()).toHaveLength(1);
    const last = await readUpTo(test.bank);
    expect((await test.bank.issuer.card(own.card_id)).last_seq).toBeLessThanOrEqual(last);
    await test.issuerPushes();
    await catchUp(test.bank);
    expect((await onCard(test, own)).held).toBe(1000n);
  });

  it('about a card that is not here yet wait for it', async () => {
    const card_id = '7d1f2c3a-1111-4222-8333-444455556666';
    await takeEvents(test.bank, [{ event_id: 'early', seq: 900_000, card_id, at: '2025-11-18T02:00:00Z', type: 'delivered' }]);
    const row = async () => (await test.bank.store.db.select().from(issuerEvents).where(eq(issuerEvents.event_id, 'early')))[0];
    expect(await row()).toMatchObject({ applied_at: null, trouble: 'no such card' });
    expect(await applyWaiting(test.bank)).toBe(1);
    await test.bank.store.db.delete(issuerEvents).where(eq(issuerEvents.event_id, 'early'));
  });

  it('of a load say what the job would have found out, at the same time too', async () => {
    const { id } = await topUp(test, own.main, { card_id: own.card_id, amount: '100' });
    const [load] = await test.bank.store.db.select().from(cardLoads).where(eq(cardLoads.top_up_id, id));
    await test.bank.issuer.load({ load_id: load?.load_id ?? '', card_id: own.card_id, direction: 'load', amount: '99.50' });
    await Promise.all([test.issuerPushes(), runLoads(test.bank)]);
    const of = async () => (await test.bank.store.db.select().from(topUps).where(eq(topUps.top_up_id, id)))[0]?.status;
    expect(await of()).toBe('success');
    test.issuer.reverseLoad(load?.load_id ?? '');
    await test.issuerPushes();
    expect(await of()).toBe('refunded');
    expect(await onCard(test, own)).toEqual({ book: 0n, held: 0n });
  });
});

it('events that wait for ever hold up no others', async () => {
  const at = test.bank.clock.now().toISOString();
  const ofNobody = (seq: number) => ({ event_id: randomUUID(), seq, card_id: randomUUID(), at, type: 'delivered' as const });
  await takeEvents(
    test.bank,
    Array.from({ length: 210 }, (_, seq) => ofNobody(seq)),
  );
  await loaded();
  const { authorisation_id } = buy('cloud', '10.00');
  const [event] = [...test.issuer.books.tables.events.values()].slice(-1);
  if (!event) throw new Error('nothing was sent');
  const body = { ...event, seq: event.seq + 1000 };
  const { event_id, seq, card_id, type } = body;
  await test.bank.store.db.insert(issuerEvents).values({ event_id, seq, card_id, type, body, received_at: test.bank.clock.now() });
  await applyWaiting(test.bank);
  expect(await purchases()).toMatchObject([{ authorisation_id, status: 'authorised' }]);
  await test.bank.store.db.delete(issuerEvents).where(isNull(issuerEvents.applied_at));
});
