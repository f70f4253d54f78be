/**
 * The frame of the tests that kill -9 a bank under its own calls: rounds of load and death, on PGlite and on PostgreSQL, each
 * followed by a proof of all that was reported. SEED repeats a run, ROUNDS lengthens it.
 */
import { rmSync } from 'node:fs';
import type { PolicyOverrides } from '@bankside/core/rules/policy/bank-policy.ts';
import { chanceOf } from '@bankside/bank/demo/chance.ts';
import { openStore, type StoreAt } from '@bankside/bank/store/store.ts';
import { testBank, type TestBank } from '@bankside/bank/testing/test-bank.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { emptyBooks } from '../support/empty-books.ts';
import { postgresPrograms, startPostgres } from '../support/postgres.ts';
import { startWorker, type Task, type Outcome, type Worker } from './workers.ts';

const rounds = Number(process.env['ROUNDS'] ?? 1);
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const timeout = 120_000 + rounds * 30_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Turn = { readonly worker: number; readonly workers: number; readonly enough: number; readonly seed: number };
export type Killing<C> = {
  readonly policy: PolicyOverrides;
  readonly prepare: (bank: TestBank) => Promise<C>;
  /** A round has had enough after so many outcomes, between these two. */
  readonly between: readonly [number, number];
  readonly task: (company: C, turn: Turn) => Task;
  readonly isOver: (running: readonly Worker[], enough: number) => boolean;
  /** Of everything that was reported so far, in a bank that was opened after the death. */
  readonly prove: (bank: TestBank, company: C, all: readonly Outcome[]) => Promise<void>;
  /** How many outcomes a round has, at the least. */
  readonly least: number;
  /** Also in a single round; otherwise PostgreSQL has its turn when there are several, for one of PGlite shows most. */
  readonly alwaysOnPostgres: boolean;
};
type Die = (running: readonly Worker[]) => Promise<Outcome[]>;

export async function rowsOf<R>({ bank }: TestBank, query: string): Promise<R[]> {
  const { rows } = await (bank.store.db.execute(query) as unknown as Promise<{ rows: R[] }>);
  return rows;
}

/** Of what was reported: the calls that were begun, and those whose answer came, by key. */
export const begunIn = (all: readonly Outcome[]) => all.flatMap((each) => (!each.done && each.intent ? [each.intent] : []));
export const doneIn = (all: readonly Outcome[]) => all.flatMap((each) => (each.done && each.key ? [{ ...each, key: each.key }] : []));

const killAll: Die = async (running) => (await Promise.all(running.map((worker) => worker.kill()))).flat();

/** `die` ends the round. Answers how many outcomes were reported in all. */
async function torture<C>(what: string, killing: Killing<C>, where: StoreAt, workers: number, die: Die): Promise<number> {
  const { policy, prepare, between, task, isOver, prove } = killing;
  const banking = async <T>(work: (bank: TestBank) => Promise<T>): Promise<T> => {
    const bank = await testBank(policy, await openStore(where));
    try {
      return await work(bank);
    } finally {
      await bank.close();
    }
  };
  const chance = chanceOf(seed);
  const company = await banking(prepare);
  const all: Outcome[] = [];
  for (let round = 0; round < rounds; round++) {
    const enough = chance.between(...between);
    const turns = Array.from({ length: workers }, (_, worker) => ({ worker, workers, enough, seed: seed + round * 10 + worker }));
    const running = await Promise.all(turns.map((turn) => startWorker(where, task(company, turn))));
    for (const worker of running) worker.begin();
    while (!isOver(running, enough)) await pause(5);
    all.push(...(await die(running)));
    await banking(async (bank) => {
      await prove(bank, company, all);
      expect(bank.faults, `SEED=${seed} round ${round}`).toEqual([]);
    });
  }
  const reported = all.filter(({ done }) => done).length;
  process.stdout.write(
    `${rounds} kills ${what}, ${begunIn(all).length} calls begun, ${reported} outcomes reported, 0 lost (SEED=${seed})\n`,
  );
  return reported;
}

export function losesNothing<C>(what: string, killing: Killing<C>): void {
  const programs = postgresPrograms();
  const onPostgres = killing.alwaysOnPostgres || rounds > 1;
  if (!programs && onPostgres) process.stdout.write(`\nSKIPPED: no PostgreSQL on this machine, so its crashes ${what} were not tested.\n`);

  describe(`kill -9 ${what}`, () => {
    const folder = emptyBooks();
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    it('loses and doubles nothing of a bank on PGlite', { timeout }, async () => {
      expect(await torture(what, killing, { folder }, 1, killAll)).toBeGreaterThan(rounds * killing.least);
    });

    if (programs && onPostgres)
      it('loses and doubles nothing when two bank processes or PostgreSQL itself are killed', { timeout }, async () => {
        const postgres = await startPostgres(programs);
        let round = 0;
        const reported = await torture(what, killing, { url: postgres.url, poolSize: 4 }, 2, async (running) => {
          if (round++ % 2 === 0) {
            await postgres.crash();
            await postgres.restart();
            await pause(500);
          }
          return killAll(running);
        });
        expect(reported).toBeGreaterThan(rounds * killing.least);
        await postgres.stop();
      });
  });
}
