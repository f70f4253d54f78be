/**
 * kill -9 while a KYC file is filled in and submitted, by the bank's own calls. What was acknowledged is there, for everyone who asks
 * again with the key of their save finds its outcome, and no save or submission happened twice.
 */
import { kycSteps, type KycStep } from '@bankside/core/rules/kyc/kyc.ts';
import type { TestBank } from '@bankside/bank/testing/test-bank.ts';
import { expect } from 'vitest';
import { begunIn, doneIn, losesNothing, rowsOf } from './kill-rounds.ts';
import { wordsOf, type KycFile } from './kyc-writer.ts';
import type { BankCall, Outcome } from './workers.ts';

type Company = { readonly company_id: string; readonly as: { readonly token: string; readonly userid: string }; readonly first: KycFile };

/** All there, and open, so that it can be edited and submitted again and again. */
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

async function submitted(bank: TestBank, company_id: string): Promise<{ versions: number[]; reported: number[] }> {
  const copies = await rowsOf<{ file_version: number }>(
    bank,
    `select file_version from kyc_submissions where company_id = '${company_id}'`,
  );
  const [reported] = await rowsOf<{ history: number; hooks: number; mails: number }>(
    bank,
    `select (select count(*)::int from kyc_history where company_id = '${company_id}' and event in ('submit', 'resubmit')) as history,
      (select count(*)::int from webhook_events where company_id = '${company_id}' and kind = 'kyc_change') as hooks,
      (select count(*)::int from outbox where company_id = '${company_id}' and template = 'kyc_submitted') as mails`,
  );
  return {
    versions: copies.map(({ file_version }) => file_version).sort((a, b) => a - b),
    reported: reported ? [reported.history, reported.hooks, reported.mails] : [],
  };
}

/** Every save that was begun is there once, in its turn; a submission that was answered is one copy with one notice to everybody. */
async function prove(bank: TestBank, { company_id, as, first }: Company, all: readonly Outcome[]): Promise<void> {
  const begun = begunIn(all);
  const reported = new Map(doneIn(all).map(({ key, answer }) => [key, answer]));
  const before = await bank.ask('/account/kyc/getKycInfo', {}, { as });
  for (const save of begun.filter((call) => isSave(call) && reported.has(call.key)))
    expect(before.step_versions[kycSteps.indexOf(stepOf(save))]).toBeGreaterThan(versionIn(save));
  const sent = new Set(begun.filter((call) => !isSave(call) && reported.has(call.key)).map(versionIn));
  // an uncertain submission first: a save that goes through only now would leave it behind
  const unsure = begun.filter(({ key }) => !reported.has(key)).sort((a, b) => Number(isSave(a)) - Number(isSave(b)));
  const kept = await rowsOf<{ key: string }>(bank, `select key from idempotency where company_id = '${company_id}'`);
  const unheard = unsure.filter(({ path, key }) => kept.some((row) => row.key === `${path} ${as.userid} ${key}`));
  expect(unheard.length, 'writes that died before their answer').toBeGreaterThan(0);
  for (const call of [...begun.filter(({ key }) => reported.has(key)).slice(-6), ...unsure]) {
    const answer = await bank.call(call.path as never, call.body, { as, key: call.key });
    if (reported.has(call.key)) expect(answer.data).toEqual(reported.get(call.key));
    else if (isSave(call)) expect(answer.data).toMatchObject({ version: versionIn(call) + 1 });
    else if (answer.code === 200) sent.add(versionIn(call));
    else expect(answer.refusal).toBe('changedMeanwhile'); // it never happened, and somebody has saved since
  }
  const after = await bank.ask('/account/kyc/getKycInfo', {}, { as });
  for (const [nth, step] of kycSteps.entries()) {
    const saves = begun.filter((call) => isSave(call) && stepOf(call) === step);
    expect(after.step_versions[nth]).toBe((first.step_versions[nth] ?? 0) + saves.length);
    const last = saves.at(-1);
    if (last) expect(wordsOf(step, after[step])).toBe(wordsOf(step, last.body as Record<string, unknown>));
  }
  const { versions, reported: words } = await submitted(bank, company_id);
  expect(versions).toEqual([...sent].sort((a, b) => a - b));
  expect(words).toEqual([versions.length, versions.length, versions.length]);
}

losesNothing<Company>('while a KYC file is filled in', {
  policy: {},
  prepare: openedCompany,
  between: [12, 40],
  task: ({ company_id, as }, { worker, workers, enough, seed }) => {
    const steps = kycSteps.filter((_, nth) => nth % workers === worker);
    return { do: 'kyc', company_id, by: { ...as, steps, dies_after: worker === 0 ? enough : 0 }, seed };
  },
  isOver: (running) => running.some((worker) => !worker.alive()), // the first of them dies between a save and its answer
  prove,
  least: 5,
  alwaysOnPostgres: false,
});
