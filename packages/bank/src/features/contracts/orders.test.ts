/** Orders of batches: bounds, decisions, printing, parcels, damage, and figures that add up (PRG-04 to PRG-14). */
import { contractOrder, type ContractOrderEvent, type ContractOrderState } from '@bankside/core/rules/lifecycles/contract-order.ts';
import { step } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { orderEvent, programmeParts } from '@bankside/core/rules/programmes/programmes.ts';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { tellOfBatches } from '../../domain/programmes/batch-news.ts';
import { followOrder, moveOrder, orderOf, orderWire } from '../../domain/programmes/orders.ts';
import { printBatches } from '../../domain/programmes/printing.ts';
import { auditBooks } from '../../ledger/auditor.ts';
import { accounts } from '../../ledger/ledger-schema.ts';
import { cards } from '../../store/issued-card-schema.ts';
import { cardOrders } from '../../store/programme-schema.ts';
import { notifications, webhookEvents } from '../../store/schema.ts';
import {
  decide,
  deliveredOrder,
  orderForm,
  payFor,
  pendingOrder,
  printedOrder,
  readOrder,
  signedContract,
  type Programme,
} from '../../testing/programmes.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank();
  test.issuer.set({ ship_after: null, deliver_after: null });
});
afterEach(() => test.issuer.set({ issuing: 'open', failing: 0, lost_answers: 0 }));
afterAll(async () => {
  expect(test.faults.filter((fault) => !fault.includes('not asked to print'))).toEqual([]);
  expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
  await test.close();
});

const make = ({ contract_id, main: as }: Programme, quantity: number) =>
  test.refusal('/contract/createOrder', orderForm(contract_id, quantity), { as });
const config = ({ contract_id, main: as }: Programme) => test.ask('/contract/getConfigData', { contract_id }, { as });
const statistics = ({ contract_id, main: as }: Programme) => test.ask('/contract/statistics', { contract_id }, { as });
const rowsOf = (order_id: string) => test.bank.store.db.select().from(cards).where(eq(cards.order_id, order_id));
const rowOf = async (order_id: string) => (await test.bank.store.db.select().from(cardOrders).where(eq(cardOrders.order_id, order_id)))[0];
const hooks = async ({ company_id }: Programme, kind: string) =>
  (
    await test.bank.store.db
      .select()
      .from(webhookEvents)
      .where(and(eq(webhookEvents.company_id, company_id), eq(webhookEvents.kind, kind)))
      .orderBy(webhookEvents.event_id)
  ).map(({ payload }) => payload);
const bells = async ({ company_id }: Programme) =>
  (
    await test.bank.store.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.company_id, company_id), like(notifications.kind, 'order_%')))
      .orderBy(notifications.notification_id)
  ).map(({ kind, params }) => [kind, params['count']]);

/** Each part is what the rows say, and together they are what was ordered. */
async function wantWhole(programme: Programme): Promise<Awaited<ReturnType<typeof statistics>>> {
  const counts = await statistics(programme);
  expect(programmeParts.reduce((sum, part) => sum + counts[part], 0)).toBe(counts.ordered);
  expect(counts.available).toBe(counts.paid - counts.ordered);
  for (const part of programmeParts.filter((each) => each !== 'awaiting')) {
    const { contract_id, main: as } = programme;
    expect((await test.ask('/contract/cardList', { contract_id, status: [part] }, { as })).total, part).toBe(counts[part]);
  }
  return counts;
}

describe('an order', () => {
  it('is refused below the minimum and above what is available, with the figures', async () => {
    const programme = await signedContract(test, { contracted: 100, paid: 60, least: 20 });
    expect(await make(programme, 19)).toBe('orderBelowMinimum');
    expect(await make(programme, 61)).toBe('orderAboveAvailable');
    const reply = await test.call('/contract/createOrder', orderForm(programme.contract_id, 61), { as: programme.main });
    expect([reply.msg, JSON.stringify(reply.data)]).toEqual([expect.stringContaining('60'), expect.stringContaining('order_quantity')]);
    expect(await make(programme, 45)).toBe('success');
    expect(await config(programme)).toMatchObject({ available_quantity: 15, min_per_batch: 20, bar: 'belowMinimum', lead_weeks: '4–6' });
    expect(await make(programme, 15)).toBe('orderBelowMinimum');
    const { policy } = test.bank;
    test.bank.policy = { ...policy, programmes: { allowRemainder: true } };
    expect(await config(programme)).toMatchObject({ min_per_batch: 15, bar: '' });
    expect(await make(programme, 14)).toBe('orderBelowMinimum');
    expect(await make(programme, 15)).toBe('success');
    test.bank.policy = policy;
    expect(await config(programme)).toMatchObject({ available_quantity: 0, bar: 'notPaid' });
  });

  it('needs a contract that is active and a prefix', async () => {
    const company = await test.fresh({ balances: { USD: '1000.00' } });
    const programme = await signedContract(test, { company, contracted: 50 });
    expect(await config(programme)).toMatchObject({ prefix_set: false, bar: 'prefix' });
    expect(await make(programme, 20)).toBe('companyPrefixNotSet');
    await test.ask('/account/modifyCompanyAbbreviation', { company_abbreviation: 'HVT' }, { as: programme.main });
    expect(await make(programme, 20)).toBe('success');
    const { version } = (await test.ask('/contract/getContract', { contract_id: programme.contract_id }, { as: programme.main })).contract;
    expect(version).toBeGreaterThan(1);
  });

  it('of two for the last cards one gets them, and the other is told what is left', async () => {
    const programme = await signedContract(test, { contracted: 50 });
    const said = await Promise.all([make(programme, 30), make(programme, 30), make(programme, 30)]);
    expect(said.sort()).toEqual(['orderAboveAvailable', 'orderAboveAvailable', 'success']);
    expect((await wantWhole(programme)).available).toBe(20);
  });

  it('withdrawn is Declined, refused is Rejected with the reason; its cards can be ordered again', async () => {
    const programme = await signedContract(test, { contracted: 50 });
    const [mine, theirs] = [await pendingOrder(test, programme, 20), await pendingOrder(test, programme, 20)];
    expect((await readOrder(test, programme, mine)).can_withdraw).toBe(true);
    await test.ask('/contract/orderWithdraw', { order_id: mine }, { as: programme.main });
    await decide(test, programme, theirs, 'reject');
    const seen = await Promise.all([mine, theirs].map((id) => readOrder(test, programme, id)));
    expect(seen.map(({ status, decided_by, reason, can_withdraw }) => [status, decided_by, reason, can_withdraw])).toEqual([
      ['rejected', 'client', '', false],
      ['rejected', 'bank', 'Not now.', false],
    ]);
    expect((await wantWhole(programme)).available).toBe(50);
    expect(await test.refusal('/contract/orderWithdraw', { order_id: theirs }, { as: programme.main })).toBe('wrongState');
    expect((await hooks(programme, 'order_status')).map(({ status }) => status)).toEqual(['pending', 'pending', 'rejected', 'rejected']);
    expect(await bells(programme)).toEqual([['order_rejected', undefined]]);
  });
});

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
    const made = [...test.issuer.books.tables.cards.values()].filter(({ batch_id }) => batch_id === order_id);
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

  it('larger than a piece goes in pieces', async () => {
    const programme = await signedContract(test, { contracted: 600, price: '1.00' });
    const order_id = await pendingOrder(test, programme, 510);
    await decide(test, programme, order_id);
    expect([await printBatches(test.bank), await printBatches(test.bank), await printBatches(test.bank)]).toEqual([500, 10, 0]);
    expect(new Set((await rowsOf(order_id)).map(({ kit_number }) => kit_number)).size).toBe(510);
  });
});

describe('parcels', () => {
  it('in part and in any order: each is one line, one notice, and its cards are unassigned', async () => {
    const programme = await signedContract(test, { contracted: 50 });
    const order_id = await printedOrder(test, programme, 12);
    test.issuer.shipBatch(order_id, 8);
    test.issuer.set({ shuffled: true, repeating: true });
    test.issuer.deliverBatch(order_id, 5);
    await test.issuerPushes();
    test.issuer.set({ shuffled: false, repeating: false });
    const order = await readOrder(test, programme, order_id);
    expect(order).toMatchObject({ printed: 12, shipped: 8, delivered: 5, damaged: 0, status: 'approved' });
    expect(order.shipments.map((parcel) => [parcel.cards, parcel.delivered])).toEqual([[8, 5]]);
    const lines = order.timeline.map(({ event, count, actor }) => [event, count, actor]);
    expect(lines).toEqual(expect.arrayContaining([['shipped', 8, 'issuer'], ['delivered', 5, 'issuer'], ['issued', 12, 'issuer']])); // prettier-ignore
    expect(lines).toHaveLength(5);
    expect(await wantWhole(programme)).toMatchObject({ printing: 7, unassigned: 5, delivered: 5 });
    expect(await bells(programme)).toEqual([['order_approved', undefined]]);
    test.later(16);
    await tellOfBatches(test.bank);
    await tellOfBatches(test.bank);
    expect(await bells(programme)).toEqual([['order_approved', undefined], ['order_shipped', '8'], ['order_delivered', '5']]); // prettier-ignore
    test.issuer.deliverBatch(order_id);
    test.issuer.deliverBatch(order_id);
    await test.issuerPushes();
    test.later(16);
    await tellOfBatches(test.bank);
    expect((await bells(programme)).slice(3)).toEqual([['order_shipped', '4'], ['order_delivered', '7']]); // prettier-ignore
    const told = await hooks(programme, 'batch_delivered');
    expect(told.map(({ delivered, delivered_in_all, kit_numbers }) => [delivered, delivered_in_all, (kit_numbers as string[]).length])).toEqual([[5, 5, 5], [7, 12, 7]]); // prettier-ignore
    expect((await readOrder(test, programme, order_id)).shipments).toHaveLength(2);
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

  it('told by the issuer does the same, also before delivery, and never to a card that somebody has', async () => {
    const programme = await signedContract(test, { contracted: 20 });
    const order_id = await printedOrder(test, programme, 10);
    test.issuer.shipBatch(order_id);
    test.issuer.damageBatch(order_id, 2);
    test.issuer.deliverBatch(order_id);
    await test.issuerPushes();
    expect(await readOrder(test, programme, order_id)).toMatchObject({ damaged: 2, delivered: 8 });
    const kept = (await rowsOf(order_id)).filter(({ print_status }) => print_status === 'delivered');
    for (const { card_id } of kept) await test.bank.store.db.update(cards).set({ allocation: 'bound' }).where(eq(cards.card_id, card_id));
    test.issuer.damageBatch(order_id, 1);
    await test.issuerPushes();
    expect(await readOrder(test, programme, order_id)).toMatchObject({ damaged: 2, delivered: 8, allocated: 8 });
  });
});

describe('its state', () => {
  const states = Object.keys(contractOrder.states) as ContractOrderState[];
  const events = Object.keys(contractOrder.events) as ContractOrderEvent[];
  let programme: Programme;
  let order_id: string;
  beforeAll(async () => {
    programme = await signedContract(test, { contracted: 20 });
    order_id = await deliveredOrder(test, programme, 10);
  });
  const set = async (state: ContractOrderState) =>
    test.bank.store.db
      .update(cardOrders)
      .set({ status: orderWire(state) })
      .where(eq(cardOrders.order_id, order_id));

  it.each(states.flatMap((state) => events.map((event) => [state, event] as const)))('%s, %s', async (state, event) => {
    for (const actor of ['client', 'bank', 'system'] as const) {
      await set(state);
      const next = step(contractOrder, state, event, actor);
      const moved = await test.bank.store.tx(async (tx) => {
        const row = await orderOf(tx, { ...programme, order_id }, true);
        if (!row) throw new Error('no order');
        return moveOrder(test.bank, tx, row, { event, by: { actor }, now: test.bank.clock.now() }).then(
          (after) => after.status,
          (fault: unknown) => (fault as { refusal: string }).refusal,
        );
      });
      expect(moved).toBe(next === null ? 'wrongState' : orderWire(next));
    }
  });

  it.each([
    [0, 'approved'],
    [1, 'partiallyAllocated'],
    [9, 'partiallyAllocated'],
    [10, 'allocated'],
  ] as const)('with %d bound is %s, from wherever it was', async (bound, state) => {
    for (const from of ['approved', 'partiallyAllocated', 'allocated'] as const) {
      await set(from);
      const rows = await rowsOf(order_id);
      for (const [at, { card_id }] of rows.entries())
        await test.bank.store.db
          .update(cards)
          .set({ allocation: at < bound ? 'bound' : 'unassigned' })
          .where(eq(cards.card_id, card_id));
      const by = { actor: 'client' } as const;
      const now = test.bank.clock.now();
      await test.bank.store.tx((tx) => followOrder(test.bank, tx, { ...programme, order_id }, { by, now }));
      expect((await readOrder(test, programme, order_id)).status).toBe(orderWire(state));
      expect(orderEvent(state, { bound, usable: 10 })).toBeNull();
    }
  });
});

describe('papers', () => {
  it.each(['en', 'zh', 'ja'] as const)('in %s as PDF, once there is something to say', async (language) => {
    const programme = await signedContract(test, { contracted: 20 });
    const { main: as } = programme;
    const waiting = await pendingOrder(test, programme, 10);
    for (const kind of ['order_confirmation', 'delivery_note'] as const)
      expect(await test.refusal('/contract/orderPaper', { order_id: waiting, kind }, { as })).toBe('wrongState');
    await decide(test, programme, waiting);
    const { number } = await readOrder(test, programme, waiting);
    const paper = await test.file('/contract/orderPaper', { order_id: waiting, kind: 'order_confirmation' }, { as, language });
    expect([paper.name, paper.type, paper.bytes.subarray(0, 5).toString()]).toEqual([`order-confirmation-${number}.pdf`, 'application/pdf', '%PDF-']); // prettier-ignore
  });
});

describe('who may', () => {
  it('order and withdraw: 9-1; others are refused, and another company finds nothing', async () => {
    const users = [{ authjson: ['9-1' as const] }, { authjson: ['9-2' as const] }, { authjson: ['4' as const] }];
    const company = await test.fresh({ company_abbreviation: 'FRESH', balances: { USD: '5000.00' }, users });
    const programme = await signedContract(test, { company, contracted: 100, least: 1 });
    const stranger = (await test.fresh()).people[0];
    const everybody = [...company.people, stranger, programme.staff];
    const form = orderForm(programme.contract_id, 1);
    const made = await Promise.all(everybody.map((as) => test.refusal('/contract/createOrder', form, { as })));
    expect(made).toEqual(['success', 'success', 'noPermission', 'noPermission', 'notFound', 'noPermission']);
    const order_id = await pendingOrder(test, programme, 1);
    for (const path of ['/contract/order', '/contract/orderCardList'] as const) {
      const said = await Promise.all(everybody.map((as) => test.refusal(path, { order_id }, { as })));
      expect(said, path).toEqual(['success', 'success', 'noPermission', 'noPermission', 'notFound', 'noPermission']);
    }
    for (const path of [
      '/admin/order/list',
      '/admin/order/get',
      '/admin/order/decide',
      '/admin/order/damaged',
      '/admin/order/cards',
    ] as const)
      expect(await test.refusal(path, { company_id: company.company_id, id: order_id }, { as: company.people[0] }), path).toBe(
        'noPermission',
      );
  });

  it('pay for cards: 9-1, and what was paid twice at once is counted once each', async () => {
    const programme = await signedContract(test, { contracted: 100, paid: 0 });
    await Promise.all([payFor(test, programme, 60), payFor(test, programme, 40)]);
    expect((await wantWhole(programme)).paid).toBe(100);
  });
});
