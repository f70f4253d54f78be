import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authenticators, recoveryCodes } from '../../store/proof-schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank();
});
afterAll(() => test.close());
beforeEach(() => test.later(3600)); // counts of before are over

const password = 'Bankside-2026';
type Person = Caller & { readonly email: string };
const codeOf = (secret: string, stepsAgo = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.bank.clock.now().getTime() - stepsAgo * 30_000 });

/** What a refused call says is needed, and the code that was mailed for it. */
async function mailedProof(path: Parameters<TestBank['call']>[0], input: object, person: Person) {
  const { refusal, data } = await test.call(path, input, { as: person });
  expect(refusal).toBe('proofNeeded');
  const [{ params }] = (data as { errors: [{ params: Record<string, string> }] }).errors;
  await test.ask('/sendEmail', { purpose: 'two_factor', asking: params['asking'] ?? '' }, { as: person });
  return { method: 'email' as const, code: await test.code(person.email) };
}

async function withApp(person: Person) {
  const proof = await mailedProof('/account/security/app/begin', {}, person);
  const { secret, uri } = await test.ask('/account/security/app/begin', { proof }, { as: person });
  const { recovery_codes } = await test.ask('/account/security/app/confirm', { code: codeOf(secret) }, { as: person });
  test.later(60);
  return { secret, uri, recovery_codes };
}
const fresh = async (): Promise<Person> => (await test.fresh()).people[0];
const login = async (email: string, options: { address?: string } = {}) =>
  test.ask('/account/login', { email, password, captcha: await test.captcha() }, options);
const verify = (as: Caller, proof: { method: 'totp' | 'recovery' | 'email'; code: string }, address = '10.0.0.1') =>
  test.call('/account/verify', { purpose: 'two_factor', proof }, { as, address });

describe('an authenticator app (ACC-32)', () => {
  it('is set up with a proof and its first code, which brings ten recovery codes', async () => {
    const person = await fresh();
    const { uri, recovery_codes } = await withApp(person);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Bankside:.*issuer=Bankside/);
    expect(recovery_codes).toHaveLength(10);
    expect(await test.ask('/account/security/state', {}, { as: person })).toMatchObject({
      app: { last_used_at: null },
      recovery_left: 10,
      methods: ['totp', 'email'],
      required: false,
    });
    expect((await test.mail(person.email)).map(({ body }) => body).join()).toContain('an authenticator app was set up');
  });

  it('counts for nothing until it is confirmed, and a wrong first code confirms nothing', async () => {
    const person = await fresh();
    const proof = await mailedProof('/account/security/app/begin', {}, person);
    await test.ask('/account/security/app/begin', { proof }, { as: person });
    expect(await test.refusal('/account/security/app/confirm', { code: '000000' }, { as: person })).toBe('proofWrong');
    expect((await login(person.email)).need_two_factor).toBe(false);
    test.later(901);
    expect(await test.refusal('/account/security/app/confirm', { code: '000000' }, { as: person })).toBe('wrongState');
  });

  it('lies sealed in the database, and its codes as hashes', async () => {
    const person = await fresh();
    const { secret, recovery_codes } = await withApp(person);
    const [row] = await test.bank.store.db
      .select()
      .from(authenticators)
      .where(rowsOf(authenticators, { user_id: person.userid }));
    expect(JSON.stringify(row)).not.toContain(secret);
    const kept = await test.bank.store.db
      .select()
      .from(recoveryCodes)
      .where(rowsOf(recoveryCodes, { user_id: person.userid }));
    for (const code of recovery_codes) expect(JSON.stringify(kept)).not.toContain(code);
  });

  it('is asked for at sign-in, by a token that opens nothing else', async () => {
    const person = await fresh();
    const { secret } = await withApp(person);
    const made = await login(person.email);
    expect(made).toMatchObject({ need_two_factor: true, two_factor_methods: ['totp', 'recovery', 'email'], device_token: '' });
    expect(await test.refusal('/account/getUserInfo', {}, { as: made })).toBe('sessionEnded');
    expect(await test.refusal('/account/security/app/begin', {}, { as: made })).toBe('sessionEnded');
    expect(await test.refusal('/sendEmail', { purpose: 'withdraw' }, { as: made })).toBe('noPermission');
    const done = await verify(made, { method: 'totp', code: codeOf(secret) });
    expect(done.data).toMatchObject({ verification_status: 'approved' });
    expect(await test.ask('/account/getUserInfo', {}, { as: made })).toMatchObject({ email: person.email });
  });

  it('takes a code once, one step late too, and never an older one than the last', async () => {
    const person = await fresh();
    const { secret } = await withApp(person);
    test.later(60);
    const late = codeOf(secret, 1);
    const now = codeOf(secret);
    expect((await verify(await login(person.email), { method: 'totp', code: late })).code).toBe(200);
    const again = await verify(await login(person.email), { method: 'totp', code: late });
    expect(again).toMatchObject({ refusal: 'proofWrong', msg: 'This code was used already. Wait for the next one.' });
    expect((await verify(await login(person.email), { method: 'totp', code: now })).code).toBe(200);
    expect((await verify(await login(person.email), { method: 'totp', code: codeOf(secret, 3) })).refusal).toBe('proofWrong');
  });

  it('of two at the same moment with one code lets one in', async () => {
    const person = await fresh();
    const { secret } = await withApp(person);
    const made = [await login(person.email), await login(person.email)];
    const code = codeOf(secret);
    const answers = await Promise.all(made.map((each) => verify(each, { method: 'totp', code })));
    expect(answers.map(({ code: answer }) => answer).toSorted((a, b) => a - b)).toEqual([200, 1031]);
  });

  it('is guessed at ten times, then once in two hours, whatever session tries', async () => {
    const person = await fresh();
    const { secret } = await withApp(person);
    for (let n = 0; n < 10; n++) {
      const address = `10.4.0.${n}`;
      const wrong = await verify(await login(person.email, { address }), { method: 'totp', code: '000000' }, address);
      expect(wrong.refusal).toBe('proofWrong');
    }
    const made = await login(person.email);
    expect((await verify(made, { method: 'totp', code: codeOf(secret) })).refusal).toBe('tooManyRequests');
    expect((await verify(made, { method: 'recovery', code: '22222-22222' })).refusal).toBe('tooManyRequests');
    test.later(7200);
    expect((await verify(await login(person.email), { method: 'totp', code: codeOf(secret) })).code).toBe(200);
  });

  it('waits fifteen minutes for the second step', async () => {
    const person = await fresh();
    const { secret } = await withApp(person);
    const made = await login(person.email);
    test.later(901);
    expect((await verify(made, { method: 'totp', code: codeOf(secret) })).refusal).toBe('sessionEnded');
  });

  it('is taken away with a proof, and its recovery codes with it', async () => {
    const person = await fresh();
    const { secret } = await withApp(person);
    expect(await test.refusal('/account/security/app/remove', {}, { as: person })).toBe('proofNeeded');
    const proof = { method: 'totp' as const, code: codeOf(secret) };
    await test.ask('/account/security/app/remove', { proof }, { as: person });
    expect(await test.ask('/account/security/state', {}, { as: person })).toMatchObject({ app: null, recovery_left: 0 });
    expect((await login(person.email)).need_two_factor).toBe(false);
  });
});

describe('the day the phone is lost (ACC-33)', () => {
  it('a recovery code signs in once, is counted, and the person is notified', async () => {
    const person = await fresh();
    const { recovery_codes } = await withApp(person);
    const code = recovery_codes[3] ?? '';
    const made = await login(person.email);
    expect((await verify(made, { method: 'recovery', code: code.toUpperCase().replace('-', ' ') })).code).toBe(200);
    expect(await test.ask('/account/security/state', {}, { as: made })).toMatchObject({ recovery_left: 9 });
    expect((await test.mail(person.email)).map(({ body }) => body).join()).toContain('a recovery code (9 left)');
    expect((await verify(await login(person.email), { method: 'recovery', code })).refusal).toBe('proofWrong');
  });

  it('a mailed code signs in, and the person is notified', async () => {
    const person = await fresh();
    await withApp(person);
    const made = await login(person.email);
    await test.ask('/sendEmail', { purpose: 'two_factor' }, { as: made });
    const [letter] = await test.mail(person.email);
    expect(letter?.subject).toBe('Your code to sign in');
    const email_code = await test.code(person.email);
    expect((await test.call('/account/verify', { purpose: 'two_factor', email_code }, { as: made })).code).toBe(200);
    expect((await test.mail(person.email)).map(({ body }) => body).join()).toContain('a code from an email');
  });

  it('new recovery codes void the old ones', async () => {
    const person = await fresh();
    const { secret, recovery_codes } = await withApp(person);
    const proof = { method: 'totp' as const, code: codeOf(secret) };
    const made = await test.ask('/account/security/recovery/new', { proof }, { as: person });
    expect((await verify(await login(person.email), { method: 'recovery', code: recovery_codes[0] ?? '' })).refusal).toBe('proofWrong');
    expect((await verify(await login(person.email), { method: 'recovery', code: made.recovery_codes[0] ?? '' })).code).toBe(200);
  });

  it('a password that was reset by mail wants more than the same mailbox for a day (ACC-35)', async () => {
    const person = await fresh();
    const { secret } = await withApp(person);
    await test.ask('/sendEmail', { email: person.email, purpose: 'reset', captcha: await test.captcha() });
    const email_code = await test.code(person.email);
    const next = { new_password: 'Harbour-2031', confirm_password: 'Harbour-2031' };
    await test.ask('/account/forgetLoginPassword', { email: person.email, email_code, ...next });
    const signIn = async () => test.ask('/account/login', { email: person.email, password: 'Harbour-2031', captcha: await test.captcha() });
    const made = await signIn();
    expect(made.two_factor_methods).toEqual(['totp', 'recovery']);
    await test.ask('/sendEmail', { purpose: 'two_factor' }, { as: made });
    expect((await verify(made, { method: 'email', code: await test.code(person.email) })).refusal).toBe('proofWrong');
    expect((await verify(made, { method: 'totp', code: codeOf(secret) })).code).toBe(200);
    test.later(86_400);
    expect((await signIn()).two_factor_methods).toEqual(['totp', 'recovery', 'email']);
  });
});

describe('what the company asks of everybody (ACC-34)', () => {
  it('leads who has no factor through a mailed code to setting one up, and opens nothing before', async () => {
    const { people } = await test.fresh({ users: [{ authjson: ['2'] }] });
    const [main, sub] = people;
    if (!sub) throw new Error('no sub-account');
    expect(await test.refusal('/account/security/require', { required: true }, { as: sub })).toBe('noPermission');
    const proof = await mailedProof('/account/security/require', { required: true }, main);
    await test.ask('/account/security/require', { required: true, proof }, { as: main });
    expect(await test.ask('/account/security/state', {}, { as: sub })).toMatchObject({ required: true }); // who is in stays in
    const made = await login(sub.email);
    expect(made).toMatchObject({ need_two_factor: true, two_factor_methods: ['email'] });
    expect(await test.refusal('/account/security/app/begin', {}, { as: made })).toBe('sessionEnded');
    await test.ask('/sendEmail', { purpose: 'two_factor' }, { as: made });
    const code = await test.code(sub.email);
    expect((await verify(made, { method: 'email', code })).data).toMatchObject({ verification_status: 'in_progress' });
    expect(await test.refusal('/account/getUserInfo', {}, { as: made })).toBe('sessionEnded');
    const { secret } = await test.ask('/account/security/app/begin', {}, { as: made });
    const { recovery_codes } = await test.ask('/account/security/app/confirm', { code: codeOf(secret) }, { as: made });
    expect(recovery_codes).toHaveLength(10);
    expect(await test.ask('/account/getUserInfo', {}, { as: made })).toMatchObject({ userid: sub.userid });
    test.later(30);
    const leave = { proof: { method: 'totp' as const, code: codeOf(secret) } };
    expect(await test.refusal('/account/security/app/remove', leave, { as: made })).toBe('factorRequired');
  });

  it('a proof for one rule fits no other, nor another person', async () => {
    const { people } = await test.fresh();
    const proof = await mailedProof('/account/security/require', { required: true }, people[0]);
    expect(await test.refusal('/account/security/require', { required: false, proof }, { as: people[0] })).toBe('codeIncorrect');
    const other = await fresh();
    const { data } = await test.call('/account/security/require', { required: true }, { as: people[0] });
    const asking = (data as { errors: [{ params: { asking: string } }] }).errors[0].params.asking;
    expect(await test.refusal('/sendEmail', { purpose: 'two_factor', asking }, { as: other, key: randomUUID() })).toBe('invalid');
  });
});

describe('changing what signs in, with an app set up (ACC-36)', () => {
  it('a password wants the app beside the old one, and nothing changes before', async () => {
    const person = await fresh();
    const { secret } = await withApp(person);
    const form = { old_password: password, new_password: 'Harbour-2031', confirm_password: 'Harbour-2031' };
    expect(await test.refusal('/account/modifyLoginPassword', form, { as: person })).toBe('proofNeeded');
    expect((await login(person.email)).need_two_factor).toBe(true); // still the old one
    const wrong = { ...form, proof: { method: 'totp' as const, code: '000000' } };
    expect(await test.refusal('/account/modifyLoginPassword', wrong, { as: person })).toBe('proofWrong');
    await test.ask('/account/modifyLoginPassword', { ...form, proof: { method: 'totp', code: codeOf(secret) } }, { as: person });
    expect(await test.refusal('/account/login', { email: person.email, password, captcha: await test.captcha() })).toBe('wrongCredentials');
  });

  it('a new email wants it too, and a mailed proof for one address fits no other', async () => {
    const person = await fresh();
    await withApp(person);
    test.later(60);
    const change = async (new_email: string) => {
      await test.ask('/sendEmail', { purpose: 'change_email', email: new_email }, { as: person });
      return { password, new_email, email_code: await test.code(new_email) };
    };
    const form = await change(`one-${person.userid}@fresh.example`);
    const proof = await mailedProof('/account/modifyLoginEmail', form, person);
    test.later(60);
    const other = await change(`two-${person.userid}@fresh.example`);
    expect(await test.refusal('/account/modifyLoginEmail', { ...other, proof }, { as: person })).toBe('codeIncorrect');
    expect(await test.ask('/account/modifyLoginEmail', { ...other, proof: await proofFor(other) }, { as: person })).toEqual({
      email: other.new_email,
    });

    async function proofFor(input: object) {
      return mailedProof('/account/modifyLoginEmail', input, person);
    }
  });
});

it('new webhook links and secrets want the app of who has one', async () => {
  const person = await fresh();
  const { secret } = await withApp(person);
  const off = { top_up_status_url: '', card_status_url: '', activation_url: '', card_transaction_url: '' };
  const links = { ...off, kyc_change_url: 'https://hooks.client.example/kyc' };
  expect(await test.refusal('/account/modifyWebhookApi', links, { as: person })).toBe('proofNeeded');
  const proof = () => {
    test.later(30);
    return { method: 'totp' as const, code: codeOf(secret) };
  };
  await test.ask('/account/modifyWebhookApi', { ...links, proof: proof() }, { as: person });
  expect(await test.refusal('/developers/rotateSecret', { link: 'kyc_change' }, { as: person })).toBe('proofNeeded');
  const rotated = await test.ask('/developers/rotateSecret', { link: 'kyc_change', proof: proof() }, { as: person });
  expect(rotated.signing_secret).toMatch(/^whsec_/);
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
