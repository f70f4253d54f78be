/** How a test proves an act (ACC-36): by a mailed code, or by an authenticator app that it sets up. */
import { Secret, TOTP } from 'otpauth';
import type { Caller, TestBank } from './test-bank.ts';

export type ProvingPerson = Caller & { readonly email: string };
type AnyPath = Parameters<TestBank['call']>[0];

/** What a refused call says is needed. */
export async function proofAsked(test: TestBank, path: AnyPath, input: object, person: ProvingPerson): Promise<Record<string, string>> {
  const { refusal, data, msg } = await test.call(path, input, { as: person });
  if (refusal !== 'proofNeeded') throw new Error(`${path} asked for no proof: ${refusal ?? 'success'} ${msg}`);
  const [asked] = (data as { errors: readonly { params: Record<string, string> }[] }).errors;
  return asked?.params ?? {};
}

/** The code that was mailed for this act. */
export async function mailedProof(test: TestBank, path: AnyPath, input: object, person: ProvingPerson) {
  const { asking = '' } = await proofAsked(test, path, input, person);
  test.later(61); // a code is sent once a minute
  await test.ask('/sendEmail', { purpose: 'two_factor', asking }, { as: person });
  return { method: 'email' as const, code: await test.code(person.email) };
}

/** The whole reply of a call that takes a proof, with one by mail. */
export const callProven = async (test: TestBank, path: AnyPath, input: object, person: ProvingPerson) =>
  test.call(path, { ...input, proof: await mailedProof(test, path, input, person) }, { as: person });

/** Sets an app up; answers what gives its next code. */
export async function withApp(test: TestBank, person: ProvingPerson): Promise<() => { method: 'totp'; code: string }> {
  const proof = await mailedProof(test, '/account/security/app/begin', {}, person);
  const { secret } = await test.ask('/account/security/app/begin', { proof }, { as: person });
  const now = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.bank.clock.now().getTime() });
  await test.ask('/account/security/app/confirm', { code: now() }, { as: person });
  return () => {
    test.later(60); // no code counts twice
    return { method: 'totp', code: now() };
  };
}
