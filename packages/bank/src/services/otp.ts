/** One-time codes by email (A72): six digits, ten minutes, five tries, bound to a purpose, an owner and what they confirm; at rest only a keyed hash. */
import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { otp } from '@bankside/core/rules/lifecycles/otp.ts';
import { step, stateOf } from '@bankside/core/rules/lifecycle.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import type { otpPurposes } from '@bankside/core/rules/options.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Bank } from '../bank.ts';
import { Refusal } from '../refusal.ts';
import { otps } from '../store/schema.ts';
import type { Db } from '../store/store.ts';
import { queueMail } from './mail.ts';
import { countAttempt } from './throttle.ts';

export type Purpose = (typeof otpPurposes)[number];
/** Whose code it is: a user's id, or for visitors the address itself. `payload` is what it confirms, '' for nothing more. */
export type CodeFor = { readonly company_id: string; readonly purpose: Purpose; readonly owner: string; readonly payload?: string };

const hashOf = (bank: Bank, otp_id: string, code: string) => bank.secrets.mac('otp', `${otp_id} ${code}`);
const sixDigits = (length: number) =>
  randomInt(10 ** length)
    .toString()
    .padStart(length, '0');

/** 60 s between sends, so many an hour and a day: with five tries a code, guessing stays under 1e-4 a day (T9). */
async function countSend(bank: Bank, db: Db, { purpose, owner }: CodeFor, now: Date): Promise<void> {
  const { resendSec, perHour, perDay } = bank.policy.otp;
  const who = `${purpose}:${bank.secrets.mac('throttle', owner)}`;
  await countAttempt(db, { subject: `code-gap:${who}`, limit: 1, windowSec: resendSec }, now);
  await countAttempt(db, { subject: `code-hour:${who}`, limit: perHour, windowSec: 3600 }, now);
  await countAttempt(db, { subject: `code-day:${who}`, limit: perDay, windowSec: 86_400 }, now);
}

export type Delivery = {
  readonly email: string;
  readonly language: Language;
  readonly now: Date;
  /** What to send instead of the code, so that an answer tells nobody who has an account (T10); null sends nothing. */
  readonly instead?: 'already_registered' | null;
  /** What a transfer's code confirms, for its mail to say. */
  readonly confirms?: { readonly amount: string; readonly to: string; readonly where: string };
};

/** Makes a code, voids the one before it, and queues the mail, all in the caller's transaction. Refuses tooManyRequests. */
export async function sendCode(bank: Bank, db: Db, target: CodeFor, { email, language, now, instead, confirms }: Delivery): Promise<void> {
  await countSend(bank, db, target, now);
  const { company_id, purpose, owner, payload = '' } = target;
  const { ttlSec, length } = bank.policy.otp;
  await db
    .update(otps)
    .set({ state: otp.states.replaced.wire as string })
    .where(
      and(
        eq(otps.company_id, company_id),
        eq(otps.purpose, purpose),
        eq(otps.owner, owner),
        eq(otps.state, otp.states.sent.wire as string),
      ),
    );
  const otp_id = randomUUID();
  const code = sixDigits(length);
  const expires_at = new Date(now.getTime() + ttlSec * 1000);
  await db.insert(otps).values({
    company_id,
    otp_id,
    purpose,
    owner,
    email,
    payload,
    state: otp.states.sent.wire as string,
    sent_at: now,
    expires_at,
    code_hash: hashOf(bank, otp_id, instead === undefined ? code : `never ${code}`),
  });
  if (instead === null) return;
  const params = { code, minutes: Math.floor(ttlSec / 60) };
  await queueMail(bank, db, {
    company_id,
    to: email,
    language,
    template: instead ?? (confirms ? 'code_transfer' : `code_${purpose}`),
    params: instead ? {} : { ...params, ...confirms },
    now,
    not_after: expires_at,
  });
}

/** Uses a code up. Refuses codeIncorrect, codeExpired or codeLocked, and keeps the count of tries although it refuses. */
export async function useCode(bank: Bank, db: Db, target: CodeFor, code: string, now: Date): Promise<void> {
  const { company_id, purpose, owner, payload = '' } = target;
  const refuse = (name: 'codeIncorrect' | 'codeExpired' | 'codeLocked', left = 0) =>
    new Refusal(name, { field: 'email_code', params: { left }, keep: true });
  const [row] = await db
    .select()
    .from(otps)
    .where(and(eq(otps.company_id, company_id), eq(otps.purpose, purpose), eq(otps.owner, owner)))
    .orderBy(desc(otps.sent_at), desc(otps.expires_at))
    .limit(1)
    .for('update');
  if (!row) throw refuse('codeIncorrect', bank.policy.otp.maxTries);
  const state = stateOf(otp, row.state);
  const move = async (event: 'verify' | 'miss' | 'lock' | 'expire', tries = row.tries) => {
    const actor = event === 'verify' || event === 'miss' ? 'user' : 'system';
    const next = step(otp, state, event, actor);
    if (next)
      await db
        .update(otps)
        .set({ state: otp.states[next].wire as string, tries })
        .where(and(eq(otps.company_id, company_id), eq(otps.otp_id, row.otp_id)));
  };
  if (state === 'locked') throw refuse('codeLocked');
  if (state !== 'sent') throw refuse('codeExpired');
  if (row.expires_at <= now) {
    await move('expire');
    throw refuse('codeExpired');
  }
  const right = timingSafeEqual(Buffer.from(hashOf(bank, row.otp_id, code)), Buffer.from(row.code_hash)) && row.payload === payload;
  if (right) return move('verify');
  const tries = row.tries + 1;
  const left = bank.policy.otp.maxTries - tries;
  await move(left > 0 ? 'miss' : 'lock', tries);
  throw left > 0 ? refuse('codeIncorrect', left) : refuse('codeLocked');
}
