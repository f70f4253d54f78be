/**
 * kill -9 while money moves. Whatever was reported as done must be there afterwards, whatever was not may be there or not, and
 * the books must prove out. SEED repeats a run, ROUNDS lengthens it (`npm run torture`).
 */
import { rmSync } from 'node:fs';
import { auditBooks } from '@bankside/bank/ledger/auditor.ts';
import { freshCompany, testNow as at } from '@bankside/bank/ledger/fresh-company.ts';
import { post } from '@bankside/bank/ledger/ledger.ts';
import { moneyIn } from '@bankside/bank/ledger/lines.ts';
import { chanceOf } from '@bankside/bank/demo/chance.ts';
import { openStore, type Store, type StoreAt } from '@bankside/bank/store/store.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { emptyBooks } from '../support/empty-books.ts';
import { postgresPrograms, startPostgres } from '../support/postgres.ts';
import { type Outcome, startWorker, type Worker } from './workers.ts';

const rounds = Number(process.env['ROUNDS'] ?? 2);
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const programs = postgresPrograms();
if (!programs) process.stdout.write('\nSKIPPED: no PostgreSQL on this machine, so its crashes were not tested.\n');
const timeout = 120_000 + rounds * 20_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function prepare(at_: StoreAt): Promise<string> {
  const store = await openStore(at_);
  const company_id = await freshCompany(store);
  await store.tx((db) => post(db, { company_id, kind: 'deposit', lines: [moneyIn('USD', 1_000_000n)], at }));
  await store.close();
  return company_id;
}

/** What was reported as done and is not in the database. */
async function lost(store: Store, company_id: string, reported: readonly Outcome[]): Promise<string[]> {
  const rows = async (query: string) =>
    (await (store.db.execute(query) as unknown as Promise<{ rows: { key: string; value: string }[] }>)).rows;
  const journals = new Map(
    (await rows(`select key, journal_id::text as value from journals where company_id = '${company_id}'`)).map(({ key, value }) => [
      key,
      value,
    ]),
  );
  const holds = new Map(
    (await rows(`select hold_id::text as key, state as value from holds where company_id = '${company_id}'`)).map(({ key, value }) => [
      key,
      value,
    ]),
  );
  const states = ['active', 'captured', 'released'] as const;
  return reported.flatMap((each) => {
    if (!each.done) return [];
    if (each.key) return journals.get(each.key) === each.id ? [] : [each.key];
    // A hold reported as active may have been closed before the kill; one reported as closed must be closed that way.
    const kept = each.hold === 'active' ? states.some((state) => state === holds.get(each.id)) : holds.get(each.id) === each.hold;
    return kept ? [] : [`hold ${each.id} ${each.hold ?? ''}`];
  });
}

/** Rounds of load and death; `die` ends the round. Answers how many outcomes were reported in all. */
async function torture(where: StoreAt, workers: number, die: (running: Worker[]) => Promise<Outcome[]>): Promise<number> {
  const chance = chanceOf(seed);
  const company_id = await prepare(where);
  const reported: Outcome[] = [];
  for (let round = 0; round < rounds; round++) {
    const task = (worker: number) => ({ do: 'load', company_id, writers: 4, seed: seed + round * 10 + worker }) as const;
    const running = await Promise.all(Array.from({ length: workers }, (_, worker) => startWorker(where, task(worker))));
    for (const worker of running) worker.begin();
    const enough = chance.between(10, 150);
    while (running.reduce((sum, worker) => sum + worker.reported(), 0) < enough) await pause(5);
    reported.push(...(await die(running)));
    const store = await openStore(where);
    expect(await lost(store, company_id, reported), `SEED=${seed} round ${round}`).toEqual([]);
    expect(
      (await auditBooks(store)).filter(({ ok }) => !ok),
      `SEED=${seed} round ${round}`,
    ).toEqual([]);
    await store.close();
  }
  process.stdout.write(`${rounds} kills, ${reported.length} acknowledged, 0 lost (SEED=${seed})\n`);
  return reported.length;
}

describe('kill -9 under load', () => {
  const folder = emptyBooks();
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('loses nothing that a bank on PGlite has acknowledged', { timeout }, async () => {
    const reported = await torture({ folder }, 1, async (running) => (await Promise.all(running.map((worker) => worker.kill()))).flat());
    expect(reported).toBeGreaterThan(rounds * 5);
  });

  it.skipIf(!programs)('loses nothing when two bank processes or PostgreSQL itself are killed', { timeout }, async () => {
    const postgres = await startPostgres(programs ?? '');
    let round = 0;
    const reported = await torture({ url: postgres.url, poolSize: 4 }, 2, async (running) => {
      if (round++ % 2 === 0) {
        await postgres.crash();
        await postgres.restart();
        await pause(500);
        expect(running.map((worker) => worker.alive())).toEqual([true, true]); // a bank process outlives its database
      }
      return (await Promise.all(running.map((worker) => worker.kill()))).flat();
    });
    expect(reported).toBeGreaterThan(rounds * 5);
    await postgres.stop();
  });
});
