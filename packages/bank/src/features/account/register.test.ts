import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies, directory, inviteCodes, users } from '../../store/schema.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank();
  await test.bank.store.db.insert(inviteCodes).values({ code: 'INTRO-1', introducer: 'Somebody' }).onConflictDoNothing();
});
afterAll(() => test.close());

let number = 0;
const address = () => `person${++number}@new-co.example`;
const sendCode = async (email: string, purpose = 'register') =>
  test.call('/sendEmail', { email, purpose, captcha: await test.captcha() }, { address: `10.1.0.${number % 250}` });
const form = (email: string, email_code: string, more: object = {}) => ({
  full_name: 'Aiko Sato',
  company_name: 'Sato Works K.K.',
  email,
  email_code,
  country_code: '+81',
  phone: '90 1234 5678',
  password: 'Kanda-Works-9',
  confirm_password: 'Kanda-Works-9',
  terms_accepted: true as const,
  ...more,
});

describe('registering', () => {
  it('opens a company with its books, signs in, keeps consent and says welcome', async () => {
    const email = address();
    expect((await sendCode(email)).data).toMatchObject({ resend_after_sec: 60, expires_in_sec: 600 });
    const as = await test.ask('/account/register', form(email, await test.code(email)), { language: 'ja' });
    expect(as).toMatchObject({ approve_status: 1, kyc_status: 1, need_two_factor: false });
    const info = await test.ask('/account/getUserInfo', {}, { as });
    expect(info).toMatchObject({
      email,
      full_name: 'Aiko Sato',
      project_name: 'Sato Works K.K.',
      userType: 1,
      language: 'ja',
      document_status: 'uncommitted',
      unread: 1,
    });
    expect(info.account_number).toMatch(/^8830 \d{4} \d{4}$/);
    expect(info.reference).toMatch(/^SWK-\d{5}$/);
    const [user] = await test.bank.store.db.select().from(users).where(eq(users.email, email));
    expect(user).toMatchObject({ terms_version: test.bank.policy.terms.version, terms_accepted_at: test.bank.clock.now() });
    expect(user?.password_hash).toMatch(/^\$argon2id\$/);
    const [letter] = (await test.mail(email)).filter(({ template }) => template === 'welcome');
    expect(letter).toMatchObject({ subject: 'Bankside へようこそ', language: 'ja' });
    expect(letter?.body).toContain(info.reference);
    expect(await test.refusal('/account/login', { email, password: 'Kanda-Works-9', captcha: await test.captcha() })).toBe('success');
  });

  it('takes no web address for a name of a person or a company', async () => {
    const email = address();
    await sendCode(email);
    const input = form(email, await test.code(email));
    const faults = async (more: object) => (await test.call('/account/register', { ...input, ...more })).data;
    expect(await faults({ full_name: 'Sign in at evil.example' })).toEqual({
      errors: [{ field: 'full_name', rule: 'nameLink', msg: 'A name cannot contain a web or email address' }],
    });
    for (const company_name of ['https://evil.example', 'Evil.Com', 'me@evil.example'])
      expect(await faults({ company_name })).toMatchObject({ errors: [{ field: 'company_name', rule: 'nameLink' }] });
    expect(await faults({ full_name: 'x'.repeat(61) })).toMatchObject({ errors: [{ field: 'full_name', rule: 'tooLong' }] });
  });

  it('happens once, however often the same request arrives', async () => {
    const email = address();
    await sendCode(email);
    const input = form(email, await test.code(email));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => test.call('/account/register', input, { key: 'register-once-0001' })),
    );
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await test.bank.store.db.$count(users, eq(users.email, email))).toBe(1);
    expect(await test.refusal('/account/register', { ...input, full_name: 'Somebody Else' }, { key: 'register-once-0001' })).toBe(
      'keyReused',
    );
  });

  it('takes an invite code that is known, and refuses another', async () => {
    const email = address();
    await sendCode(email);
    const code = await test.code(email);
    expect(await test.refusal('/account/register', form(email, code, { invite_code: 'NOBODY' }))).toBe('inviteUnknown');
    await test.ask('/account/register', form(email, code, { invite_code: 'INTRO-1' })); // the code was not used up by the refusal
    expect(await test.bank.store.db.$count(companies, eq(companies.invite_code, 'INTRO-1'))).toBe(1);
  });

  it('refuses passwords that everybody tries, and takes those that the rule names', async () => {
    const email = address();
    await sendCode(email);
    const code = await test.code(email);
    for (const password of ['Password1', 'Qwerty123', 'ABCd1234', 'Welcome1', 'Ｐassword1', 'Ｗｅｌｃｏｍｅ１'])
      expect(await test.refusal('/account/register', form(email, code, { password, confirm_password: password }))).toBe('passwordCommon');
    const named = form(email, code, {});
    const [first = '', last = ''] = named.full_name.split(' ');
    for (const password of ['Bankside-77', `${named.full_name}2027`, `${last}${first}!!99`, `88${named.email.split('@')[0]}Xy`]) {
      const { refusal, msg } = await test.call('/account/register', { ...named, password, confirm_password: password });
      expect([password, refusal]).toEqual([password, 'passwordCommon']);
      expect(msg).toContain('based on your name');
    }
    for (const password of ['Abc123', 'abcdefg1', 'ABCDEFG1', 'Abcdefgh', `Aa1${'x'.repeat(126)}`])
      expect(await test.refusal('/account/register', form(email, code, { password, confirm_password: password }))).toBe('invalid');
    const accepted = ['Abcdef12', 'Abcdefgh1234', 'Abcdefgh12345678', 'Abcdef1!']; // ACC-04
    for (const password of accepted) {
      const fresh = address();
      await sendCode(fresh);
      expect(await test.refusal('/account/register', form(fresh, await test.code(fresh), { password, confirm_password: password }))).toBe(
        'success',
      );
    }
  });

  it('names the fields that are wrong', async () => {
    const answer = await test.call('/account/register', { full_name: ' ', email: 'a@b', password: 'x', confirm_password: 'y' });
    expect(answer).toMatchObject({ code: 1000 });
    const { errors } = answer.data as { errors: { field: string; msg: string }[] };
    expect(errors.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['full_name', 'email', 'email_code', 'country_code', 'phone', 'password', 'terms_accepted']),
    );
    const differ = await test.call('/account/register', form(address(), '123456', { confirm_password: 'Other-1234' }));
    expect(differ.data).toMatchObject({ errors: [{ field: 'confirm_password', msg: 'The two passwords do not match, please re-enter' }] });
  });

  it('tells nobody who has an account: the mail does', async () => {
    const owner = 'owner@harbour-vale.example';
    const email = address();
    const [known, unknown] = [await sendCode(owner), await sendCode(email)];
    expect([known.code, known.msg]).toEqual([unknown.code, unknown.msg]);
    expect(Object.keys(known.data as object)).toEqual(Object.keys(unknown.data as object));
    const [letter] = await test.mail(owner);
    expect(letter).toMatchObject({ template: 'already_registered' });
    expect(letter?.body).not.toMatch(/\d{6}/);
    const guess = (mail: string) => test.call('/account/register', form(mail, '000000'));
    expect(await guess(owner)).toEqual(await guess(email));
  });

  it('refuses an address that somebody took in the meantime', async () => {
    const email = address();
    await sendCode(email);
    const code = await test.code(email);
    const {
      people: [{ userid }],
    } = await test.fresh();
    await test.bank.store.db.update(directory).set({ email }).where(eq(directory.user_id, userid));
    expect(await test.refusal('/account/register', form(email, code))).toBe('emailTaken');
  });
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
