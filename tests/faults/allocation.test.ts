/** The same kit bound by two people at once, and an import whose bank is killed between two rows: one effect each (PRG-18, PRG-25). */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { auditBooks } from '@bankside/bank/ledger/auditor.ts';
import { seedPeople } from '@bankside/bank/seed/people.ts';
import { seedRates } from '@bankside/bank/seed/rates.ts';
import { testNow } from '@bankside/bank/ledger/fresh-company.ts';
import { bindingImportRows, bindingImports } from '@bankside/bank/store/programme-schema.ts';
import { openStore } from '@bankside/bank/store/store.ts';
import { item, line, orderStatus, programme, runImports } from '@bankside/bank/testing/programmes/allocation.ts';
import { testBank } from '@bankside/bank/testing/test-bank.ts';
import { expect, it } from 'vitest';
import { emptyBooks } from '../support/empty-books.ts';
import { onBothDatabases } from './both-databases.ts';
import { rowsOf } from './kill-rounds.ts';
import { startWorker } from './workers.ts';

onBothDatabases('allocation', {}, (banks) => {
  it('one of many who bind the same kit at once has it', async () => {
    const { one, together } = banks();
    const own = await programme(one, { count: 2, holders: 6 });
    const [parcel] = own.batch.parcels;
    const results = await together(6, async (bank, turn) => {
      const as = turn % 2 === 0 ? own.main : own.allocator;
      return (await bank.ask('/preallocation/bind', { items: [item(parcel, own.holders[turn])] }, { as })).results[0];
    });
    const reasons = results.map((result) => (result?.ok ? 'ok' : (result?.reason ?? '')));
    expect(reasons.filter((reason) => reason === 'ok')).toHaveLength(1);
    // five at once are as many tries as a kit has, until one is right
    expect(reasons.filter((reason) => !['ok', 'alreadyBound', 'locked'].includes(reason))).toEqual([]);
    expect(await orderStatus(one, own.batch)).toBe('partially_allocated');
    expect(await rowsOf(one, `select count(*)::int as n from card_events where card_id = '${parcel?.card_id}' and event = 'bind'`)).toEqual(
      [{ n: 1 }],
    );
  });

  it('an import is worked through once by two banks', async () => {
    const { one, other, together } = banks();
    const own = await programme(one, { count: 6, holders: 6 });
    const import_id = randomUUID();
    await one.ask('/preallocation/importOpen', { import_id, file_name: 'six.csv', rows: 6 }, { as: own.main });
    const rows = own.batch.parcels.map((parcel, at) => line(at + 1, parcel, own.holders[at]?.email ?? ''));
    await one.ask('/preallocation/importAdd', { import_id, rows }, { as: own.main });
    await together(4, (bank) => bank.call('/preallocation/importStart', { import_id }, { as: own.main }));
    await together(4, (bank) => runImports(bank.bank));
    while ((await runImports(other.bank)) > 0);
    expect(await one.ask('/preallocation/import', { import_id }, { as: own.main })).toMatchObject({ status: 'done', bound: 6, failed: 0 });
    expect(await orderStatus(one, own.batch)).toBe('allocated');
  });
});

it('an import whose bank is killed after row 73 of 150 goes on at row 74', { timeout: 120_000 }, async () => {
  const folder = emptyBooks();
  const first = await testBank({}, await openStore({ folder }));
  await seedPeople(first.bank.store.db, testNow, 'nobody signs in');
  await seedRates(first.bank.store.db, testNow);
  const own = await programme(first, { count: 150, holders: 150, atIssuer: false });
  const import_id = randomUUID();
  const which = { company_id: own.company_id, import_id };
  const now = first.bank.clock.now();
  await first.bank.store.db.insert(bindingImports).values({
    ...which,
    file_name: '150.xlsx',
    rows: 150,
    status: 'running',
    user_id: own.main.userid,
    name: 'Mei Tan',
    due_at: now,
    created_at: now,
  });
  await first.bank.store.db.insert(bindingImportRows).values(
    own.batch.parcels.map(({ card_id, kit_number }, at) => ({
      ...which,
      row: at + 1,
      kit_number,
      holder: own.holders[at]?.holder_name ?? '',
      card_id,
      application_id: own.holders[at]?.application_id ?? null,
      status: 'waiting',
    })),
  );
  await first.close();

  const worker = await startWorker({ folder }, { do: 'imports', company_id: own.company_id, dies_after: 73 });
  await worker.finish();
  expect(worker.alive()).toBe(false);

  const next = await testBank({}, await openStore({ folder }));
  const bound = () => rowsOf<{ row: number }>(next, "select row::int as row from binding_import_rows where status = 'bound' order by row");
  expect((await bound()).map(({ row }) => row)).toEqual(Array.from({ length: 73 }, (_, at) => at + 1));
  expect(await runImports(next.bank)).toBe(0); // the dead one's lease
  next.later(60);
  expect(await runImports(next.bank)).toBe(77);
  expect(await bound()).toHaveLength(150);
  expect(
    await rowsOf(next, "select count(*)::int as n, count(distinct card_id)::int as cards from card_events where event = 'bind'"),
  ).toEqual([{ n: 150, cards: 150 }]);
  expect(await orderStatus(next, own.batch)).toBe('allocated');
  expect((await auditBooks(next.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
  expect(next.faults).toEqual([]);
  await next.close();
  rmSync(folder, { recursive: true, force: true });
});
