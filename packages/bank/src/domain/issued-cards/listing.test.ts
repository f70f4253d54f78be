/** What a company's cards are found by: beginnings of words, kit numbers however they are typed, names in CJK (CRD-01). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { cards } from '../../store/issued-card-schema.ts';
import { cardAccount, post, type Line } from '../../ledger/ledger.ts';
import { issuedCard } from '../../testing/cards/issued-card.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let main: Caller;
let company = '';
beforeAll(async () => {
  test = await testBank();
  const own = await test.fresh();
  main = own.people[0];
  company = own.company_id;
  const other = await test.fresh();
  const holders = [
    ['Ottoline Marsh', '9914', 'KITZQ004173'],
    ["Sinéad O'Brien", '3307', 'KIT-90 11-22'],
    ['山田 太郎', '5120', 'KIT55501111'],
    ['佐藤花子', '5121', 'KIT55502222'],
    ['欧阳娜娜', '6188', 'KIT55503333'],
    ['太郎 山', '6189', 'KIT55504444'],
    ['Mia 🦊 100%', '7001', 'KIT55505555'],
  ] as const;
  for (const [holder_name, last4, kit_number] of holders)
    for (const company_id of [company, other.company_id]) await issuedCard(test, company_id, { holder_name, last4, kit_number });
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  await test.close();
});

const found = async (keyword: string) => {
  const { list, total } = await test.ask('/card/record', { tab: 'cards', keyword, page_size: 100 }, { as: main });
  expect(total).toBe(list.length);
  return list.map(({ card }) => card?.last4).sort();
};

it.each([
  ['ottoline', '9914'],
  ['MARSH otto', '9914'],
  ['9914', '9914'],
  ['99', '9914'],
  ['•••• 9914', '9914'],
  ["o'brien", '3307'],
  ['brien', '3307'],
  ['sinéad 3307', '3307'],
])('%s is found by the beginnings of its words', async (keyword, last4) => {
  expect(await found(keyword)).toEqual([last4]);
});

it.each([
  ['KITZQ004173', '9914'],
  ['kitzq', '9914'],
  ['KIT-ZQ 0041 73', '9914'],
  ['kit zq-0041-73', '9914'],
  ['KIT–ZQ–004173', '9914'],
  ['ＫＩＴＺＱ００４１７３', '9914'],
  ['KIT901122', '3307'],
  ['KIT-9011-22', '3307'],
  ['KIT 90 11 22', '3307'],
])('the kit number %s is found however it is typed', async (keyword, last4) => {
  expect(await found(keyword)).toEqual([last4]);
});

it.each([
  ['山田', ['5120']],
  ['山田太郎', ['5120']],
  ['山田　太郎', ['5120']],
  ['田太', ['5120']],
  ['太郎', ['5120', '6189']],
  ['佐藤 花子', ['5121']],
  ['藤花', ['5121']],
  ['阳娜', ['6188']],
  ['娜', ['6188']],
  ['欧阳娜娜', ['6188']],
  ['欧阳娜', ['6188']],
  ['太郎山田', []],
])('%s in a Chinese or Japanese name', async (keyword, last4) => {
  expect(await found(keyword)).toEqual(last4);
});

it('finds nothing by signs alone, by the middle of a word, or by another company’s words', async () => {
  for (const keyword of ['%', '_', "'", "''", '\\', '-', '&', ':*', '!', 'arsh', '914', '💳'])
    expect(await found(keyword), keyword).toEqual([]);
  expect(await found('🦊')).toEqual(['7001']);
  expect(await found('100%')).toEqual(['7001']);
  expect(await found("%' or 1=1 --")).toEqual([]);
  for (const nothing of ['   ', '\u0000', '\uD83D']) expect(await found(nothing)).toHaveLength(7);
});

it('follows a name that changes, and is no part of a row', async () => {
  const { db } = test.bank.store;
  const card = await issuedCard(test, company, { holder_name: 'Petra Falk', last4: '4410' });
  expect(await found('falk')).toEqual(['4410']);
  const [row] = await db.update(cards).set({ holder_name: 'Petra Lindqvist' }).where(eq(cards.card_id, card.card_id)).returning();
  expect([await found('falk'), await found('lind')]).toEqual([[], ['4410']]);
  expect(row && 'search' in row).toBe(false);
});

it('lists what a thousand cards have in the order of all, on each page', async () => {
  const { company_id, people } = await test.fresh();
  await test.bank.store.db
    .execute(`insert into cards (company_id, card_id, holder_name, name_on_card, tier, card_class, status, last4, kit_number, expiry, limits, created_at, updated_at)
    select '${company_id}', md5('many ' || n)::uuid, case when n = 3 then 'Nobody' else 'Holder ' || n end, 'HOLDER', 'premier', 'visa', case when n % 2 = 0 then 'blocked_by_client' else 'active' end,
      lpad(n::text, 4, '0'), 'KIT' || n, '2029-11', '{"per_purchase":null,"per_day":null,"per_month":null,"online":true,"atm":true,"abroad":true}', now(), now() - n * interval '1 minute'
    from generate_series(1, 2003) n`);
  const ask = async (asked: object) => {
    const { list, total } = await test.ask('/card/record', { tab: 'cards', page_size: 2, ...asked }, { as: people[0] });
    return [total, ...list.map(({ card }) => card?.last4)];
  };
  expect(await ask({ keyword: 'holder' })).toEqual([2002, '0001', '0002']);
  expect(await ask({ keyword: 'holder', page: 2 })).toEqual([2002, '0004', '0005']);
  expect(await ask({ keyword: 'holder', page: 1001 })).toEqual([2002, '2002', '2003']);
  expect(await ask({ keyword: 'holder', group: 'blocked', page: 500 })).toEqual([1001, '1998', '2000']);
  expect(await ask({ keyword: 'holder', status: 'active' })).toEqual([1001, '0001', '0005']);
});

it('counts each group of what is searched, and narrows to one; the file holds the same', async () => {
  const { company_id, people } = await test.fresh();
  const as = people[0];
  const statuses = ['active', 'active', 'blocked_by_user', 'blocked_by_admin', 'expired', 'cancelled', 'consolidating'];
  for (const [at, status] of statuses.entries())
    await issuedCard(test, company_id, { holder_name: at === 0 ? '=Nils Brandt' : 'Nils Aster', last4: `880${at}`, status });
  const ask = (asked: object) => test.ask('/card/record', { tab: 'cards', ...asked }, { as });
  const all = await ask({});
  expect([all.total, all.counts]).toEqual([7, { active: 2, inactive: 0, blocked: 2, underway: 1, ended: 2 }]);
  const blocked = await ask({ keyword: 'aster', group: 'blocked' });
  expect([blocked.total, blocked.counts]).toEqual([2, { active: 1, inactive: 0, blocked: 2, underway: 1, ended: 2 }]);
  expect(blocked.list.map(({ card }) => card?.status).sort()).toEqual(['blocked_by_admin', 'blocked_by_user']);
  expect((await ask({ group: 'ended', status: 'expired' })).total).toBe(1);
  const file = async (asked: object) =>
    (await test.file('/card/recordDownload', { format: 'csv', ...asked }, { as, language: 'ja' })).bytes.toString().trim().split('\r\n');
  expect(await file({})).toHaveLength(8);
  const lines = await file({ keyword: 'brandt', group: 'active' });
  expect(lines[0]).toContain('カード名義人');
  expect(lines.slice(1)).toEqual([expect.stringMatching(/8800,.*'=Nils Brandt.*プレミア,Visa,有効,0\.00,/)]);
  const book = await test.file('/card/recordDownload', { format: 'xlsx' }, { as });
  expect([book.name.slice(0, 6), book.bytes.subarray(0, 2).toString()]).toEqual(['cards-', 'PK']);
  const clerk = await test.as('clerk@harbour-vale.example');
  expect(await test.refusal('/card/recordDownload', { format: 'csv' }, { as: clerk })).toBe('noPermission');
});

it('says what is on all cards of the company together, unless a part of them is asked for', async () => {
  const [own, other] = [await test.fresh(), await test.fresh()];
  const ask = (asked: object) => test.ask('/card/record', { tab: 'cards', ...asked }, { as: own.people[0] });
  expect((await ask({})).balance).toBe('0.00');
  for (const [{ company_id }, amount] of [
    [own, 1250n],
    [own, 5n],
    [other, 99n],
  ] as const) {
    const { card_id } = await issuedCard(test, company_id, {});
    const lines: Line[] = [{ debit: 'clearing', credit: cardAccount(card_id), currency: 'USD', amount }];
    await test.bank.store.tx((db) => post(db, { company_id, kind: 'load', lines, at: test.bank.clock.now() }));
  }
  expect((await ask({ page: 2, page_size: 1 })).balance).toBe('12.55'); // also of other pages
  for (const part of [{ keyword: 'nadia' }, { group: 'active' }, { status: 'active' }]) expect((await ask(part)).balance).toBeUndefined();
});

it('pages hold the same cards in the same order, whether a word is in many of the newest or in old ones alone', async () => {
  const crowd = await test.fresh();
  const named = async (holder_name: string, last4: string) => {
    test.later(1);
    await issuedCard(test, crowd.company_id, { holder_name, last4, kit_number: `KIT9000${last4}` });
  };
  await named('Ottoline Marsh', '9914');
  for (let n = 0; n < 20; n++) await named(n % 4 === 0 ? 'Crowd Even' : 'Crowd Odd', String(1000 + n));
  const digits = async (keyword: string, page_size: number, page = 1) => {
    const { list } = await test.ask('/card/record', { tab: 'cards', keyword, page, page_size }, { as: crowd.people[0] });
    return list.map(({ card }) => card?.last4);
  };
  for (const keyword of ['crowd', 'even', 'marsh', 'nobody']) {
    const all = await digits(keyword, 100);
    expect(all).toEqual([...all].sort().reverse());
    const one = await Promise.all(Array.from({ length: all.length + 1 }, (_, at) => digits(keyword, 1, at + 1)));
    expect(one.flat()).toEqual(all);
  }
  expect((await digits('even', 100)).length).toBe(5);
});
