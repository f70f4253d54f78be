/**
 * ALTCHA's proof of work (ACC-07): nothing to read or hear, a cost for machines.
 * Single use; the challenge says itself until when it is good.
 */
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod/mini';
import type { Bank } from '../../platform/bank.ts';
import { Refusal } from '../../platform/refusal.ts';
import { captchas } from '../../store/sign-in-schema.ts';
import type { Db } from '../../store/store.ts';

const keys = ({ secrets }: Bank) => ({
  hmacSignatureSecret: secrets.mac('captcha', 'signature'),
  hmacKeySignatureSecret: secrets.mac('captcha', 'key'),
});

/** The solver counts up from 0 to a number between cost and twice the cost, a harder one to many times that; each step is a PBKDF2 of `cost` rounds. */
export async function newChallenge(bank: Bank, now: Date, harder = false): Promise<unknown> {
  const { cost, ttlSec } = bank.policy.captcha;
  const least = cost * (harder ? bank.policy.captcha.harder : 1);
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(least, 2 * least),
    deriveKey,
    ...keys(bank),
    data: { good_until: now.getTime() + ttlSec * 1000, harder: harder ? 1 : 0 }, // signed with the rest; the library's own expiry does not know the bank's clock
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
      data: z.object({ good_until: z.number(), harder: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** Takes base64 of JSON {challenge, solution} and answers whether it was a harder one. Refuses captchaMissing or captchaIncorrect; a good one is used up. */
export async function useCaptcha(bank: Bank, db: Db, answer: string | undefined, now: Date): Promise<boolean> {
  if (!answer) throw new Refusal('captchaMissing', { field: 'captcha' });
  const wrong = new Refusal('captchaIncorrect', { field: 'captcha' });
  const payload = read(answer);
  if (!payload) throw wrong;
  const { challenge, solution } = payload;
  const expires = challenge.parameters.data.good_until;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keys(bank) }).catch(() => ({ verified: false }));
  if (!verified || expires <= now.getTime()) throw wrong;
  // keyed on the challenge: the same one with a changed counter is still the same one (SEC-30)
  const [first] = await db
    .insert(captchas)
    .values({ signature: challenge.signature, expires_at: new Date(expires) })
    .onConflictDoNothing()
    .returning();
  if (!first) throw wrong;
  return challenge.parameters.data.harder === 1;
}

function read(answer: string): z.output<typeof Payload> | undefined {
  try {
    return Payload.safeParse(JSON.parse(Buffer.from(answer, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
