/**
 * kill -9 while transfers are made, by the bank's own calls. What was told as done stands, what was not is whole or not there
 * at all, and whoever asks again with the key of their intent finds the outcome. SEED repeats a run, ROUNDS lengthens it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { auditBooks } from '@bankside/bank/ledger/auditor.ts';
import { chanceOf } from '@bankside/bank/store/seed/chance.ts';
import { openStore, type StoreAt } from '@bankside/bank/store/store.ts';
import { transferPolicy } from '@bankside/bank/testing/sample-transfers.ts';
import { testBank, type TestBank } from '@bankside/bank/testing/test-bank.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { payingCompany, seedStaff, type Paying } from '../support/paying-company.ts';
import { postgresPrograms, startPostgres } from '../support/postgres.ts';
import { type BankCall, type Outcome, startTeller, type Teller } from './tellers.ts';

const rounds = Number(process.env['ROUNDS'] ?? 1);
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const programs = postgresPrograms();
if (!programs) process.stdout.write('\nSKIPPED: no PostgreSQL on this machine, so its crashes under transfers were not tested.\n');
const timeout = 120_000 + rounds * 30_000;

/** A bank on this store for as long as the work takes. */
async function banking<T>(where: StoreAt, work: (bank: TestBank) => Promise<T>): Promise<T> {
  const bank = await testBank(transferPolicy, await openStore(where));
  try {
    return await work(bank);
  } finally {
    await bank.close();
  }
}
async function rowsOf<R>({ bank }: TestBank, query: string): Promise<R[]> {
  const { rows } = await (bank.store.db.execute(query) as unknown as Promise<{ rows: R[] }>);
  return rows;
}

type Told = { readonly begun: BankCall[]; readonly done: { id: string; key: string }[] };
const sorted = (outcomes: readonly Outcome[]): Told => ({
  begun: outcomes.flatMap((each) => (!each.done && each.intent ? [each.intent] : [])),
  done: outcomes.flatMap((each) => (each.done && each.key ? [{ id: each.id, key: each.key }] : [])),
});

type Made = { readonly id: string; readonly status: string; readonly quotes: number };
const made = (company_id: string) => `
  select t.transaction_id::text as id, t.status, count(q.quote_id)::int as quotes from transactions t
  left join quotes q on q.company_id = t.company_id and q.used_by = t.transaction_id
  where t.company_id = '${company_id}' and t.transfer_type <> '' group by 1, 2`;

/** Nothing that was told is lost, each transfer used one quote, and each intent finds its one transfer by its key. */
async function prove(bank: TestBank, { own }: Paying, { begun, done }: Told): Promise<void> {
  const before = new Map((await rowsOf<Made>(bank, made(own.company_id))).map((row) => [row.id, row]));
  expect(done.filter(({ id }) => !before.has(id))).toEqual([]);
  expect(done.filter(({ id, key }) => key.startsWith('back') && before.get(id)?.status !== 'rejected')).toEqual([]);
  const told = new Map(done.filter(({ key }) => key.startsWith('pay')).map(({ id, key }) => [key, id]));
  const unsure = begun.filter(({ key }) => !told.has(key));
  const sure = begun.filter(({ key }) => told.has(key)).slice(-10);
  for (const { path, body, as, key } of [...unsure, ...sure]) {
    const { code, data, refusal } = await bank.call(path as never, body, { as, key });
    expect({ key, code, refusal }).toEqual({ key, code: 200, refusal: undefined });
    const { id } = data as { id: string };
    if (told.has(key)) expect(id).toBe(told.get(key));
    told.set(key, id);
  }
  expect(new Set(told.values()).size).toBe(told.size);
  const after = await rowsOf<Made>(bank, made(own.company_id));
  expect(after.filter(({ quotes }) => quotes !== 1)).toEqual([]);
  expect(after.map(({ id }) => id).filter((id) => ![...told.values()].includes(id))).toEqual([]);
}

/** Rounds of load and death; `die` ends the round. Answers how many outcomes were told in all. */
async function torture(where: StoreAt, tellers: number, die: (running: Teller[]) => Promise<Outcome[]>): Promise<number> {
  const chance = chanceOf(seed);
  const company = await banking(where, async (bank) => {
    await seedStaff(bank);
    return payingCompany(bank, { USD: '5000000.00' });
  });
  const { main, payee_id, company_id } = company.own;
  const by = { token: main.token, userid: main.userid, payee_id, account_number: company.other.account_number };
  const all: Outcome[] = [];
  for (let round = 0; round < rounds; round++) {
    const errand = (teller: number) => ({ do: 'transfers', company_id, by, writers: 3, seed: seed + round * 10 + teller }) as const;
    const running = await Promise.all(Array.from({ length: tellers }, (_, teller) => startTeller(where, errand(teller))));
    for (const teller of running) teller.begin();
    const enough = chance.between(10, 60);
    while (running.reduce((sum, teller) => sum + teller.told(), 0) < enough) await new Promise((resolve) => setTimeout(resolve, 5));
    all.push(...(await die(running)));
    await banking(where, async (bank) => {
      await prove(bank, company, sorted(all));
      expect(
        (await auditBooks(bank.bank.store)).filter(({ ok }) => !ok),
        `SEED=${seed} round ${round}`,
      ).toEqual([]);
      expect(bank.faults).toEqual([]);
    });
  }
  const { done, begun } = sorted(all);
  process.stdout.write(`${rounds} kills, ${begun.length} transfers begun, ${done.length} acknowledged, 0 lost (SEED=${seed})\n`);
  return done.length;
}

describe('kill -9 under transfers', () => {
  const folder = mkdtempSync(`${tmpdir()}/bankside-transfer-kill-`);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const killAll = async (running: readonly Teller[]) => (await Promise.all(running.map((teller) => teller.kill()))).flat();

  it('loses and doubles nothing of a bank on PGlite', { timeout }, async () => {
    expect(await torture({ folder }, 1, killAll)).toBeGreaterThan(rounds * 2);
  });

  it.skipIf(!programs)('loses and doubles nothing when two bank processes or PostgreSQL itself are killed', { timeout }, async () => {
    const postgres = await startPostgres(programs ?? '');
    let round = 0;
    const told = await torture({ url: postgres.url, poolSize: 4 }, 2, async (running) => {
      if (round++ % 2 === 0) {
        await postgres.crash();
        await postgres.restart();
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
      return killAll(running);
    });
    expect(told).toBeGreaterThan(rounds * 2);
    await postgres.stop();
  });
});
