/** Codes, captchas, counters, keys, mail and decisions under two bank processes' worth of connections on one real PostgreSQL. */
import { sendMail } from '@bankside/bank/domain/messages/mail-job.ts';
import { queueMail } from '@bankside/bank/domain/messages/mail.ts';
import { usdRates } from '@bankside/bank/demo/rates.ts';
import { refreshRates } from '@bankside/bank/domain/rates/rate-refresh.ts';
import { companies, users } from '@bankside/bank/store/schema.ts';
import { openStore } from '@bankside/bank/store/store.ts';
import { plainPdf } from '@bankside/bank/testing/sample-files.ts';
import { testBank, type TestBank } from '@bankside/bank/testing/test-bank.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Postgres, postgresPrograms, startPostgres } from '../support/postgres.ts';

const programs = postgresPrograms();
if (!programs) process.stdout.write('\nSKIPPED: no PostgreSQL on this machine, so races at sign-in were not tested.\n');

describe.skipIf(!programs)('two banks on one PostgreSQL', () => {
  let postgres: Postgres;
  let banks: [TestBank, TestBank];
  let first: TestBank;
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
    banks = [await testBank({}, await openStore({ url: postgres.url })), await testBank({}, await openStore({ url: postgres.url }))];
    [first] = banks;
  });
  afterAll(async () => {
    for (const bank of banks) await bank.close();
    await postgres.stop();
  });

  /** The same thing so many times at once, by turns at each bank. */
  const together = <T>(times: number, work: (bank: TestBank, n: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: times }, (_, n) => work(banks[n % 2] ?? first, n)));
  const count = (answers: readonly unknown[], wanted: unknown) => answers.filter((each) => each === wanted).length;

  it('takes a captcha once', async () => {
    const captcha = await first.captcha();
    const answers = await together(20, (bank) => bank.refusal('/account/login', { email: 'a@b.example', password: 'x', captcha }));
    expect([count(answers, 'wrongCredentials'), count(answers, 'captchaIncorrect')]).toEqual([1, 19]);
  });

  it('lets ten of thirty parallel guesses through', async () => {
    const {
      people: [{ email }],
    } = await first.fresh();
    const captchas = await together(30, (bank) => bank.captcha());
    const guess = (bank: TestBank, n: number) =>
      bank.refusal('/account/login', { email, password: 'Wrong-2026', captcha: captchas[n] ?? '' }, { address: '10.5.0.1' });
    const answers = await together(30, guess);
    expect([count(answers, 'wrongCredentials'), count(answers, 'tooManyRequests')]).toEqual([10, 20]);
  });

  it('sends one code of ten asked for at once, counts every wrong try, and takes the right one once', async () => {
    const {
      people: [as],
    } = await first.fresh();
    const sent = await together(10, (bank) => bank.refusal('/sendEmail', { purpose: 'two_factor' }, { as }));
    expect([count(sent, 'success'), count(sent, 'tooManyRequests')]).toEqual([1, 9]);
    const code = await first.code(as.email);
    const verify = (bank: TestBank, email_code: string) => bank.refusal('/account/verify', { purpose: 'two_factor', email_code }, { as });
    const right = await together(12, (bank) => verify(bank, code));
    expect([count(right, 'success'), count(right, 'codeExpired')]).toEqual([1, 11]);
    const {
      people: [other],
    } = await first.fresh();
    await first.ask('/sendEmail', { purpose: 'withdraw' }, { as: other });
    const wrong = (await first.code(other.email)) === '000000' ? '000001' : '000000';
    const tries = await together(12, (bank) => bank.refusal('/account/verify', { purpose: 'withdraw', email_code: wrong }, { as: other }));
    expect([count(tries, 'codeIncorrect'), count(tries, 'codeLocked')]).toEqual([4, 8]);
  });

  it('registers once: per key one answer, per address one account', async () => {
    const email = 'race@new-co.example';
    await first.ask('/sendEmail', { email, purpose: 'register', captcha: await first.captcha() });
    const form = {
      full_name: 'Aiko Sato',
      email,
      email_code: await first.code(email),
      country_code: '+81',
      phone: '90 1234 5678',
      password: 'Kanda-Works-9',
      confirm_password: 'Kanda-Works-9',
      terms_accepted: true,
    };
    const answers = await together(20, (bank) => bank.call('/account/register', form, { key: 'one intent' }));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(answers[0]?.code).toBe(200);
    expect((await first.bank.store.db.select().from(users)).filter((user) => user.email === email)).toHaveLength(1);
    const others = await together(6, (bank) => bank.refusal('/account/register', form));
    expect(count(others, 'codeExpired')).toBe(6);
    expect((await first.bank.store.db.select().from(companies)).filter(({ project_name }) => project_name === 'Aiko Sato')).toHaveLength(1);
  });

  it('takes a package of documents once', async () => {
    const {
      people: [as],
    } = await first.fresh({ approve_status: 1, kyc_status: 1 });
    const paper = async () => (await first.upload('kyc', 'paper.pdf', 'application/pdf', plainPdf(), as)).file_key;
    const form = { company_type: 'corporate', certificate_of_incorporation: await paper(), corporate_declaration: await paper() };
    for (const { files } of banks.map(({ bank }) => bank)) expect(files.accept).not.toBeNull();
    const answers = await together(10, (bank) => bank.refusal('/account/approve', form, { as }));
    expect([count(answers, 'success'), count(answers, 'wrongState')]).toEqual([1, 9]);
    expect((await first.mail(as.email)).filter(({ template }) => template === 'documents_received')).toHaveLength(1);
  });

  it('sends each mail once, and asks for rates once', async () => {
    const now = first.bank.clock.now();
    const company_id = '11111111-2222-4333-8444-555555555555';
    for (let n = 0; n < 40; n++)
      await queueMail(first.bank, first.bank.store.db, {
        company_id,
        to: `n${n}@race.example`,
        language: 'en',
        template: 'task_replied',
        params: { reply: 'x', name: 'y' },
        now,
      });
    const left: string[] = [];
    const mailer = { leaves: true, send: async ({ to }: { to: string }) => void left.push(to), close: () => undefined };
    await together(12, ({ bank }) => sendMail(bank, mailer));
    const mine = left.filter((to) => to.endsWith('@race.example'));
    expect([mine.length, new Set(mine).size]).toEqual([40, 40]);
    let asked = 0;
    const source = { fetch: async () => (asked++, usdRates) };
    await together(12, ({ bank }) => refreshRates(bank, [source]));
    expect(asked).toBe(1);
  });

  it('met no fault', () => expect(banks.flatMap(({ faults }) => faults)).toEqual([]));
});
