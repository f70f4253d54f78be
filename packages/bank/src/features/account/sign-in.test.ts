import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compared } from '../../testing/quick-argon2.ts';
import { elsewhere } from '../../testing/strangers.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank();
});
afterAll(() => test.close());

const owner = 'owner@harbour-vale.example';
const login = async (email: string, password: string, captcha?: string) => ({
  email,
  password,
  captcha: captcha ?? (await test.captcha()),
});

describe('signing in', () => {
  it('answers a token that opens the next call, and notes the time', async () => {
    const answer = await test.ask('/account/login', await login(owner, 'Bankside-2026'));
    const info = await test.ask('/account/getUserInfo', {}, { as: answer });
    expect(info).toMatchObject({
      email: owner,
      userType: 1,
      kyc_status: 4,
      approve_status: 3,
      last_sign_in_at: '2025-11-18T01:46:00.000Z',
    });
    expect(answer).toMatchObject({ userid: info.userid, username: 'owner', need_two_factor: false });
  });

  it('takes an address in any case', async () => {
    expect(await test.refusal('/account/login', await login('Owner@Harbour-Vale.EXAMPLE', 'Bankside-2026'))).toBe('success');
  });

  it('answers alike to a wrong password and to an address that nobody has', async () => {
    const wrong = await test.call('/account/login', await login(owner, 'Bankside-2027'), { address: '10.9.0.1' });
    const nobody = await test.call('/account/login', await login('nobody@harbour-vale.example', 'Bankside-2026'), { address: '10.9.0.1' });
    expect(wrong).toEqual(nobody);
    expect(wrong).toMatchObject({ code: 1003, refusal: 'wrongCredentials' });
  });

  it('compares one hash of the same cost for an address that nobody has', async () => {
    const costs = async (email: string) => {
      compared.length = 0;
      await test.call('/account/login', await login(email, 'Bankside-2027'), { address: elsewhere() });
      return compared.map((hash) => hash.split('$').slice(1, 4).join(' '));
    };
    const known = await costs('clerk@harbour-vale.example');
    expect(known).toEqual([expect.stringMatching(/^argon2id v=19 m=\d+,t=\d+,p=1$/)]);
    expect(await costs('nobody@harbour-vale.example')).toEqual(known);
  });

  it('tells an inactive person only when the password is right', async () => {
    const { people } = await test.fresh({ users: [{ status: 'inactive', authjson: ['1'] }] });
    const email = people[1]?.email ?? '';
    expect(await test.refusal('/account/login', await login(email, 'Bankside-2026'))).toBe('accountInactive');
    expect(await test.refusal('/account/login', await login(email, 'Bankside-2027'))).toBe('wrongCredentials');
  });
});

describe('the captcha', () => {
  it('is asked for', async () => {
    expect(await test.refusal('/account/login', { email: owner, password: 'Bankside-2026', captcha: '' })).toBe('captchaMissing');
  });

  it('is good once, whatever the password was', async () => {
    const captcha = await test.captcha();
    expect(await test.refusal('/account/login', await login(owner, 'wrong', captcha), { address: '10.9.0.2' })).toBe('wrongCredentials');
    expect(await test.refusal('/account/login', await login(owner, 'Bankside-2026', captcha))).toBe('captchaIncorrect');
  });

  it('is good for five minutes', async () => {
    const captcha = await test.captcha();
    test.later(301);
    expect(await test.refusal('/account/login', await login(owner, 'Bankside-2026', captcha))).toBe('captchaIncorrect');
  });

  it('refuses what was changed, made up or left unsolved', async () => {
    const good: { challenge: { parameters: Record<string, unknown>; signature: string }; solution: Record<string, unknown> } = JSON.parse(
      Buffer.from(await test.captcha(), 'base64').toString(),
    );
    const send = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');
    const { challenge, solution } = good;
    const tampered = [
      'not base64 of anything',
      send(null),
      send({}),
      send({ ...good, solution: { ...solution, derivedKey: '00'.repeat(32) } }),
      send({ ...good, challenge: { ...challenge, signature: 'a'.repeat(64) } }),
      send({ ...good, challenge: { ...challenge, parameters: { ...challenge.parameters, data: { good_until: 9_999_999_999_999 } } } }),
      send({ ...good, challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } } }),
    ];
    for (const captcha of tampered)
      expect(await test.refusal('/account/login', await login(owner, 'Bankside-2026', captcha))).toBe('captchaIncorrect');
    expect(
      await test.refusal('/account/login', await login(owner, 'Bankside-2026', send({ ...good, solution: { ...solution, counter: 1 } }))),
    ).toBe('success'); // the key proves the work
    expect(await test.refusal('/account/login', await login(owner, 'Bankside-2026', send(good)))).toBe('captchaIncorrect'); // and it is still the same challenge
  });
});

describe('guessing', () => {
  it('is let through ten times, then after waits that grow, and never locks the owner out elsewhere', async () => {
    const {
      people: [{ email }],
    } = await test.fresh();
    const guess = async (address: string, password = 'Wrong-2026') =>
      test.call('/account/login', await login(email, password), { address });
    for (let n = 0; n < 10; n++) expect((await guess('10.7.0.1')).code).toBe(1003);
    expect(await guess('10.7.0.1')).toMatchObject({ code: 1005, msg: 'Too many attempts. Wait 5 s, then try again.' });
    test.later(5);
    expect((await guess('10.7.0.1')).code).toBe(1003);
    expect((await guess('10.7.0.1')).msg).toContain('Wait 10 s');
    expect((await guess('10.7.0.2', 'Bankside-2026')).code).toBe(200); // the owner, from where the owner is
    test.later(15);
    expect((await guess('10.7.0.1', 'Bankside-2026')).code).toBe(200); // and a right password ends the waiting
    expect((await guess('10.7.0.1')).code).toBe(1003);
  });

  it('counts before it looks, so that parallel guesses do not slip through', async () => {
    const {
      people: [{ email }],
    } = await test.fresh();
    const captchas = await Promise.all(Array.from({ length: 20 }, () => test.captcha()));
    const answers = await Promise.all(
      captchas.map(async (captcha) => test.refusal('/account/login', await login(email, 'Wrong-2026', captcha), { address: '10.7.0.9' })),
    );
    expect(answers.filter((each) => each === 'wrongCredentials')).toHaveLength(10);
    expect(answers.filter((each) => each === 'tooManyRequests')).toHaveLength(10);
  });

  it('is held back by address too, for every account it tries', async () => {
    const answers = [];
    for (let n = 0; n < 61; n++)
      answers.push(await test.refusal('/account/login', await login(`a${n}@nobody.example`, 'Wrong-2026'), { address: '10.7.0.20' }));
    expect(answers.slice(0, 60).every((each) => each === 'wrongCredentials')).toBe(true);
    expect(answers[60]).toBe('tooManyRequests');
  });
});

describe('the session', () => {
  it('ends silently after 900 + 60 + 60 s without activity, and touch prolongs it', async () => {
    const as = await test.as(owner);
    test.later(900);
    const { idle_until } = await test.ask('/account/touch', {}, { as });
    expect(Date.parse(idle_until) - test.bank.clock.now().getTime()).toBe(960_000);
    test.later(1020);
    expect(await test.refusal('/account/getUserInfo', {}, { as })).toBe('success');
    test.later(1021);
    expect(await test.call('/account/getUserInfo', {}, { as })).toMatchObject({ code: 9300 });
  });

  it('ends after twelve hours of work', async () => {
    const as = await test.as(owner);
    for (let n = 0; n < 12 * 4; n++) {
      test.later(900);
      expect(await test.refusal('/account/touch', {}, { as })).toBe('success');
    }
    test.later(1);
    expect(await test.refusal('/account/touch', {}, { as })).toBe('sessionEnded');
  });

  it('ends when signed out, here or everywhere, with a message elsewhere', async () => {
    const [here, there] = [await test.as(owner), await test.as(owner)];
    await test.ask('/account/exitLogin', { reason: 'user' }, { as: here });
    expect(await test.refusal('/account/getUserInfo', {}, { as: here })).toBe('sessionEnded');
    expect(await test.refusal('/account/getUserInfo', {}, { as: there })).toBe('success');
    const third = await test.as(owner);
    await test.ask('/account/exitLogin', { everywhere: true }, { as: third });
    expect(await test.call('/account/getUserInfo', {}, { as: there, language: 'ja' })).toMatchObject({
      code: 9400,
      msg: 'すべての端末からログアウトしました。もう一度ログインしてください。',
    });
    expect(await test.refusal('/account/getUserInfo', {}, { as: third })).toBe('sessionEnded');
  });

  it('belongs to its userid', async () => {
    const [owned, clerk] = [await test.as(owner), await test.as('clerk@harbour-vale.example')];
    // API-02
    expect(await test.refusal('/account/getUserInfo', {}, { as: { token: owned.token, userid: clerk.userid } })).toBe('sessionEnded');
  });
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
