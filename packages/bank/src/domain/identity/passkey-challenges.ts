/** Challenges for passkeys: they say themselves what they are for and until when, signed; each is good once (ACC-37). */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Bank } from '../../platform/bank.ts';
import { sha256 } from '../../platform/secrets.ts';
import { captchas } from '../../store/sign-in-schema.ts';
import type { Db } from '../../store/store.ts';

const sign = (bank: Bank, bound: string, nonce: string, until: number) => bank.secrets.mac('passkey', `${bound} ${nonce} ${until}`);

/** `bound`: what it is for, and whose session asks. */
export function newPasskeyChallenge(bank: Bank, bound: string, now: Date): string {
  const nonce = randomBytes(16).toString('base64url');
  const until = now.getTime() + bank.policy.session.pendingSec * 1000;
  return `${nonce}.${until}.${sign(bank, bound, nonce, until)}`;
}

/** Whether a challenge that came back, as base64url, is ours, for this, in time, and new. It is used up. */
export async function usePasskeyChallenge(bank: Bank, db: Db, bound: string, encoded: string, now: Date): Promise<boolean> {
  const text = Buffer.from(encoded, 'base64url').toString('utf8');
  const [nonce = '', untilText = '', mac = ''] = text.split('.');
  const until = Number(untilText);
  const right = Buffer.from(sha256(sign(bank, bound, nonce, until)));
  if (!timingSafeEqual(right, Buffer.from(sha256(mac))) || until <= now.getTime()) return false;
  const [first] = await db
    .insert(captchas)
    .values({ signature: `passkey ${nonce}`, expires_at: new Date(until) })
    .onConflictDoNothing()
    .returning();
  return first !== undefined;
}
