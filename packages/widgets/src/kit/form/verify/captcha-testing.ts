/** The bank's side of the captcha, for tests: the same library, the same settings but for a little less work. */
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { CaptchaChallenge } from './use-captcha.ts';

const secrets = { hmacSignatureSecret: 'signs challenges', hmacKeySignatureSecret: 'signs keys' };

/** As the bank makes them (policy.captcha). */
export const challenge = async (expires_in_sec = 300): Promise<CaptchaChallenge> => ({
  challenge: await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1000,
    counter: randomInt(600, 300),
    deriveKey,
    expiresAt: new Date(Date.now() + 300_000),
    ...secrets,
  }),
  expires_in_sec,
});
export const verify = async (payload: string) => {
  const { challenge: made, solution } = JSON.parse(atob(payload));
  return (await verifySolution({ challenge: made, solution, deriveKey, ...secrets })).verified;
};
