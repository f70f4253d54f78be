/** Signing in to an account that strangers guess at, from a browser that it does not know: with much more work (captcha, `harder`). */
import type { Client } from '@bankside/core/client/client.ts';
import type { InOf, OutOf } from '@bankside/core/contract/index.ts';
import { solveCaptcha } from '../../kit/form/verify/captcha-solver.ts';

export async function signInHarder(bank: Client, input: InOf<'/account/login'>): Promise<OutOf<'/account/login'>> {
  const { challenge } = await bank.call('/init/captcha', { harder: true });
  const captcha = await solveCaptcha(challenge, new AbortController().signal);
  return bank.call('/account/login', { ...input, captcha });
}
