import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let person: Caller & { email: string };
beforeAll(async () => {
  test = await testBank();
});
afterAll(() => test.close());

const fresh = async () => {
  const {
    people: [main],
  } = await test.fresh();
  person = main;
  return main;
};
const send = (purpose: string, more: object = {}) => test.call('/sendEmail', { purpose, ...more }, { as: person });
const verify = (email_code: string, purpose = 'two_factor') => test.refusal('/account/verify', { purpose, email_code }, { as: person });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a one-time code', () => {
  it('is good once, for its purpose and its owner', async () => {
    const { email } = await fresh();
    expect((await send('two_factor')).code).toBe(200);
    const code = await test.code(email);
    expect(await verify(code, 'withdraw')).toBe('codeIncorrect');
    const other = await test.fresh();
    expect(await test.refusal('/account/verify', { purpose: 'two_factor', email_code: code }, { as: other.people[0] })).toBe(
      'codeIncorrect',
    );
    const answer = await test.ask('/account/verify', { purpose: 'two_factor', email_code: code }, { as: person, key: 'verify-1' });
    expect(answer.verification_status).toBe('approved');
    expect(await test.ask('/account/verify', { purpose: 'two_factor', email_code: code }, { as: person, key: 'verify-1' })).toEqual(answer); // a retry
    expect(await verify(code)).toBe('codeExpired'); // used up
  });

  it('is locked by the fifth wrong try, even tried in parallel', async () => {
    const { email } = await fresh();
    await send('two_factor');
    const code = await test.code(email);
    const tries = await Promise.all(Array.from({ length: 8 }, () => verify(wrong(code))));
    expect(tries.filter((each) => each === 'codeIncorrect')).toHaveLength(4);
    expect(tries.filter((each) => each === 'codeLocked')).toHaveLength(4);
    expect(await verify(code)).toBe('codeLocked');
    test.later(60);
    await send('two_factor');
    expect(await verify(await test.code(email))).toBe('success');
  });

  it('says how many tries are left, in the caller’s language', async () => {
    await fresh();
    await send('two_factor');
    const { msg, data } = await test.call(
      '/account/verify',
      { purpose: 'two_factor', email_code: wrong(await test.code(person.email)) },
      { as: person, language: 'zh' },
    );
    expect(msg).toBe('验证码不正确，还可尝试 4 次。');
    expect(data).toMatchObject({ errors: [{ field: 'email_code' }] });
  });

  it('is good for ten minutes', async () => {
    const { email } = await fresh();
    await send('two_factor');
    const code = await test.code(email);
    test.later(600);
    expect(await verify(code)).toBe('codeExpired');
  });

  it('voids the one before it', async () => {
    const { email } = await fresh();
    await send('two_factor');
    const first = await test.code(email);
    test.later(60);
    await send('two_factor');
    const second = await test.code(email);
    if (first !== second) expect(await verify(first)).toBe('codeIncorrect');
    expect(await verify(second)).toBe('success');
  });

  it('is sent once a minute, five times an hour, twenty times a day', async () => {
    await fresh();
    expect((await send('two_factor')).code).toBe(200);
    expect(await send('two_factor')).toMatchObject({ code: 1005, msg: 'Too many attempts. Wait 60 s, then try again.' });
    let sent = 1;
    for (let minute = 0; minute < 5; minute++) {
      test.later(60);
      if ((await send('two_factor')).code === 200) sent++;
    }
    expect(sent).toBe(5);
    expect((await test.mail(person.email)).length).toBe(5);
    for (let hour = 0; hour < 5; hour++) {
      test.later(3600);
      person = { ...person, ...(await test.as(person.email)) };
      for (let minute = 0; minute < 5; minute++) {
        if ((await send('two_factor')).code === 200) sent++;
        test.later(60);
      }
    }
    expect(sent).toBe(20);
  });

  it('is asked for with a captcha by visitors, and goes nowhere without a session for the rest', async () => {
    expect(await test.refusal('/sendEmail', { email: 'a@new-co.example', purpose: 'reset' })).toBe('captchaMissing');
    expect(await test.refusal('/sendEmail', { email: 'a@new-co.example', purpose: 'reset', captcha: 'x' })).toBe('captchaIncorrect');
    for (const purpose of ['withdraw', 'two_factor', 'change_email'])
      expect(await test.refusal('/sendEmail', { email: 'a@new-co.example', purpose, captcha: await test.captcha() })).toBe('sessionEnded');
    expect(await test.refusal('/sendEmail', { purpose: 'reset', captcha: await test.captcha() })).toBe('invalid');
  });

  it('goes to the account’s own address, whatever address is asked for', async () => {
    const { email } = await fresh();
    await send('withdraw', { email: 'thief@elsewhere.example' });
    expect(await test.mail('thief@elsewhere.example')).toEqual([]);
    expect((await test.mail(email))[0]).toMatchObject({ template: 'code_withdraw' });
  });

  it('cannot be read from the database', async () => {
    const { email } = await fresh();
    await send('two_factor');
    const code = await test.code(email);
    const { rows } = await (test.bank.store.db.execute(`select * from otps where email = '${email}'`) as unknown as Promise<{
      rows: unknown[];
    }>);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe('wherever a code is asked for', () => {
  const registering = (email: string, email_code: string) =>
    test.refusal('/account/register', {
      full_name: 'Aiko Sato',
      email,
      email_code,
      country_code: '+81',
      phone: '90 1234 5678',
      password: 'Kanda-Works-9',
      confirm_password: 'Kanda-Works-9',
      terms_accepted: true,
    });
  const moving = (new_email: string, email_code: string) =>
    test.refusal('/account/modifyLoginEmail', { password: 'Bankside-2026', new_email, email_code }, { as: person });
  const places = [
    ['register', registering],
    ['change_email', moving],
  ] as const;

  it.each(places)('%s refuses one that is old, and locks after five wrong ones', async (purpose, use) => {
    for (const outcome of ['codeExpired', 'codeLocked'] as const) {
      await fresh();
      const email = `${outcome}-${purpose}@new-co.example`.toLowerCase();
      const captcha = await test.captcha();
      await test.ask('/sendEmail', { email, purpose, captcha }, purpose === 'register' ? { address: '10.3.0.1' } : { as: person });
      const code = await test.code(email);
      if (outcome === 'codeExpired') test.later(600);
      else for (let n = 0; n < 4; n++) expect(await use(email, wrong(code))).toBe('codeIncorrect');
      expect(await use(email, outcome === 'codeExpired' ? code : wrong(code))).toBe(outcome);
      expect(await use(email, code)).toBe(outcome);
    }
  });
});

describe('mail', () => {
  it('takes one address and nothing that a mailer could read as two, or as a header', async () => {
    const hostile = [
      'x@y.example\r\nBcc: evil@e.example',
      'x@y.example,evil@e.example',
      'x@y.example evil@e.example',
      '"x"@y.example\n',
      '<x@y.example>',
      'x@y.example;z@e.example',
      'x%0d%0a@y.example\u0000',
      'x@[127.0.0.1]',
    ];
    for (const email of hostile) {
      const refusal = await test.refusal('/sendEmail', { email, purpose: 'register', captcha: await test.captcha() });
      if (refusal === 'success') expect((await test.mail(email.trim().toLowerCase()))[0]?.recipient).toMatch(/^[^\s,;<>"]+@[^\s,;<>"]+$/);
      else expect(refusal).toBe('invalid');
    }
  });
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
