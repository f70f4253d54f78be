/**
 * One-time codes by email (ACC-12): six digits, ten minutes or as long as the quote they confirm, five tries, bound to a purpose, an owner
 * and what they confirm; at rest only a keyed hash.
 */
import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { otp } from '@bankside/core/rules/lifecycles/otp.ts';
import { step, stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { formatDateTime } from '@bankside/core/i18n/dates.ts';
import type { Params } from '@bankside/core/i18n/keys.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import type { otpPurposes } from '@bankside/core/rules/options.ts';
import { and, desc, eq, gt, type SQL } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { Refusal } from '../../platform/refusal.ts';
import { otps } from '../../store/sign-in-schema.ts';
import type { Db } from '../../store/store.ts';
import { queueMail, type Template } from '../messages/mail.ts';
import type { Asker } from './askers.ts';
import { countSend, countTry } from './code-tries.ts';
import { rowsOf } from '../../store/rows-of.ts';

export type Purpose = (typeof otpPurposes)[number];
export type CodeFor = {
  readonly company_id: string;
  readonly purpose: Purpose;
  /** Whose code it is: a user's id, or for visitors the address itself. */
  readonly owner: string;
  /** What it confirms; '' for nothing more. */
  readonly payload?: string;
  /** Of visitors: each has codes of their own for the address, which nobody else's request voids and nobody else's tries lock. */
  readonly asker?: Asker;
};

const hashOf = (bank: Bank, otp_id: string, code: string) => bank.secrets.mac('otp', `${otp_id} ${code}`);
const sixDigits = (length: number) =>
  randomInt(10 ** length)
    .toString()
    .padStart(length, '0');

export type Delivery = {
  readonly email: string;
  readonly language: Language;
  readonly now: Date;
  /** What to send instead of the code, so that an answer tells nobody who has an account (SEC-10); null sends nothing. */
  readonly instead?: 'already_registered' | null;
  /** What a transfer's code confirms, for its mail to say. */
  readonly confirms?: { readonly amount: string; readonly to: string; readonly where: string };
  /** The mail it goes in, where the purpose has several. */
  readonly mail?: { readonly template: Template; readonly params?: Params };
  /** The end of what it confirms, and so of the code; otherwise it lives as long as the policy says. */
  readonly until?: Date;
};

/**
 * Makes a code, voids the one that the same asker had before, and queues the mail, all in the caller's transaction. Answers
 * when the code ends. Refuses tooManyRequests.
 */
export async function sendCode(
  bank: Bank,
  db: Db,
  target: CodeFor,
  { email, language, now, instead, confirms, mail, until }: Delivery,
): Promise<Date> {
  await countSend(bank, db, target, now);
  const { company_id, purpose, owner, payload = '', asker } = target;
  const asked_by = asker?.id ?? '';
  const { ttlSec, length } = bank.policy.otp;
  await db
    .update(otps)
    .set({ state: otp.states.replaced.wire as string })
    .where(rowsOf(otps, { company_id, purpose, owner, asked_by, state: otp.states.sent.wire as string }));
  const otp_id = randomUUID();
  const code = sixDigits(length);
  const expires_at = until ?? new Date(now.getTime() + ttlSec * 1000);
  await db.insert(otps).values({
    company_id,
    otp_id,
    purpose,
    owner,
    email,
    payload,
    asked_by,
    state: otp.states.sent.wire as string,
    sent_at: now,
    expires_at,
    code_hash: hashOf(bank, otp_id, instead === undefined ? code : `never ${code}`),
  });
  if (instead === null) return expires_at;
  const params = { code, minutes: Math.floor(ttlSec / 60), until: formatDateTime(expires_at, language, bank.policy.bank.timeZone) };
  await queueMail(bank, db, {
    company_id,
    to: email,
    language,
    template: instead ?? mail?.template ?? (confirms ? 'code_transfer' : `code_${purpose}`),
    params: instead ? {} : { ...params, ...confirms, ...mail?.params },
    now,
    not_after: expires_at,
  });
  return expires_at;
}

type Found = { readonly row: typeof otps.$inferSelect; /** Sent to who tries it now. */ readonly isOwn: boolean };

/** The newest that the same asker was sent. Who has none that is open tries the newest open one of the address: asked for on another device or line. */
async function codeToTry(db: Db, { company_id, purpose, owner, asker }: CodeFor, now: Date): Promise<Found | undefined> {
  const newest = (which: SQL | undefined) =>
    db
      .select()
      .from(otps)
      .where(and(rowsOf(otps, { company_id, purpose, owner }), which))
      .orderBy(desc(otps.sent_at), desc(otps.expires_at))
      .limit(1)
      .for('update');
  const open = otp.states.sent.wire as string;
  const [own] = await newest(eq(otps.asked_by, asker?.id ?? ''));
  if (own && (!asker || (own.state === open && own.expires_at > now))) return { row: own, isOwn: true };
  if (!asker) return undefined;
  const [other] = await newest(and(eq(otps.state, open), gt(otps.expires_at, now)));
  if (other) return { row: other, isOwn: false };
  const [over] = own ? [own] : await newest(undefined); // says why it is not good any more
  return over && { row: over, isOwn: over === own };
}

/** Uses a code up. Refuses codeIncorrect, codeExpired, codeLocked or tooManyRequests, and keeps the count of tries although it refuses. */
export async function useCode(bank: Bank, db: Db, target: CodeFor, code: string, now: Date): Promise<void> {
  const { company_id, payload = '' } = target;
  const { maxTries } = bank.policy.otp;
  const refuse = (name: 'codeIncorrect' | 'codeExpired' | 'codeLocked', left = 0) =>
    new Refusal(name, { field: 'email_code', params: { left }, keep: true });
  const found = await codeToTry(db, target, now);
  if (!found) throw refuse('codeIncorrect', maxTries);
  const { row, isOwn } = found;
  const state = stateOf(otp, row.state);
  const set = (to: Partial<typeof otps.$inferInsert>) =>
    db
      .update(otps)
      .set(to)
      .where(rowsOf(otps, { company_id, otp_id: row.otp_id }));
  const move = async (event: 'verify' | 'miss' | 'lock' | 'expire', tries = row.tries) => {
    const actor = event === 'verify' || event === 'miss' ? 'user' : 'system';
    const next = step(otp, state, event, actor);
    if (next) await set({ state: otp.states[next].wire as string, tries });
  };
  if (state === 'locked' || (!isOwn && row.foreign_tries >= maxTries)) throw refuse('codeLocked');
  if (state !== 'sent') throw refuse('codeExpired');
  if (row.expires_at <= now) {
    await move('expire');
    throw refuse('codeExpired');
  }
  const wasRight = await countTry(bank, db, target, now);
  if (timingSafeEqual(Buffer.from(hashOf(bank, row.otp_id, code)), Buffer.from(row.code_hash)) && row.payload === payload) {
    await wasRight();
    return move('verify');
  }
  const tries = (isOwn ? row.tries : row.foreign_tries) + 1;
  const left = maxTries - tries;
  if (isOwn) await move(left > 0 ? 'miss' : 'lock', tries);
  else await set({ foreign_tries: tries });
  throw left > 0 ? refuse('codeIncorrect', left) : refuse('codeLocked');
}
