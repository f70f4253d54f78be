/** ALTCHA's proof of work (A10): nothing to read or hear, a cost for machines. Single use; the challenge says itself until when it is good. */
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod/mini';
import type { Bank } from '../bank.ts';
import { Refusal } from '../refusal.ts';
import { captchas } from '../store/schema.ts';
import type { Db } from '../store/store.ts';

const keys = ({ secrets }: Bank) => ({
  hmacSignatureSecret: secrets.mac('captcha', 'signature'),
  hmacKeySignatureSecret: secrets.mac('captcha', 'key'),
});

/** The solver counts up from 0 to a number between cost and twice the cost, each step a PBKDF2 of `cost` rounds. */
export async function newChallenge(bank: Bank, now: Date): Promise<unknown> {
  const { cost, ttlSec } = bank.policy.captcha;
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(cost, 2 * cost),
    deriveKey,
    ...keys(bank),
    data: { good_until: now.getTime() + ttlSec * 1000 }, // signed with the rest; the library's own expiry does not know the bank's clock
  });
}

const Payload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      data: z.object({ good_until: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** Takes base64 of JSON {challenge, solution}. Refuses captchaMissing or captchaIncorrect; a good one is used up. */
export async function useCaptcha(bank: Bank, db: Db, answer: string | undefined, now: Date): Promise<void> {
  if (!answer) throw new Refusal('captchaMissing', { field: 'captcha' });
  const wrong = new Refusal('captchaIncorrect', { field: 'captcha' });
  const payload = read(answer);
  if (!payload) throw wrong;
  const { challenge, solution } = payload;
  const expires = challenge.parameters.data.good_until;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keys(bank) }).catch(() => ({ verified: false }));
  if (!verified || expires <= now.getTime()) throw wrong;
  // keyed on the challenge: the same one with a changed counter is still the same one (stack.md, code B)
  const [first] = await db
    .insert(captchas)
    .values({ signature: challenge.signature, expires_at: new Date(expires) })
    .onConflictDoNothing()
    .returning();
  if (!first) throw wrong;
}

function read(answer: string): z.output<typeof Payload> | undefined {
  try {
    return Payload.safeParse(JSON.parse(Buffer.from(answer, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
