/** Cards of batches: in which part each is counted, found by order, words and range, written as a file (PRG-04, PRG-11). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { cards } from '../../store/issued-card-schema.ts';
import { deliveredBatch, type Batch } from '../../testing/programmes/batch-cards.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let main: Caller;
let batch: Batch;
let other: Batch;
beforeAll(async () => {
  test = await testBank();
  const own = await test.fresh();
  main = own.people[0];
  batch = await deliveredBatch(test, own, { count: 9, atIssuer: false });
  other = await deliveredBatch(test, own, {
    count: 3,
    atIssuer: false,
    contract_id: batch.contract_id,
    more: { allocation: '', print_status: 'printing', status: 'consolidating' },
  });
  await deliveredBatch(test, await test.fresh(), { count: 5, atIssuer: false });
  const sets = [
    { allocation: 'bound', holder_name: '佐藤 健' },
    { allocation: 'bound', holder_name: 'Nadia Rahman', status: 'active' },
    { allocation: 'bound', holder_name: 'Nadia Rahman', status: 'blocked_by_client', status_before: 'active' },
    { status: 'blocked_by_admin', status_before: 'inactive' },
    { status: 'expired' },
    { status: 'cancelled', print_status: 'damaged' },
  ];
  for (const [at, set] of sets.entries())
    await test.bank.store.db
      .update(cards)
      .set(set)
      .where(eq(cards.card_id, batch.parcels[at]?.card_id ?? ''));
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  await test.close();
});

const kit = (at: number) => batch.parcels[at]?.kit_number ?? '';
const found = async (filter: object) =>
  (await test.ask('/contract/cardList', { page_size: 100, ...filter }, { as: main })).list.map((row) => row.kit_number);

it('each card is in one part, and the parts add up to what was ordered', async () => {
  const { list, total, counts } = await test.ask('/contract/cardList', { page_size: 100 }, { as: main });
  expect(counts).toMatchObject({
    all: 12,
    ordered: 11,
    printing: 3,
    unassigned: 3,
    bound: 1,
    active: 1,
    blocked: 2,
    ended: 1,
    damaged: 1,
    allocated: 3,
    delivered: 8,
  });
  expect([total, list.length, counts.available, counts.paid]).toEqual([12, 12, 9989, 10_000]);
  const parts = list.map(({ part }) => part);
  for (const part of ['printing', 'unassigned', 'bound', 'active', 'blocked', 'ended'] as const) {
    const some = await test.ask('/contract/cardList', { page_size: 100, status: [part] }, { as: main });
    expect([some.total, some.list.length, some.counts.all], part).toEqual([counts[part], counts[part], 12]);
    expect(parts.filter((each) => each === part)).toHaveLength(counts[part]);
  }
  const two = await test.ask('/contract/cardList', { status: ['bound', 'unassigned', 'awaiting'] }, { as: main });
  expect(two.total).toBe(4);
});

it('pages follow each other in the order of kit numbers', async () => {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await test.ask(
      '/contract/orderCardList',
      { order_id: batch.order_id, page_size: 10, ...(cursor ? { cursor } : {}) },
      { as: main },
    );
    seen.push(...page.list.map(({ kit_number }) => kit_number));
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(batch.parcels.map(({ kit_number }) => kit_number));
});

it('are found by order, contract, holder, kit and range', async () => {
  expect(await found({ order_id: other.order_id })).toHaveLength(3);
  expect(await found({ contract_id: batch.contract_id })).toHaveLength(12);
  expect(await found({ keyword: '佐藤健' })).toEqual([kit(0)]);
  expect(await found({ keyword: 'nadia' })).toEqual([kit(1), kit(2)]);
  expect(await found({ keyword: kit(4).toLowerCase() })).toEqual([kit(4)]);
  expect(await found({ kit_from: kit(2), kit_to: kit(5) })).toEqual([kit(2), kit(3), kit(4), kit(5)]);
  expect(await found({ kit_from: String(Number(kit(7).slice(3))), order_id: batch.order_id })).toEqual([kit(7), kit(8)]);
  for (const filter of [{ kit_from: 'KIT' }, { kit_from: kit(5), kit_to: kit(2) }, { kit_from: '9'.repeat(40) }])
    expect(await found(filter)).toEqual([]);
  const { card_ids, kit_numbers, total } = await test.ask('/contract/cardIds', { status: ['unassigned'] }, { as: main });
  expect([total, kit_numbers]).toEqual([3, [kit(6), kit(7), kit(8)]]);
  expect(card_ids).toEqual(batch.parcels.slice(6).map(({ card_id }) => card_id));
});

it.each(['/contract/cardList', '/contract/cardIds', '/preallocation/unassignedList'] as const)('%s knows no other order', async (path) => {
  for (const order_id of ['none', '00000000-0000-0000-0000-000000000001'])
    expect(await test.refusal(path, { order_id }, { as: main })).toBe('notFound');
});

it('names each act, and why one is not offered', async () => {
  const { list } = await test.ask('/contract/cardList', { page_size: 100, order_id: batch.order_id }, { as: main });
  expect(list.map(({ acts }) => [acts.bind, acts.unbind, acts.block, acts.unblock])).toEqual([
    ['alreadyBound', '', '', 'notBlocked'],
    ['alreadyBound', 'isActive', '', 'notBlocked'],
    ['alreadyBound', '', 'alreadyBlocked', ''],
    ['blocked', 'notBound', 'alreadyBlocked', 'blockedByAdministrator'],
    ['ended', 'ended', 'ended', 'ended'],
    ['ended', 'ended', 'ended', 'ended'],
    ...Array.from({ length: 3 }, () => ['', 'notBound', '', 'notBlocked']),
  ]);
  const [printing] = (await test.ask('/contract/cardList', { order_id: other.order_id }, { as: main })).list;
  expect(printing?.acts).toEqual({ bind: 'notDelivered', unbind: 'notDelivered', block: 'notDelivered', unblock: 'notDelivered' });
});

it('one card in full, by any of its names, and nobody else’s', async () => {
  const [first] = batch.parcels;
  const card = await test.ask('/contract/card', { card_id: first?.card_id ?? '' }, { as: main });
  expect(card).toMatchObject({ kit_number: kit(0), allocated_to: '佐藤 健', part: 'bound', card: { holder_name: '佐藤 健' } });
  for (const name of [{ card_id: first?.card_id }, { kit_number: `kit-${kit(0).slice(3)}` }, { last4: card.last4, kit_number: kit(0) }])
    expect((await test.ask('/contract/orderListByCardInfo', name, { as: main })).card.card_id).toBe(first?.card_id);
  const stranger = (await test.fresh()).people[0];
  for (const as of [stranger]) {
    expect(await test.refusal('/contract/card', { card_id: first?.card_id }, { as })).toBe('notFound');
    expect(await test.refusal('/contract/orderListByCardInfo', { kit_number: kit(0) }, { as })).toBe('notFound');
  }
  expect(await test.refusal('/contract/orderListByCardInfo', { kit_number: '---' }, { as: main })).toBe('notFound');
});

it.each(['csv', 'xlsx'] as const)('as %s', async (format) => {
  const list = await test.file(
    '/contract/cardListDownload',
    { format, order_id: batch.order_id, kit_from: kit(0), kit_to: kit(1) },
    { as: main, language: 'ja' },
  );
  expect(list.name).toBe(`batch-cards-2025-11-18.${format}`);
  const record = await test.file('/contract/cardRecordDownload', { format, card_id: batch.parcels[0]?.card_id ?? '' }, { as: main });
  expect(record.bytes.length).toBeGreaterThan(20);
  if (format === 'csv') expect(list.bytes.toString().trim().split('\r\n')).toHaveLength(3);
});
