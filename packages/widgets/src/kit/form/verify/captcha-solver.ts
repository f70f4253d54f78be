/** ALTCHA's proof of work, fetched when a form with a captcha is first touched. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

/** Web Crypto derives keys outside of the page's thread; a few askers at once keep its threads busy. */
const lanes = () => Math.min(4, Math.max(1, globalThis.navigator.hardwareConcurrency || 1));

const isChallenge = (value: unknown): value is Challenge =>
  typeof value === 'object' && value !== null && 'parameters' in value && 'signature' in value;

/** The payload that the bank verifies: base64 of challenge and solution. */
export async function solveCaptcha(challenge: unknown, signal: AbortSignal): Promise<string> {
  if (!isChallenge(challenge)) throw new Error('captchaFailed');
  const controller = new AbortController();
  const abort = () => controller.abort();
  signal.addEventListener('abort', abort);
  try {
    const step = lanes();
    const solution = await Promise.any(
      Array.from({ length: step }, async (_, lane) => {
        const found = await solveChallenge({ challenge, controller, counterStart: lane, counterStep: step, deriveKey });
        if (!found) throw new Error('captchaFailed');
        return found;
      }),
    );
    return btoa(JSON.stringify({ challenge: { parameters: challenge.parameters, signature: challenge.signature }, solution }));
  } finally {
    controller.abort();
    signal.removeEventListener('abort', abort);
  }
}
