/**
 * kill -9 while a KYC file is filled in and handed in, by the bank's own calls. What was acknowledged is there, whoever asks
 * again with the key of their save finds its outcome, and no save or handing-in happened twice. SEED repeats a run, ROUNDS lengthens it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { kycSteps, type KycStep } from '@bankside/core/rules/kyc.ts';
import { chanceOf } from '@bankside/bank/store/seed/chance.ts';
import { openStore, type StoreAt } from '@bankside/bank/store/store.ts';
import { testBank, type TestBank } from '@bankside/bank/testing/test-bank.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { postgresPrograms, startPostgres } from '../support/postgres.ts';
import { wordsOf, type KycFile } from './kyc-writer.ts';
import { type BankCall, type Outcome, startTeller, type Teller } from './tellers.ts';

const rounds = Number(process.env['ROUNDS'] ?? 1);
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const programs = postgresPrograms();
if (!programs && rounds > 1) process.stdout.write('\nSKIPPED: no PostgreSQL on this machine, so its crashes under KYC were not tested.\n');
const timeout = 120_000 + rounds * 30_000;

async function banking<T>(where: StoreAt, work: (bank: TestBank) => Promise<T>): Promise<T> {
  const bank = await testBank({}, await openStore(where));
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

type Company = { readonly company_id: string; readonly as: { readonly token: string; readonly userid: string }; readonly first: KycFile };

/** All there, and open, so that it can be edited and handed in again and again. */
async function openedCompany(bank: TestBank): Promise<Company> {
  const { company_id, people } = await bank.fresh({ kyc_status: 1, kyc: 'filled' });
  await rowsOf(bank, `update companies set change_kyc_switch = true where company_id = '${company_id}'`);
  const [{ token, userid }] = people;
  const as = { token, userid };
  return { company_id, as, first: await bank.ask('/account/kyc/getKycInfo', {}, { as }) };
}

const isSave = ({ path }: BankCall) => path !== '/account/kyc/submit';
const stepOf = ({ path }: BankCall) => path.split('/').at(-1) as KycStep;
const versionIn = ({ body }: BankCall) => (body as { version: number }).version;

async function handedIn(bank: TestBank, company_id: string): Promise<{ versions: number[]; told: number[] }> {
  const copies = await rowsOf<{ file_version: number }>(
    bank,
    `select file_version from kyc_submissions where company_id = '${company_id}'`,
  );
  const [told] = await rowsOf<{ history: number; hooks: number; mails: number }>(
    bank,
    `select (select count(*)::int from kyc_history where company_id = '${company_id}' and event in ('submit', 'resubmit')) as history,
      (select count(*)::int from webhook_events where company_id = '${company_id}' and kind = 'kyc_change') as hooks,
      (select count(*)::int from outbox where company_id = '${company_id}' and template = 'kyc_submitted') as mails`,
  );
  return {
    versions: copies.map(({ file_version }) => file_version).sort((a, b) => a - b),
    told: told ? [told.history, told.hooks, told.mails] : [],
  };
}

/** Every save that was begun is there once, in its turn; a handing-in that was answered is one copy with one word to everybody. */
async function prove(bank: TestBank, { company_id, as, first }: Company, all: readonly Outcome[]): Promise<void> {
  const begun = all.flatMap((each) => (!each.done && each.intent ? [each.intent] : []));
  const told = new Map(all.flatMap((each) => (each.done && each.key ? [[each.key, each.answer] as const] : [])));
  const before = await bank.ask('/account/kyc/getKycInfo', {}, { as });
  for (const save of begun.filter((call) => isSave(call) && told.has(call.key)))
    expect(before.step_versions[kycSteps.indexOf(stepOf(save))]).toBeGreaterThan(versionIn(save));
  const handed = new Set(begun.filter((call) => !isSave(call) && told.has(call.key)).map(versionIn));
  // an unsure handing-in first: a save that goes through only now would leave it behind
  const unsure = begun.filter(({ key }) => !told.has(key)).sort((a, b) => Number(isSave(a)) - Number(isSave(b)));
  const kept = await rowsOf<{ key: string }>(bank, `select key from idempotency where company_id = '${company_id}'`);
  const unheard = unsure.filter(({ path, key }) => kept.some((row) => row.key === `${path} ${as.userid} ${key}`));
  expect(unheard.length, 'writes that died before their answer').toBeGreaterThan(0);
  for (const call of [...begun.filter(({ key }) => told.has(key)).slice(-6), ...unsure]) {
    const answer = await bank.call(call.path as never, call.body, { as, key: call.key });
    if (told.has(call.key)) expect(answer.data).toEqual(told.get(call.key));
    else if (isSave(call)) expect(answer.data).toMatchObject({ version: versionIn(call) + 1 });
    else if (answer.code === 200) handed.add(versionIn(call));
    else expect(answer.refusal).toBe('changedMeanwhile'); // it never happened, and somebody has saved since
  }
  const after = await bank.ask('/account/kyc/getKycInfo', {}, { as });
  for (const [nth, step] of kycSteps.entries()) {
    const saves = begun.filter((call) => isSave(call) && stepOf(call) === step);
    expect(after.step_versions[nth]).toBe((first.step_versions[nth] ?? 0) + saves.length);
    const last = saves.at(-1);
    if (last) expect(wordsOf(step, after[step])).toBe(wordsOf(step, last.body as Record<string, unknown>));
  }
  const { versions, told: words } = await handedIn(bank, company_id);
  expect(versions).toEqual([...handed].sort((a, b) => a - b));
  expect(words).toEqual([versions.length, versions.length, versions.length]);
}

/** Rounds of typing and death; `die` ends the round. Answers how many saves and handings-in were told in all. */
async function torture(where: StoreAt, tellers: number, die: (running: Teller[]) => Promise<Outcome[]>): Promise<number> {
  const chance = chanceOf(seed);
  const company = await banking(where, openedCompany);
  const all: Outcome[] = [];
  for (let round = 0; round < rounds; round++) {
    const enough = chance.between(12, 40);
    const errand = (teller: number) => {
      const steps = kycSteps.filter((_, nth) => nth % tellers === teller);
      return {
        do: 'kyc',
        company_id: company.company_id,
        by: { ...company.as, steps, dies_after: teller === 0 ? enough : 0 },
        seed: seed + round * 10 + teller,
      } as const;
    };
    const running = await Promise.all(Array.from({ length: tellers }, (_, teller) => startTeller(where, errand(teller))));
    for (const teller of running) teller.begin();
    while (running.every((teller) => teller.alive())) await new Promise((resolve) => setTimeout(resolve, 5));
    all.push(...(await die(running)));
    await banking(where, async (bank) => {
      await prove(bank, company, all);
      expect(bank.faults).toEqual([]);
    });
  }
  const told = all.filter(({ done }) => done).length;
  process.stdout.write(
    `${rounds} kills, ${all.length - told} saves and handings-in of KYC begun, ${told} acknowledged, 0 lost (SEED=${seed})\n`,
  );
  return told;
}

describe('kill -9 while a KYC file is filled in', () => {
  const folder = mkdtempSync(`${tmpdir()}/bankside-kyc-kill-`);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const killAll = async (running: readonly Teller[]) => (await Promise.all(running.map((teller) => teller.kill()))).flat();

  it('loses and doubles nothing of a bank on PGlite', { timeout }, async () => {
    expect(await torture({ folder }, 1, killAll)).toBeGreaterThan(rounds * 5);
  });

  const postgresToo = programs && rounds > 1; // a round of PGlite tells most; torture tells the rest
  if (postgresToo)
    it('loses and doubles nothing when two bank processes or PostgreSQL itself are killed', { timeout }, async () => {
      const postgres = await startPostgres(programs);
      let round = 0;
      const told = await torture({ url: postgres.url, poolSize: 4 }, 2, async (running) => {
        if (round++ % 2 === 0) {
          await postgres.crash();
          await postgres.restart();
          await new Promise((resolve) => setTimeout(resolve, 500));
        }
        return killAll(running);
      });
      expect(told).toBeGreaterThan(rounds * 5);
      await postgres.stop();
    });
});
