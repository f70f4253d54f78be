/** Bindings from a file: tried in pieces, added with codes that are not kept, worked through by the job (PRG-22 to PRG-26). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq, sql, type SQL } from 'drizzle-orm';
import { runImports } from '../../domain/allocation/import-job.ts';
import { users } from '../../store/schema.ts';
import { line, orderStatus, programme, type Programme } from '../../testing/programmes/allocation.ts';
import { approvedApplication } from '../../testing/cards/issued-card.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let own: Programme;
beforeAll(async () => {
  test = await testBank();
  own = await programme(test, { count: 8, holders: 8 });
  for (const email of ['twin1@fresh.example', 'twin2@fresh.example'])
    await approvedApplication(test, own.company_id, { holder_name: '林 晓彤', email });
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  await test.close();
});

const parcel = (at: number) => own.batch.parcels[at];
const person = (at: number) => own.holders[at];
type Lines = Parameters<typeof test.ask<'/preallocation/check'>>[1]['rows'];
const said = (results: readonly { row: number; ok: boolean; reason: string }[]) =>
  results.map(({ row, ok, reason }) => `${row} ${ok ? 'ok' : reason}`);
const add = (import_id: string, rows: Lines, as: Caller = own.allocator) =>
  test.ask('/preallocation/importAdd', { import_id, rows }, { as });
const work = async () => {
  while ((await runImports(test.bank)) > 0);
};
const read = (import_id: string) => test.ask('/preallocation/import', { import_id }, { as: own.allocator });

async function opened(rows: Lines): Promise<string> {
  const import_id = randomUUID();
  await test.ask('/preallocation/importOpen', { import_id, file_name: 'cards.xlsx', rows: rows.length }, { as: own.allocator });
  await add(import_id, rows);
  return import_id;
}

it('a holder is found by number, email, identification number and whole name; one of two is refused', async () => {
  const id_number = String(person(2)?.form['id_number']).toLowerCase().replace('-', ' ');
  const rows = [
    line(1, parcel(0), person(0)?.application_no ?? ''),
    line(2, parcel(1), (person(1)?.email ?? '').toUpperCase()),
    line(3, parcel(2), id_number),
    line(4, parcel(3), 'holder  number 3'),
    line(5, parcel(4), '林晓彤'),
    line(6, parcel(4), 'Nobody At All'),
    line(7, parcel(0), person(4)?.email ?? ''),
    { ...line(8, parcel(5), person(5)?.email ?? ''), activation_code: 'WRONG234' },
    { ...line(9, undefined, person(5)?.email ?? ''), kit_number: '=1+1' },
    line(10, parcel(5), 'Nour Haddad <nour@invited.example>'),
    line(11, parcel(6), ''),
  ];
  const { results } = await test.ask('/preallocation/check', { rows }, { as: own.allocator });
  expect(said(results)).toEqual([
    '1 ok',
    '2 ok',
    '3 ok',
    '4 ok',
    '5 holderAmbiguous',
    '6 holderUnknown',
    '7 kitTwice',
    '8 codeWrong',
    '9 kitUnknown',
    '10 kitTwice',
    '11 holderUnknown',
  ]);
  expect(results.slice(0, 4).map(({ holder_name }) => holder_name)).toEqual([0, 1, 2, 3].map((at) => `Holder Number ${at}`));
});

it('is worked through once: twice added, twice started, sent again under another id', async () => {
  const rows = [0, 1, 2]
    .map((at) => line(at + 1, parcel(at), person(at)?.email ?? ''))
    .concat({ ...line(4, parcel(3), 'x'), holder: 'Nobody' });
  const import_id = await opened(rows);
  expect(said((await add(import_id, rows)).results)).toEqual(['1 ok', '2 ok', '3 ok', '4 holderUnknown']);
  expect(await test.ask('/preallocation/importOpen', { import_id, file_name: 'cards.xlsx', rows: 4 }, { as: own.allocator })).toMatchObject(
    { status: 'open', failed: 1 },
  );
  const start = () => test.ask('/preallocation/importStart', { import_id }, { as: own.allocator });
  expect([(await start()).status, (await start()).status]).toEqual(['running', 'running']);
  await work();
  expect(await read(import_id)).toMatchObject({ status: 'done', rows: 4, done: 4, bound: 3, failed: 1, by: 'Ana Reyes' });
  expect(await orderStatus(test, own.batch)).toBe('partially_allocated');
  expect(await test.refusal('/preallocation/importCancel', { import_id }, { as: own.allocator })).toBe('wrongState');
  expect(said((await add(import_id, rows)).results)).toEqual(['1 ok', '2 ok', '3 ok', '4 holderUnknown']);
  expect(await test.refusal('/preallocation/importAdd', { import_id, rows: [line(5, parcel(4), 'x')] }, { as: own.allocator })).toBe(
    'wrongState',
  );

  const again = randomUUID();
  await test.ask('/preallocation/importOpen', { import_id: again, file_name: 'cards.xlsx', rows: 3 }, { as: own.main });
  expect(said((await add(again, rows.slice(0, 3))).results)).toEqual(['1 alreadyBound', '2 alreadyBound', '3 alreadyBound']);
  const failed = await test.ask('/preallocation/importRows', { import_id, failed: true }, { as: own.allocator });
  expect(failed.list).toEqual([
    { row: 4, kit_number: parcel(3)?.kit_number, holder: 'Nobody', status: 'failed', failure: 'dataError', reason: 'holderUnknown' },
  ]);
  expect((await test.ask('/notice/list', {}, { as: own.allocator })).list[0]).toMatchObject({ title: 'Import finished' });
  expect((await test.ask('/preallocation/imports', {}, { as: own.allocator })).total).toBe(2);
});

it('what has changed since a row was added counts', async () => {
  const import_id = await opened([line(1, parcel(3), person(3)?.email ?? ''), line(2, parcel(4), 'Lin Wei <lin@invited.example>')]);
  await test.ask('/preallocation/block', { card_ids: [parcel(3)?.card_id ?? ''] }, { as: own.allocator });
  await test.ask('/preallocation/importStart', { import_id }, { as: own.allocator });
  await work();
  const { list } = await test.ask('/preallocation/importRows', { import_id }, { as: own.allocator });
  expect(list.map(({ status, reason }) => `${status} ${reason}`)).toEqual(['failed blocked', 'reserved ']);
  expect(await read(import_id)).toMatchObject({ status: 'done', bound: 0, reserved: 1, failed: 1 });
});

it('is not started before all its rows are there, and not begun once it is cancelled', async () => {
  const import_id = randomUUID();
  const open = { import_id, file_name: 'two.csv', rows: 2 };
  await test.ask('/preallocation/importOpen', open, { as: own.allocator });
  await add(import_id, [line(1, parcel(5), person(5)?.email ?? '')]);
  const refused = (path: '/preallocation/importStart' | '/preallocation/importOpen', input: object) =>
    test.refusal(path, input, { as: own.allocator });
  expect(await refused('/preallocation/importStart', { import_id })).toBe('wrongState');
  expect(await refused('/preallocation/importOpen', { ...open, rows: 3 })).toBe('wrongState');
  expect(await refused('/preallocation/importOpen', { ...open, import_id: 'none' })).toBe('wrongState');
  expect(
    await test.refusal(
      '/preallocation/importAdd',
      { import_id, rows: [2, 3].map((row) => line(row, undefined, '')) },
      { as: own.allocator },
    ),
  ).toBe('wrongState');
  await test.ask('/preallocation/importCancel', { import_id }, { as: own.allocator });
  expect(await refused('/preallocation/importStart', { import_id })).toBe('wrongState');
  const stranger = (await test.fresh()).people[0];
  for (const path of ['import', 'importRows', 'importStart', 'importCancel'] as const)
    expect(await test.refusal(`/preallocation/${path}`, { import_id }, { as: stranger }), path).toBe('notFound');
});

it('stops when the person who started it loses the right', async () => {
  const import_id = await opened([line(1, parcel(5), person(5)?.email ?? '')]);
  await test.ask('/preallocation/importStart', { import_id }, { as: own.allocator });
  await test.bank.store.db
    .update(users)
    .set({ authjson: ['9-1'] })
    .where(eq(users.user_id, own.allocator.userid));
  await work();
  expect(await test.ask('/preallocation/import', { import_id }, { as: own.main })).toMatchObject({
    status: 'cancelled',
    bound: 0,
    done: 0,
  });
  expect((await test.ask('/notice/list', {}, { as: own.main })).list.map(({ title }) => title)).toContain('Import stopped');
  await test.bank.store.db
    .update(users)
    .set({ authjson: ['9-2'] })
    .where(eq(users.user_id, own.allocator.userid));
});

it('codes are in no table, no log and no answer', async () => {
  const rowsOf = async (query: SQL) =>
    (await (test.bank.store.db.execute(query) as unknown as Promise<{ rows: Record<string, string>[] }>)).rows;
  const { activation_code: code = '' } = parcel(6) ?? {};
  const mixed = [{ ...line(1, parcel(6), code), kit_number: code }, line(2, parcel(6), person(6)?.email ?? '')]; // columns that were mixed up
  const { results } = await test.ask('/preallocation/check', { rows: mixed }, { as: own.allocator });
  const import_id = await opened(mixed.slice(1));
  await test.ask('/preallocation/importStart', { import_id }, { as: own.allocator });
  await work();
  expect(await read(import_id)).toMatchObject({ bound: 1 });
  const codes = own.batch.parcels.map(({ activation_code }) => activation_code);
  const held = (text: string) => codes.filter((each) => text.includes(each));
  for (const { table_name = '' } of await rowsOf(sql`select table_name from information_schema.tables where table_schema = 'public'`))
    expect(held(JSON.stringify(await rowsOf(sql`select t::text as line from ${sql.identifier(table_name)} t`))), table_name).toEqual([]);
  expect(held(test.lines.join('\n'))).toEqual([]);
  expect(held(JSON.stringify(results.slice(1)))).toEqual([]);
  const toIssuer = test.sentToIssuer.filter(({ sent }) => held(JSON.stringify(sent)).length > 0);
  expect([...new Set(toIssuer.map((each) => each.path))]).toEqual(['verify-kits']);
});
