/** One KYC file in the hands of several people, by two bank processes on one real PostgreSQL: of two that exclude each other one wins, and nothing is lost. */
import { randomUUID } from 'node:crypto';
import type { OutOf } from '@bankside/core/contract/index.ts';
import { openStore } from '@bankside/bank/store/store.ts';
import { openPapers } from '@bankside/bank/testing/open-papers.ts';
import { testBank, type Caller, type TestBank } from '@bankside/bank/testing/test-bank.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedStaff } from '../support/paying-company.ts';
import { type Postgres, postgresPrograms, startPostgres } from '../support/postgres.ts';
import { type BankCall, type Outcome, startWorker, type Worker } from './workers.ts';

const programs = postgresPrograms();
if (!programs) process.stdout.write('\nSKIPPED: no PostgreSQL on this machine, so races of KYC were not tested.\n');
/** How often each race is run, so that either side gets its chance. */
const times = 3 * Number(process.env['ROUNDS'] ?? 1);
const timeout = 60_000 + times * 5_000;

describe.skipIf(!programs)('two bank processes on one PostgreSQL', () => {
  let postgres: Postgres;
  let test: TestBank;
  let staff: Caller;
  let colleague: Caller;
  let desks: Worker[];
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
    test = await testBank({}, await openStore({ url: postgres.url }));
    await seedStaff(test);
    staff = await test.as('staff@bankside.example');
    colleague = await test.as('staff2@bankside.example');
    const open = () => startWorker({ url: postgres.url, poolSize: 8 }, { do: 'desk', company_id: '' });
    desks = await Promise.all([open(), open()]);
  }, timeout);
  afterAll(async () => {
    expect(test.faults).toEqual([]);
    for (const desk of desks) await desk.kill().catch(() => []);
    await test.close();
    await postgres.stop();
  });

  const call = (path: string, body: object, { token, userid }: Caller): BankCall => ({
    path,
    body,
    as: { token, userid },
    key: randomUUID(),
  });
  /** Each at a process of its own, at the same moment; answers 'done' or why not, in their order. */
  async function race(one: BankCall, other: BankCall): Promise<[Outcome, Outcome]> {
    const [first, second] = await Promise.all([desks[0]?.serve([one]), desks[1]?.serve([other])]);
    if (!first?.[0] || !second?.[0]) throw new Error('a process has not answered');
    return [first[0], second[0]];
  }
  const said = (outcomes: readonly Outcome[]) => outcomes.map((each) => (each.done ? 'done' : each.why));
  type File = OutOf<'/account/kyc/getKycInfo'>;
  const fileOf = (as: Caller): Promise<File> => test.ask('/account/kyc/getKycInfo', {}, { as });
  const caseOf = (company_id: string) => test.ask('/admin/kyc/get', { company_id }, { as: staff });
  async function client(order: Parameters<TestBank['fresh']>[0]) {
    const { company_id, people } = await test.fresh(order);
    for (const reader of [staff, colleague]) await openPapers(test, company_id, reader);
    return { company_id, as: people[0] };
  }
  async function opened(kyc_status: number) {
    const { company_id, as } = await client({ kyc_status });
    const { version } = await caseOf(company_id);
    await test.ask('/admin/kyc/change', { company_id, version, open: true }, { as: staff });
    return { company_id, as };
  }
  const decide = (which: { company_id: string; version: number }, event: string, as: Caller) =>
    call('/admin/kyc/decide', { ...which, event, reason: 'Not now.' }, as);
  const each = async (work: (turn: number) => Promise<void>) => {
    for (let turn = 0; turn < times; turn++) await work(turn);
  };

  it('decides once, when one approves and another rejects', { timeout }, () =>
    each(async () => {
      const { company_id, as } = await client({ kyc_status: 2 });
      const which = { company_id, version: (await caseOf(company_id)).version };
      const outcomes = await race(decide(which, 'approve', staff), decide(which, 'reject', colleague));
      expect(said(outcomes).sort()).toEqual(['changedMeanwhile', 'done']);
      const won = outcomes[0].done ? 'approved' : 'rejected';
      const { submissions, history, kyc_status } = await caseOf(company_id);
      expect([submissions.map(({ status }) => status), kyc_status]).toEqual([[won], won === 'approved' ? 4 : 3]);
      expect(history.filter(({ event }) => event !== 'submit')).toHaveLength(1);
      expect(await test.refusal('/card/getDirectorList', {}, { as })).toBe(won === 'approved' ? 'success' : 'kycNotApproved');
    }),
  );

  it('approves what was read, or corrects it: not a text that the reviewer has not seen', { timeout }, () =>
    each(async () => {
      const { company_id } = await client({ kyc_status: 2 });
      const which = { company_id, version: (await caseOf(company_id)).version };
      const correct = call('/admin/kyc/correct', { ...which, path: 'company.business_nature', value: 'Wholesale' }, colleague);
      const outcomes = await race(decide(which, 'approve', staff), correct);
      expect(said(outcomes).sort()).toEqual(['changedMeanwhile', 'done']);
      const { submissions, corrected } = await caseOf(company_id);
      const approved = outcomes[0].done;
      expect(submissions[0]).toMatchObject({ status: approved ? 'approved' : 'pending' });
      expect(submissions[0]?.company['business_nature'] === 'Wholesale').toBe(!approved);
      expect(corrected).toHaveLength(approved ? 0 : 1);
    }),
  );

  it('makes one copy of a file that two windows submit', { timeout }, () =>
    each(async () => {
      const { company_id, as } = await client({ kyc_status: 1, kyc: 'filled' });
      const { version } = await fileOf(as);
      const outcomes = await race(call('/account/kyc/submit', { version }, as), call('/account/kyc/submit', { version }, as));
      expect(said(outcomes)).toEqual(['done', 'done']); // the second reads what the first did
      const already = outcomes.map((outcome) => outcome.done && (outcome.answer as { already: boolean }).already);
      expect(already.toSorted()).toEqual([false, true]); // and is informed so
      const { submissions, history, kyc_status } = await caseOf(company_id);
      expect([submissions.length, history.length, kyc_status]).toEqual([1, 1, 2]);
      expect((await test.mail((as as Caller & { email: string }).email)).map(({ template }) => template)).toEqual(['kyc_submitted']);
    }),
  );

  it('keeps one of two saves of a step, and tells the other; a save of another step is in nobody’s way', { timeout }, () =>
    each(async () => {
      const { as } = await client({ kyc_status: 1, kyc: 'filled' });
      const { step_versions: before } = await fileOf(as);
      const save = (step: string, nth: number, values: object) =>
        call(`/account/kyc/${step}`, { draft: true, version: before[nth], ...values }, as);
      const outcomes = await race(
        save('company', 1, { business_nature: 'One', adhoc_requirements: 'One' }),
        save('company', 1, { business_nature: 'Two', adhoc_requirements: 'Two' }),
      );
      expect(said(outcomes).sort()).toEqual(['changedMeanwhile', 'done']);
      const won = outcomes[0].done ? 'One' : 'Two';
      const { company, step_versions } = await fileOf(as);
      expect([company['business_nature'], company['adhoc_requirements'], step_versions[1]]).toEqual([won, won, (before[1] ?? 0) + 1]);
      const apart = await race(save('corporate', 0, { declarant_position: 'Director' }), save('trading', 3, { signed_date: '2025-11-17' }));
      expect(said(apart)).toEqual(['done', 'done']);
      const { corporate, trading } = await fileOf(as);
      expect([corporate['declarant_position'], trading['signed_date']]).toEqual(['Director', '2025-11-17']);
    }),
  );

  it('takes a change in, or closes the file before', { timeout }, () =>
    each(async () => {
      const { company_id, as } = await opened(4);
      const [{ version }, { version: seen }] = [await fileOf(as), await caseOf(company_id)];
      const close = call('/admin/kyc/change', { company_id, version: seen, open: false }, staff);
      const outcomes = await race(call('/account/kyc/submit', { version }, as), close);
      const { change_kyc_switch, kyc_change_status, kyc_status, submissions } = await caseOf(company_id);
      expect(said(outcomes)).toEqual(change_kyc_switch ? ['done', 'changedMeanwhile'] : ['kycNotEditable', 'done']);
      const pending = submissions.filter(({ status }) => status === 'pending').length;
      expect([kyc_status, kyc_change_status, pending]).toEqual(change_kyc_switch ? [4, 'pending', 1] : [4, 'none', 0]);
    }),
  );

  it('never approves a copy in place of the one that was read', { timeout }, () =>
    each(async () => {
      const { company_id, as } = await opened(2);
      const [{ step_versions }, { version: seen }] = [await fileOf(as), await caseOf(company_id)];
      await test.ask('/account/kyc/company', { draft: true, version: step_versions[1] ?? 1, business_nature: 'Glass' } as never, { as });
      const submit = call('/account/kyc/submit', { version: (await fileOf(as)).version }, as);
      const outcomes = await race(submit, decide({ company_id, version: seen }, 'approve', staff));
      const { kyc_status, submissions } = await caseOf(company_id);
      const approved = kyc_status === 4;
      expect(said(outcomes)).toEqual(approved ? ['kycNotEditable', 'done'] : ['done', 'changedMeanwhile']);
      expect(submissions.map(({ status }) => status)).toEqual(approved ? ['approved'] : ['pending', 'replaced']);
      expect(submissions[0]?.company['business_nature'] === 'Glass').toBe(!approved);
    }),
  );
});
