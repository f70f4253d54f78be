/** Rules about days, by the bank's day: 18/11/2025 in Singapore (APP-10 to APP-12). */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardApplications } from '../../store/card-schema.ts';
import { visitor, type Visitor } from '../../testing/card-visitor.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let one: Visitor;
beforeAll(async () => {
  test = await testBank({ card: { perAddressHour: 1000 } });
  one = await visitor(test);
});
afterAll(() => test.close());

const faults = async (more: Parameters<Visitor['form']>[0]) => {
  const answer = await test.call('/card/linkSubmit', await one.form({ captcha: '', ...more }), { as: one.as });
  const errors = (answer.data as { errors: { field: string; rule: string; msg: string }[] }).errors;
  for (const { msg } of errors) expect(msg).not.toMatch(/\{\{|rules:/);
  return errors.map(({ field, rule }) => `${field} ${rule}`);
};
/** The form has no captcha: it comes to that when everything before is right. */
const right = ['captcha captchaMissing'];

describe('days', () => {
  it.each([
    ['a day that is none', { birth_date: '1990-02-31' }, ['birth_date date']],
    ['29 February of a common year', { issue_date: '2023-02-29' }, ['issue_date date']],
    ['born tomorrow', { birth_date: '2025-11-19' }, ['birth_date birthFuture', 'issue_date issueBeforeBirth']],
    ['18 today', { birth_date: '2007-11-18' }, right],
    ['18 tomorrow', { birth_date: '2007-11-19' }, ['birth_date tooYoung']],
    ['born on 29 February, 18 on 1 March', { birth_date: '2008-02-29' }, ['birth_date tooYoung']],
    ['issued today', { issue_date: '2025-11-18' }, right],
    ['issued tomorrow', { issue_date: '2025-11-19' }, ['issue_date issueFuture']],
    ['issued before birth', { issue_date: '1990-06-14' }, ['issue_date issueBeforeBirth']],
    ['expiry on the day of issue', { expiry_date: '2021-03-02' }, ['expiry_date expiryBeforeIssue']],
    ['expiry before issue', { expiry_date: '2020-01-01' }, ['expiry_date expiryBeforeIssue']],
    ['expires today', { expiry_date: '2025-11-18' }, right],
    ['expired yesterday', { expiry_date: '2025-11-17' }, ['expiry_date idExpired']],
    ['proof of today', { poa_date: '2025-11-18' }, right],
    ['proof of tomorrow', { poa_date: '2025-11-19' }, ['poa_date proofFuture']],
    ['proof of 90 days', { poa_date: '2025-08-20' }, right],
    ['proof of 91 days', { poa_date: '2025-08-19' }, ['poa_date proofTooOld']],
    ['APP-11: one day short of 55 years', { expiry_date_missing: true, expiry_date: '2045-06-14' }, ['expiry_date expiryTooEarly']],
    ['APP-11: 55 years', { expiry_date_missing: true, expiry_date: '2045-06-15' }, right],
    ['29 February births move to 1 March', { birth_date: '1992-02-29', expiry_date_missing: true, expiry_date: '2047-02-28' }, ['expiry_date expiryTooEarly']],
    ['and no further', { birth_date: '1992-02-29', expiry_date_missing: true, expiry_date: '2047-03-01' }, right],
    ['several at once', { poa_date: '2025-01-01', expiry_date: '2025-01-01', birth_date: '2024-01-01' }, ['birth_date tooYoung', 'issue_date issueBeforeBirth', 'expiry_date idExpired', 'poa_date proofTooOld']],
  ])('%s', async (_what, more, expected) => expect(await faults(more)).toEqual(expected)); // prettier-ignore

  it('APP-11: an ID without an issue date was issued 18 years after birth', async () => {
    const { application_no } = await one.submit({ issue_date_missing: true, issue_date: '2020-01-01' });
    const [row] = await test.bank.store.db.select().from(cardApplications).where(eq(cardApplications.application_no, application_no));
    expect(row?.form).toMatchObject({ issue_date: '2008-06-15', issue_date_missing: true });
  });

  it('are the bank’s days, not the server’s: Singapore is ahead', async () => {
    const other = await visitor(test);
    test.later(15 * 3600); // 00:46 on 19/11 in Singapore, still 18/11 in UTC
    const as = await visitorAgain();
    const answer = await test.call('/card/linkSubmit', await other.form({ captcha: '', poa_date: '2025-11-19' }), { as });
    expect((answer.data as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual(['email']); // the day is right, the proof of the email is over
  });
});

const visitorAgain = async () => ({
  token: (await test.ask('/card/getLinkParamByPath', { link_path: 'kestrel' })).link_token,
  userid: 'link',
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
