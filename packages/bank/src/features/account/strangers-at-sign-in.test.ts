/** Strangers who guess passwords: they keep nobody out, and what they may try stays bounded. The clock is moved on; nothing waits. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviceOf, elsewhere, office, right, strangersAt } from '../../testing/strangers.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
/** The rules are the policy's, its figures smaller: hashing thousands of passwords would take minutes. */
const throttle = { loginDay: { device: 30, network: 25, others: 60 }, loginHarderAfter: 20 };
const long = 240_000;
beforeAll(async () => {
  test = await testBank({ throttle });
});
afterAll(() => test.close());

const { fresh, signIn } = strangersAt(() => test);

describe('wrong passwords for somebody’s address', () => {
  it(
    'from one network for hours: the owner signs in 20 times of 20, on a known device there and on a new one elsewhere',
    async () => {
      const { email } = await fresh();
      const device_token = deviceOf(await signIn(email, right, { address: office }));
      const outcomes = { known: 0, elsewhere: 0, looked: 0 };
      for (let round = 0; round < 20; round++) {
        test.later(900);
        const guess = () => signIn(email, 'Wrong-2026', { address: office, harder: true });
        for (let n = 0; n < 12; n++) if ((await guess()).refusal === 'wrongCredentials') outcomes.looked++;
        if ((await signIn(email, right, { address: office, device_token })).code === 200) outcomes.known++;
        if ((await signIn(email, right, { address: elsewhere(), harder: true })).code === 200) outcomes.elsewhere++;
      }
      expect(outcomes).toEqual({ known: 20, elsewhere: 20, looked: throttle.loginDay.network });
    },
    long,
  );

  it(
    'from everywhere: bounded for the day; a known device signs in 20 times of 20, a new one by a mailed code',
    async () => {
      const { email } = await fresh();
      const device_token = deviceOf(await signIn(email, right, { address: office }));
      const refusals = new Map<string, number>();
      let known = 0;
      for (let n = 0; n < 60; n++) {
        const refusal = (await signIn(email, 'Wrong-2026', { address: elsewhere(), harder: n % 2 === 0 })).refusal ?? 'success';
        refusals.set(refusal, (refusals.get(refusal) ?? 0) + 1);
        if (n % 3 === 0 && (await signIn(email, right, { address: elsewhere(), device_token })).code === 200) known++;
        if (n === 40) expect((await signIn(email, right, { address: elsewhere(), harder: true })).code).toBe(200); // slower, and not locked
      }
      expect(known).toBe(20);
      for (let n = 0; n < 50; n++) {
        const { refusal = '' } = await signIn(email, 'Wrong-2026', { address: elsewhere(), harder: true });
        refusals.set(refusal, (refusals.get(refusal) ?? 0) + 1);
      }
      expect(refusals.get('wrongCredentials')).toBe(throttle.loginDay.others);
      expect(refusals.get('captchaHarder')).toBeGreaterThan(10);
      const shut = await signIn(email, right, { address: elsewhere(), harder: true });
      expect(shut).toMatchObject({ code: 1007, refusal: 'unknownDevice' });
      expect(shut.msg).toContain('set a new password by email');
      const asked = await test.call('/sendEmail', { email, purpose: 'reset', captcha: await test.captcha() }, { address: elsewhere() });
      const form = { email, email_code: await test.code(email), new_password: 'Kestrel-Bay-5', confirm_password: 'Kestrel-Bay-5' };
      const reset = await test.ask('/account/forgetLoginPassword', { ...form, device_token: deviceOf(asked) }, { address: elsewhere() });
      const after = { address: elsewhere(), device_token: reset.device_token };
      expect((await signIn(email, 'Kestrel-Bay-5', after)).code).toBe(200);
      expect((await signIn(email, 'Kestrel-Bay-5', { address: office, device_token, harder: true })).refusal).toBe('unknownDevice'); // known before the reset
      test.later(86_400);
      expect((await signIn(email, 'Kestrel-Bay-5', { address: elsewhere() })).code).toBe(200);
    },
    long,
  );

  it(
    'answers the same for an address that nobody has',
    async () => {
      const { email } = await fresh();
      const of = async (who: string) => {
        const answers = [];
        const address = elsewhere();
        for (let n = 0; n < 24; n++) answers.push(await signIn(who, 'Wrong-2026', { address: n < 11 ? address : elsewhere() }));
        return answers.map(({ code, msg }) => [code, msg]);
      };
      const known = await of(email);
      expect(known).toEqual(await of('nobody@fresh.example'));
      expect(new Set(known.map(([code]) => code))).toEqual(new Set([1003, 1005, 1006]));
    },
    long,
  );

  it(
    'count for a known device too, and for its own alone',
    async () => {
      const { email } = await fresh();
      const device_token = deviceOf(await signIn(email, right, { address: office }));
      const guess = () => signIn(email, 'Wrong-2026', { address: elsewhere(), device_token });
      for (let n = 0; n < 10; n++) expect((await guess()).refusal).toBe('wrongCredentials');
      expect((await guess()).refusal).toBe('tooManyRequests');
      expect((await signIn(email, right, { address: elsewhere() })).code).toBe(200);
      let looked = 10;
      for (let n = 0; n < 95 * 4; n++) {
        test.later(225);
        if ((await guess()).refusal === 'wrongCredentials') looked++;
      }
      expect(looked).toBe(throttle.loginDay.device);
    },
    long,
  );

  it('are not forgiven for a device’s token that is made up, another’s, or another person’s', async () => {
    const [one, two] = [await fresh(), await fresh()];
    const others = deviceOf(await signIn(two.email, right, { address: office }));
    const address = elsewhere();
    for (let n = 0; n < 10; n++) await signIn(one.email, 'Wrong-2026', { address });
    for (const device_token of ['', 'x', 'x.y', `${others}0`, others])
      expect((await signIn(one.email, right, { address, device_token })).refusal).toBe('tooManyRequests');
  });

  it('a browser that several people sign in with keeps one token', async () => {
    const [one, two] = [await fresh(), await fresh()];
    const device_token = deviceOf(await signIn(one.email, right, { address: office }));
    expect(deviceOf(await signIn(two.email, right, { address: elsewhere(), device_token }))).toBe(device_token);
    const address = elsewhere();
    for (let n = 0; n < 12; n++) await signIn(one.email, 'Wrong-2026', { address });
    expect((await signIn(one.email, right, { address, device_token })).code).toBe(200);
  });
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
