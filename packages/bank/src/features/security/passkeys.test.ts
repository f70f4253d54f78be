import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SoftPasskey } from '../../testing/soft-passkey.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank();
});
afterAll(() => test.close());

type Person = Caller & { readonly email: string };
const fresh = async (): Promise<Person> => (await test.fresh()).people[0];

async function asked(path: Parameters<TestBank['call']>[0], input: object, as: Caller): Promise<Record<string, string>> {
  const { refusal, data } = await test.call(path, input, { as });
  expect(refusal).toBe('proofNeeded');
  return (data as { errors: [{ params: Record<string, string> }] }).errors[0].params;
}

async function mailed(person: Person, path: Parameters<TestBank['call']>[0], input: object) {
  const { asking = '' } = await asked(path, input, person);
  await test.ask('/sendEmail', { purpose: 'two_factor', asking }, { as: person });
  return { method: 'email' as const, code: await test.code(person.email) };
}

async function withPasskey(person: Person) {
  const passkey = new SoftPasskey();
  const proof = await mailed(person, '/account/security/passkey/begin', {});
  const { options } = await test.ask('/account/security/passkey/begin', { proof }, { as: person });
  const { recovery_codes } = await test.ask(
    '/account/security/passkey/add',
    { answer: passkey.register(options), name: 'Laptop' },
    { as: person },
  );
  return { passkey, recovery_codes };
}
const beginSignIn = async () => (await test.ask('/account/security/passkey/beginSignIn', {})).options;
const signIn = (answer: string) => test.call('/account/security/passkey/signIn', { answer });

describe('a passkey (ACC-37)', () => {
  it('is added with a proof, named, and brings recovery codes as a first factor', async () => {
    const person = await fresh();
    const { passkey, recovery_codes } = await withPasskey(person);
    expect(recovery_codes).toHaveLength(10);
    const id = passkey.id.toString('base64url');
    await test.ask('/account/security/passkey/rename', { id, name: 'Old laptop' }, { as: person });
    expect(await test.ask('/account/security/state', {}, { as: person })).toMatchObject({
      passkeys: [{ id, name: 'Old laptop', last_used_at: null, synced: false }],
      methods: ['passkey', 'email'],
    });
  });

  it('takes a challenge of this session only, once, and for a quarter of an hour', async () => {
    const person = await fresh();
    const proof = await mailed(person, '/account/security/passkey/begin', {});
    const { options } = await test.ask('/account/security/passkey/begin', { proof }, { as: person });
    const add = (answer: string, as: Caller) => test.refusal('/account/security/passkey/add', { answer, name: 'x' }, { as });
    expect(await add(new SoftPasskey().register(options), await test.as(person.email))).toBe('proofWrong');
    const evil = new SoftPasskey('https://bankside.example.evil.test');
    expect(await add(evil.register(options), person)).toBe('proofWrong');
    const second = await test.ask('/account/security/passkey/begin', { proof: await again(person) }, { as: person });
    expect(await add(new SoftPasskey().register(second.options), person)).toBe('success');
    expect(await add(new SoftPasskey().register(second.options), person)).toBe('proofWrong');
    const third = await test.ask('/account/security/passkey/begin', { proof: await again(person) }, { as: person });
    test.later(901);
    expect(await add(new SoftPasskey().register(third.options), await test.as(person.email))).toBe('proofWrong');
  });

  /** A second mailed code waits a minute. */
  async function again(person: Person) {
    test.later(61);
    return mailed(person, '/account/security/passkey/begin', {});
  }

  it('is the second step after a password', async () => {
    const person = await fresh();
    const { passkey } = await withPasskey(person);
    const made = await test.ask('/account/login', { email: person.email, password: 'Bankside-2026', captcha: await test.captcha() });
    expect(made).toMatchObject({ need_two_factor: true, two_factor_methods: ['passkey', 'recovery', 'email'] });
    const { options } = await test.ask('/account/security/passkey/challenge', {}, { as: made });
    const proof = { method: 'passkey' as const, code: passkey.answer(options) };
    expect((await test.call('/account/verify', { purpose: 'two_factor', proof }, { as: made })).code).toBe(200);
    expect(await test.refusal('/account/getUserInfo', {}, { as: made })).toBe('success');
  });

  it('signs in alone, and says whose it is', async () => {
    const person = await fresh();
    const { passkey } = await withPasskey(person);
    const { data } = await signIn(passkey.answer(await beginSignIn()));
    expect(data).toMatchObject({ userid: person.userid, need_two_factor: false });
    expect(await test.ask('/account/getUserInfo', {}, { as: data as Caller })).toMatchObject({ email: person.email });
  });

  it('is refused with a challenge of before, without the person verified, from another origin, or with another key', async () => {
    const person = await fresh();
    const { passkey } = await withPasskey(person);
    const answer = passkey.answer(await beginSignIn());
    expect((await signIn(answer)).code).toBe(200);
    expect((await signIn(answer)).refusal).toBe('proofWrong');
    expect((await signIn(passkey.answer(await beginSignIn(), { isVerified: false }))).refusal).toBe('proofWrong');
    passkey.origin = 'https://bankside.example.evil.test';
    expect((await signIn(passkey.answer(await beginSignIn()))).refusal).toBe('proofWrong');
    passkey.origin = 'http://localhost:4000';
    const forged: { id: string; response: object } = JSON.parse(new SoftPasskey().answer(await beginSignIn()));
    const real: { id: string; rawId: string; response: { userHandle: string } } = JSON.parse(passkey.answer(await beginSignIn()));
    const mixed = { ...forged, id: real.id, rawId: real.rawId, response: { ...forged.response, userHandle: real.response.userHandle } };
    expect((await signIn(JSON.stringify(mixed))).refusal).toBe('proofWrong');
    for (const bad of ['{}', 'null', '[1]', 'not json', '{"id":"x"}']) expect((await signIn(bad)).refusal).toBe('proofWrong');
  });

  it('whose counter goes back is refused: somebody has copied it', async () => {
    const person = await fresh();
    const { passkey } = await withPasskey(person);
    passkey.counter = 9;
    expect((await signIn(passkey.answer(await beginSignIn()))).code).toBe(200);
    passkey.counter = 4;
    expect((await signIn(passkey.answer(await beginSignIn()))).refusal).toBe('proofWrong');
  });

  it('proves one act as it was shown, in the session that asked', async () => {
    const person = await fresh();
    const { passkey } = await withPasskey(person);
    const { asking = '' } = await asked('/account/security/require', { required: true }, person);
    const challenge = async (as: Caller) => (await test.ask('/account/security/passkey/challenge', { asking }, { as })).options;
    const prove = (required: boolean, code: string) =>
      test.refusal('/account/security/require', { required, proof: { method: 'passkey', code } }, { as: person });
    expect(await prove(false, passkey.answer(await challenge(person)))).toBe('proofWrong');
    expect(await prove(true, passkey.answer(await challenge(await test.as(person.email))))).toBe('proofWrong');
    expect(await prove(true, passkey.answer(await challenge(person)))).toBe('success');
  });

  it('of somebody else cannot be taken away, and one taken away signs nobody in', async () => {
    const person = await fresh();
    const { passkey } = await withPasskey(person);
    const id = passkey.id.toString('base64url');
    const other = await fresh();
    expect(await test.refusal('/account/security/passkey/remove', { id }, { as: other })).toBe('notFound');
    const { asking = '' } = await asked('/account/security/passkey/remove', { id }, person);
    const { options } = await test.ask('/account/security/passkey/challenge', { asking }, { as: person });
    const proof = { method: 'passkey' as const, code: passkey.answer(options) };
    await test.ask('/account/security/passkey/remove', { id, proof }, { as: person });
    expect((await signIn(passkey.answer(await beginSignIn()))).refusal).toBe('proofWrong');
    expect(await test.ask('/account/security/state', {}, { as: person })).toMatchObject({ passkeys: [], recovery_left: 0 });
  });
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
