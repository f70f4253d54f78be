/** The captcha, codes by mail, and what an applicant proves with them. Every captcha that was solved is right here. */
import { policy } from '../../rules/policy/policy.ts';
import { applying, minutesFrom, nextNumber, Refusal, secretOf, type Ctx } from '../state.ts';
import type { HandlersOf } from './handler.ts';

/** Solved at the first try or the next: tests have no time to lose. */
const challenge = (number: number) => ({
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    nonce: number.toString(16).padStart(32, '0'),
    salt: '00'.repeat(16),
    keyLength: 32,
    keyPrefix: '0',
    keySignature: '00',
    data: { good_until: 0, harder: 0 },
  },
  signature: '00',
});

export function demandCaptcha(captcha: string | undefined): void {
  if (!captcha) throw new Refusal('captchaMissing', { field: 'captcha' });
  if (!/^[\w+/=-]{20,}$/.test(captcha)) throw new Refusal('captchaIncorrect', { field: 'captcha' });
}
export function demandEmailToken({ state, now }: Ctx, email: string, token: string): void {
  const proof = state.proofs.get(token);
  if (!proof || proof.until <= now.getTime() || proof.email !== email) throw new Refusal('emailNotVerified', { field: 'email' });
}

const taken = ({ state }: Ctx, username: string) => state.applications.some(({ form }) => form['username'] === username);
export function demandFreeUsername(ctx: Ctx, username: string): void {
  if (taken(ctx, username)) throw new Refusal('usernameTaken', { field: 'username' });
}

export const proofs: HandlersOf<'/init/captcha' | '/sendEmail' | '/card/verifyCode' | '/card/verifyUsername'> = {
  '/init/captcha': (_input, { state }) => ({ challenge: challenge(nextNumber(state)), expires_in_sec: 300 }),
  '/sendEmail': ({ email = '', captcha }, { state, now, person }) => {
    if (!person) demandCaptcha(captcha);
    const to = email.trim().toLowerCase();
    const code = String(100_000 + ((nextNumber(state) * 7919) % 900_000));
    const { ttlSec, resendSec } = policy.otp;
    const until = now.getTime() + ttlSec * 1000;
    state.codes.set(to, { code, until, tries: 0, isUsed: false });
    state.mails.unshift({ to, code, at: now.toISOString() });
    return { resend_after_sec: resendSec, expires_in_sec: ttlSec, expires_at: new Date(until).toISOString() };
  },
  '/card/verifyCode': ({ email, email_code }, { state, now }) => {
    const sent = state.codes.get(email);
    const refuse = (name: 'codeIncorrect' | 'codeExpired' | 'codeLocked', left = 0) =>
      new Refusal(name, { field: 'email_code', params: { left } });
    const { maxTries } = policy.otp;
    if (!sent) throw refuse('codeIncorrect', maxTries);
    if (sent.tries >= maxTries) throw refuse('codeLocked');
    if (sent.isUsed || sent.until <= now.getTime()) throw refuse('codeExpired');
    if (sent.code !== email_code) {
      sent.tries += 1;
      const left = maxTries - sent.tries;
      throw left > 0 ? refuse('codeIncorrect', left) : refuse('codeLocked');
    }
    sent.isUsed = true;
    const email_token = secretOf(state, 'eml');
    state.proofs.set(email_token, { email, until: minutesFrom(now, applying.emailTokenMinutes) });
    return { email_token, expires_in_sec: applying.emailTokenMinutes * 60 };
  },
  '/card/verifyUsername': ({ username }, ctx) => {
    const available = !taken(ctx, username);
    return { available, suggestion: available ? '' : `${username}_2` };
  },
};
