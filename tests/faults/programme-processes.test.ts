/**
 * Two bank processes on one PostgreSQL, each at work on the same cards at the same moment: one effect each, and what one leaves behind
 * when it is killed the other finishes (PRG-05, PRG-18, PRG-25).
 */
import { randomUUID } from 'node:crypto';
import { auditBooks } from '@bankside/bank/ledger/auditor.ts';
import { testNow } from '@bankside/bank/ledger/fresh-company.ts';
import { seedPeople } from '@bankside/bank/seed/people.ts';
import { seedRates } from '@bankside/bank/seed/rates.ts';
import { openStore } from '@bankside/bank/store/store.ts';
import { issuerLine } from '@bankside/bank/testing/cards/issuer-line.ts';
import { item, line, orderStatus, programme, type Programme } from '@bankside/bank/testing/programmes/allocation.ts';
import { orderForm, signedContract } from '@bankside/bank/testing/programmes/programmes.ts';
import { testBank, type Caller, type TestBank } from '@bankside/bank/testing/test-bank.ts';
import { importRows } from '@bankside/core/rules/programmes/programmes.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Postgres, postgresPrograms, startPostgres } from '../support/postgres.ts';
import { rowsOf } from './kill-rounds.ts';
import { startWorker, type BankCall, type Outcome, type Worker } from './workers.ts';

const programs = postgresPrograms();
if (!programs) process.stdout.write('\nSKIPPED: no PostgreSQL on this machine, so programmes ran in no two processes.\n');

describe.skipIf(!programs)('two processes', () => {
  let postgres: Postgres;
  let first: TestBank;
  let issuer: Awaited<ReturnType<typeof issuerLine>>;
  let desks: readonly Worker[];
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
    const store = await openStore({ url: postgres.url });
    await store.tx((db) => seedPeople(db, testNow, 'nobody signs in'));
    await seedRates(store.db, testNow);
    first = await testBank({}, store);
    issuer = await issuerLine(first.issuer);
    const open = () => startWorker({ url: postgres.url, poolSize: 8 }, { do: 'desk', company_id: '', issuer: issuer.url });
    desks = [await open(), await open()];
  });
  afterEach(async () => {
    expect((await auditBooks(first.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
    expect(first.faults).toEqual([]);
  });
  afterAll(async () => {
    for (const desk of desks) await desk.kill();
    await issuer.stop();
    await first.close();
    await postgres.stop();
  });

  const callOf = (path: string, body: object, { token, userid }: Caller, key: string = randomUUID()): BankCall => ({
    path,
    body,
    as: { token, userid },
    key,
  });
  /** The calls at the same moment, by turns at each process. */
  const together = async (calls: readonly BankCall[]): Promise<Outcome[]> => {
    const shares = desks.map((desk, own) => desk.serve(calls.filter((_, at) => at % desks.length === own)));
    return (await Promise.all(shares)).flat();
  };
  const refusals = (outcomes: readonly Outcome[]) => outcomes.map((each) => (each.done ? 'success' : each.why)).toSorted();
  const binds = ({ company_id }: Programme) =>
    rowsOf(
      first,
      `select count(*)::int as n, count(distinct card_id)::int as cards from card_events where event = 'bind' and company_id = '${company_id}'`,
    );
  /** Every card to the first holder. */
  const linesOf = ({ batch, holders: [holder] }: Programme) =>
    batch.parcels.map((parcel, at) => line(at + 2, parcel, holder?.application_no ?? ''));
  const imported = ({ main: as }: Programme, import_id: string) => first.ask('/preallocation/import', { import_id }, { as });
  const importWorker = (company_id: string, task: { dies_after?: number; later?: number } = {}) =>
    startWorker({ url: postgres.url, poolSize: 4 }, { do: 'imports', company_id, ...task });

  it('give a kit that two people bind at once to one holder', async () => {
    const own = await programme(first, { count: 2, holders: 2 });
    const [kit] = own.batch.parcels;
    const outcomes = await together(
      [own.main, own.allocator].map((as, at) => callOf('/preallocation/bind', { items: [item(kit, own.holders[at])] }, as)),
    );
    const reasons = outcomes.map((each) => {
      const { results } = (each.done ? each.answer : {}) as { results?: readonly { ok: boolean; reason?: string }[] };
      return results?.[0]?.ok ? 'bound' : results?.[0]?.reason;
    });
    expect(reasons.toSorted()).toEqual(['alreadyBound', 'bound']);
    expect(await binds(own)).toEqual([{ n: 1, cards: 1 }]);
    expect(await orderStatus(first, own.batch)).toBe('partially_allocated');
  });

  it('give the last cards to one of eight orders', async () => {
    const { contract_id, main } = await signedContract(first, { contracted: 50 });
    const outcomes = await together(Array.from({ length: 8 }, () => callOf('/contract/createOrder', orderForm(contract_id, 30), main)));
    expect(refusals(outcomes)).toEqual([...Array<string>(7).fill('orderAboveAvailable'), 'success']);
    expect(await first.ask('/contract/statistics', { contract_id }, { as: main })).toMatchObject({ ordered: 30, available: 20 });
  });

  it('bind once what a file says that is sent to both', async () => {
    const own = await programme(first, { count: 6, holders: 1 });
    const { main, company_id } = own;
    const rows = linesOf(own);
    const ids = [randomUUID(), randomUUID()];
    for (const import_id of ids) {
      await together([0, 1].map(() => callOf('/preallocation/importOpen', { import_id, file_name: 'six.csv', rows: 6 }, main)));
      await together([0, 1].map(() => callOf('/preallocation/importAdd', { import_id, rows }, main)));
    }
    await together([...ids, ...ids].map((import_id) => callOf('/preallocation/importStart', { import_id }, main)));
    const workers = [await importWorker(company_id), await importWorker(company_id)];
    await Promise.all(workers.map((worker) => worker.finish()));
    const [one, two] = await Promise.all(ids.map((import_id) => imported(own, import_id)));
    expect([one?.status, two?.status]).toEqual(['done', 'done']);
    expect((one?.bound ?? 0) + (two?.bound ?? 0)).toBe(6);
    expect((one?.failed ?? 0) + (two?.failed ?? 0)).toBe(6);
    expect(await binds(own)).toEqual([{ n: 6, cards: 6 }]);
    expect(await orderStatus(first, own.batch)).toBe('allocated');
  });

  it('finish at row 74 what the other was killed in after row 73 of 150', { timeout: 240_000 }, async () => {
    const own = await programme(first, { count: 150, holders: 1 });
    const { main, company_id } = own;
    const import_id = randomUUID();
    const send = async (path: string, body: object) => {
      expect(refusals(await together([callOf(path, { import_id, ...body }, main)]))).toEqual(['success']);
    };
    await send('/preallocation/importOpen', { file_name: '150.xlsx', rows: 150 });
    const rows = linesOf(own);
    for (let at = 0; at < rows.length; at += importRows.perCall)
      await send('/preallocation/importAdd', { rows: rows.slice(at, at + importRows.perCall) });
    await send('/preallocation/importStart', {});

    const dying = await importWorker(company_id, { dies_after: 73 });
    await dying.finish();
    expect(dying.alive()).toBe(false);
    expect(await imported(own, import_id)).toMatchObject({ status: 'running', bound: 73 });

    const next = await importWorker(company_id, { later: 60 });
    expect(await next.finish()).toEqual([{ done: true, id: '77' }]);
    expect(await imported(own, import_id)).toMatchObject({ status: 'done', bound: 150, failed: 0 });
    expect(await binds(own)).toEqual([{ n: 150, cards: 150 }]);
    expect(await orderStatus(first, own.batch)).toBe('allocated');
  });
});
