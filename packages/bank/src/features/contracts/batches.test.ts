/** Batches: printed by the issuer, sent in parcels, delivered, and damaged (PRG-09 to PRG-14). */
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { applyWaiting } from '../../domain/cards/issuer-events.ts';
import { tellOfBatches } from '../../domain/programmes/batches/batch-news.ts';
import { printBatches } from '../../domain/programmes/batches/printing.ts';
import { auditBooks } from '../../ledger/auditor.ts';
import { accounts } from '../../ledger/ledger-schema.ts';
import { cards } from '../../store/issued-card-schema.ts';
import { issuerEvents } from '../../store/issuer-schema.ts';
import { cardOrders } from '../../store/programme-schema.ts';
import { notifications } from '../../store/notice-schema.ts';
import { decide, deliveredOrder, pendingOrder, printedOrder, readOrder, signedContract } from '../../testing/programmes/programmes.ts';
import { figures } from '../../testing/programmes/figures.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank();
  test.issuer.set({ ship_after: null, deliver_after: null });
});
afterEach(() => test.issuer.set({ issuing: 'open', failing: 0, lost_answers: 0 }));
afterAll(async () => {
  expect(test.faults.filter((fault) => !/not asked to print|not applied/.test(fault))).toEqual([]);
  expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
  await test.close();
});
const { config, rowsOf, rowOf, numberOf, hooks, bells, follow, wantWhole } = figures(() => test);

describe('an approved order', () => {
  it('is its cards at once, each with an account and the prefix, and no person’s name', async () => {
    const programme = await signedContract(test, { contracted: 50 });
    const order_id = await pendingOrder(test, programme, 12);
    const order = await decide(test, programme, order_id);
    expect([order.status, order.decided_by, order.expected === null]).toEqual(['approved', 'bank', false]);
    const rows = await rowsOf(order_id);
    expect(new Set(rows.map(({ name_on_card, holder_name, status, print_status, allocation }) => [name_on_card, holder_name, status, print_status, allocation].join('|')))).toEqual(new Set(['FRESH||consolidating|ordered|'])); // prettier-ignore
    const opened = await test.bank.store.db.select().from(accounts).where(eq(accounts.company_id, programme.company_id));
    expect(opened.filter(({ kind }) => kind === 'card')).toHaveLength(12);
    expect((await wantWhole(programme)).printing).toBe(12);
    const { bytes } = await test.file(
      '/admin/order/printFile',
      { company_id: programme.company_id, id: order_id },
      { as: programme.staff },
    );
    expect(bytes.toString().split('FRESH')).toHaveLength(13);
    expect(bytes.toString()).not.toMatch(/\d{16}/);
    expect(await printBatches(test.bank)).toBe(12);
  });

  it('is made by the issuer once, however often it is asked', async () => {
    const programme = await signedContract(test, { contracted: 50 });
    const order_id = await pendingOrder(test, programme, 10);
    await decide(test, programme, order_id);
    test.issuer.set({ lost_answers: 1 });
    expect(await printBatches(test.bank)).toBe(0);
    expect((await rowsOf(order_id)).every(({ ordered_at, kit_number }) => ordered_at === null && kit_number === '')).toBe(true);
    const unprinted = async () =>
      (await test.ask('/admin/order/get', { company_id: programme.company_id, id: order_id }, { as: programme.staff })).unprinted;
    expect(await unprinted()).toBe(10);
    test.issuer.set({ lost_answers: 0 });
    expect(await printBatches(test.bank)).toBe(0); // it waits before it asks again
    test.later(6);
    expect(await printBatches(test.bank)).toBe(10);
    expect([await unprinted(), (await rowOf(order_id))?.print_due_at]).toEqual([0, null]);
    const number = await numberOf(order_id);
    const made = [...test.issuer.books.tables.cards.values()].filter(({ batch_id }) => batch_id === number);
    expect(made).toHaveLength(10);
    const kits = (await rowsOf(order_id)).map(({ kit_number }) => kit_number);
    expect(new Set(kits)).toEqual(new Set(made.map(({ kit_number }) => kit_number)));
  });

  it('of which one process was killed is taken up by another after its lease', async () => {
    const programme = await signedContract(test, { contracted: 50 });
    const order_id = await pendingOrder(test, programme, 10);
    await decide(test, programme, order_id);
    const { db } = test.bank.store;
    await db
      .update(cardOrders)
      .set({ print_due_at: new Date(test.bank.clock.now().getTime() + 60_000) })
      .where(eq(cardOrders.order_id, order_id));
    expect(await printBatches(test.bank)).toBe(0);
    test.later(61);
    expect(await printBatches(test.bank)).toBe(10);
  });

  it('that the issuer refuses says why once, and is printed when it does not any more', async () => {
    const programme = await signedContract(test, { contracted: 50 });
    const order_id = await pendingOrder(test, programme, 10);
    await decide(test, programme, order_id);
    test.issuer.set({ issuing: 'programme_closed' });
    for (let tries = 0; tries < 3; tries++) {
      await printBatches(test.bank);
      test.later(60);
    }
    const { timeline } = await readOrder(test, programme, order_id);
    expect(timeline.filter(({ event }) => event === 'printRefused').map(({ note }) => note)).toEqual(['programme_closed']);
    test.issuer.set({ issuing: 'open' });
    await printBatches(test.bank);
    await test.issuerPushes();
    expect((await readOrder(test, programme, order_id)).printed).toBe(10);
  });

  it('whose cards the issuer cannot make gives their places back', async () => {
    const programme = await signedContract(test, { contracted: 50 });
    test.issuer.set({ issuing: 'refused_later' });
    const order_id = await printedOrder(test, programme, 10);
    expect(await readOrder(test, programme, order_id)).toMatchObject({ damaged: 10, status: 'approved' });
    expect((await wantWhole(programme)).available).toBe(50);
  });
});

describe('parcels', () => {
  it('in part and in any order: each is one line, one notice, and its cards are unassigned', async () => {
    const programme = await signedContract(test, { contracted: 50 });
    const order_id = await printedOrder(test, programme, 10);
    test.issuer.shipBatch(await numberOf(order_id), 6);
    test.issuer.set({ shuffled: true, repeating: true });
    test.issuer.deliverBatch(await numberOf(order_id), 3);
    await test.issuerPushes();
    test.issuer.set({ shuffled: false, repeating: false });
    const order = await readOrder(test, programme, order_id);
    expect(order).toMatchObject({ printed: 10, shipped: 6, delivered: 3, damaged: 0, status: 'approved' });
    expect(order.shipments.map((parcel) => [parcel.cards, parcel.delivered])).toEqual([[6, 3]]);
    const lines = order.timeline.map(({ event, count, actor }) => [event, count, actor]);
    expect(lines).toEqual(expect.arrayContaining([['shipped', 6, 'issuer'], ['delivered', 3, 'issuer'], ['issued', 10, 'issuer']])); // prettier-ignore
    expect(lines).toHaveLength(5);
    expect(await wantWhole(programme)).toMatchObject({ printing: 7, unassigned: 3, delivered: 3 });
    expect(await bells(programme)).toEqual([['order_approved', undefined]]);
    test.later(16);
    await tellOfBatches(test.bank);
    await tellOfBatches(test.bank);
    expect(await bells(programme)).toEqual([['order_approved', undefined], ['order_shipped', '6'], ['order_delivered', '3']]); // prettier-ignore
    test.issuer.deliverBatch(await numberOf(order_id));
    test.issuer.deliverBatch(await numberOf(order_id));
    await test.issuerPushes();
    test.later(16);
    await tellOfBatches(test.bank);
    expect((await bells(programme)).slice(3)).toEqual([['order_shipped', '4'], ['order_delivered', '7']]); // prettier-ignore
    const parcels = await hooks(programme, 'batch_delivered');
    expect(parcels.map(({ delivered, delivered_in_all, kit_numbers }) => [delivered, delivered_in_all, (kit_numbers as string[]).length])).toEqual([[3, 3, 3], [7, 10, 7]]); // prettier-ignore
    expect((await readOrder(test, programme, order_id)).shipments).toHaveLength(2);
  });

  it('of which one event cannot be applied: the others are, it waits, and nothing is counted twice', async () => {
    const programme = await signedContract(test, { contracted: 50 });
    const order_id = await printedOrder(test, programme, 10);
    const [first] = await rowsOf(order_id);
    const { db } = test.bank.store;
    const event_id = `not known ${order_id}`;
    const strange = { event_id, seq: 0, card_id: first?.card_id ?? '', type: 'shipped', body: { type: 'melted' } };
    await db.insert(issuerEvents).values({ ...strange, received_at: test.bank.clock.now() });
    test.issuer.set({ shuffled: true, repeating: true });
    test.issuer.shipBatch(await numberOf(order_id));
    await test.issuerPushes();
    await applyWaiting(test.bank);
    test.issuer.set({ shuffled: false, repeating: false });
    expect(await readOrder(test, programme, order_id)).toMatchObject({ printed: 10, shipped: 10, delivered: 0 });
    expect(test.faults.some((fault) => fault.startsWith('event of the issuer not applied'))).toBe(true);
    const [waiting] = await db.delete(issuerEvents).where(eq(issuerEvents.event_id, event_id)).returning();
    expect([waiting?.applied_at, waiting?.trouble === '']).toEqual([null, false]);
  });

  it('ring no bell for each card, but tell other systems of each', async () => {
    const programme = await signedContract(test, { contracted: 50 });
    await deliveredOrder(test, programme, 10);
    const rung = await test.bank.store.db.select().from(notifications).where(eq(notifications.company_id, programme.company_id));
    expect(rung.filter(({ kind }) => kind === 'card_delivered')).toEqual([]);
    expect(await hooks(programme, 'card_status')).toHaveLength(10);
  });
});

describe('damage', () => {
  it('noted by staff ends the cards, and their places can be ordered again without another payment', async () => {
    const programme = await signedContract(test, { contracted: 20 });
    const order_id = await deliveredOrder(test, programme, 20);
    const { company_id, staff: as } = programme;
    const ids = (await rowsOf(order_id)).slice(0, 3).map(({ card_id }) => card_id);
    expect((await config(programme)).available_quantity).toBe(0);
    const input = { company_id, id: order_id, card_ids: ids, reason: 'Torn parcel' };
    const { order } = await test.ask('/admin/order/damaged', input, { as });
    expect(order).toMatchObject({ damaged: 3, delivered: 17, status: 'approved' });
    expect(order.timeline.at(-1)).toMatchObject({ event: 'damaged', count: 3, actor: 'bank', note: 'Torn parcel' });
    expect(await wantWhole(programme)).toMatchObject({ available: 3, damaged: 3, unassigned: 17 });
    expect(await test.refusal('/admin/order/damaged', input, { as })).toBe('wrongState');
    const other = (await rowsOf(await printedOrder(test, await signedContract(test, { contracted: 10 }), 10)))[0]?.card_id ?? '';
    expect(await test.refusal('/admin/order/damaged', { ...input, card_ids: [other] }, { as })).toBe('notFound');
    const statuses = (await rowsOf(order_id)).filter(({ print_status }) => print_status === 'damaged').map(({ status }) => status);
    expect(statuses).toEqual(['cancelled', 'cancelled', 'cancelled']);
  });

  it('reported by the issuer does the same, also before delivery, and never to a card that somebody has', async () => {
    const programme = await signedContract(test, { contracted: 20 });
    const order_id = await printedOrder(test, programme, 10);
    test.issuer.shipBatch(await numberOf(order_id));
    test.issuer.damageBatch(await numberOf(order_id), 2);
    test.issuer.deliverBatch(await numberOf(order_id));
    await test.issuerPushes();
    expect(await readOrder(test, programme, order_id)).toMatchObject({ damaged: 2, delivered: 8 });
    const kept = (await rowsOf(order_id)).filter(({ print_status }) => print_status === 'delivered');
    for (const { card_id } of kept)
      await test.bank.store.db
        .update(cards)
        .set({ allocation: 'bound', application_id: card_id, bound_at: test.bank.clock.now() })
        .where(eq(cards.card_id, card_id));
    test.issuer.damageBatch(await numberOf(order_id), 1);
    await test.issuerPushes();
    expect(await readOrder(test, programme, order_id)).toMatchObject({ damaged: 2, delivered: 8, allocated: 8 });
    await follow(programme, order_id);
    expect((await readOrder(test, programme, order_id)).status).toBe('allocated');
  });
});

/** The last: nobody takes the issuer's word of so many cards. */
describe('a large batch', () => {
  it('is asked for in pieces', async () => {
    const programme = await signedContract(test, { contracted: 600, price: '1.00' });
    const order_id = await pendingOrder(test, programme, 510);
    await decide(test, programme, order_id);
    expect([await printBatches(test.bank), await printBatches(test.bank), await printBatches(test.bank)]).toEqual([500, 10, 0]);
    expect(new Set((await rowsOf(order_id)).map(({ kit_number }) => kit_number)).size).toBe(510);
  });
});
