/** Authenticator apps (TOTP, RFC 6238): six digits of thirty seconds, each good once (ACC-32). The only file that knows otpauth. */
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Bank } from '../../platform/bank.ts';
import { Refusal } from '../../platform/refusal.ts';
import { countSteady, uncountSteady } from '../../platform/throttle/throttle.ts';
import { authenticators } from '../../store/proof-schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import type { Db } from '../../store/store.ts';

export type Owner = { readonly company_id: string; readonly user_id: string };
type Row = typeof authenticators.$inferSelect;

const period = 30;
/** A clock may be one step off, either way. */
const leeway = 1;
const mine = ({ company_id, user_id }: Owner) => rowsOf(authenticators, { company_id, user_id });

const appOf = (bank: Bank, label: string, secret: Secret) =>
  new TOTP({ issuer: bank.policy.bank.name, label, algorithm: 'SHA1', digits: 6, period, secret });

export async function appState(db: Db, owner: Owner): Promise<Row | null> {
  const [row] = await db
    .select()
    .from(authenticators)
    .where(and(mine(owner), isNotNull(authenticators.confirmed_at)));
  return row ?? null;
}

/** A secret for a new app. It takes the place of one that was begun; an app in use stays until the new one is confirmed. */
export async function beginApp(bank: Bank, db: Db, owner: Owner, email: string, now: Date): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: 20 });
  const begun = { begun: bank.secrets.seal(`${owner.user_id} ${secret.base32}`), begun_at: now };
  await db
    .insert(authenticators)
    .values({ company_id: owner.company_id, user_id: owner.user_id, ...begun })
    .onConflictDoUpdate({ target: [authenticators.company_id, authenticators.user_id], set: begun });
  return { secret: secret.base32, uri: appOf(bank, email, secret).toString() };
}

const sealed = (bank: Bank, owner: Owner, text: string): Secret => {
  const [user_id, base32 = ''] = bank.secrets.open(text).split(' ');
  if (user_id !== owner.user_id) throw new Error('the secret of an app is of somebody else');
  return Secret.fromBase32(base32);
};

/** The step of thirty seconds that a code is of, or null for a wrong one. */
function stepOf(bank: Bank, secret: Secret, code: string, now: Date): number | null {
  const delta = appOf(bank, '', secret).validate({ token: code, timestamp: now.getTime(), window: leeway });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta;
}

const wrong = (reason = '') => new Refusal('proofWrong', { field: 'proof', params: { reason }, keep: true });

/** Counts a guess at what a person has, an app's code or a recovery code, before it is looked at. Answers how a right one takes itself back. */
export async function countGuess(bank: Bank, db: Db, { user_id }: Owner, now: Date): Promise<() => Promise<unknown>> {
  const limit = { subject: `tries:app:${bank.secrets.mac('throttle', user_id)}`, ...bank.policy.codeTries.app };
  await countSteady(db, limit, now);
  return () => uncountSteady(db, limit);
}

/** The first code of the app that was begun: from now on it is this person's. Refuses wrongState when none was begun. */
export async function confirmApp(bank: Bank, db: Db, owner: Owner, code: string, now: Date): Promise<void> {
  const [row] = await db.select().from(authenticators).where(mine(owner)).for('update');
  if (!row?.begun || !row.begun_at || now.getTime() - row.begun_at.getTime() > bank.policy.session.pendingSec * 1000)
    throw new Refusal('wrongState');
  const wasRight = await countGuess(bank, db, owner, now);
  const step = stepOf(bank, sealed(bank, owner, row.begun), code, now);
  if (step === null) throw new Refusal('proofWrong', { field: 'code', keep: true });
  await wasRight();
  await db
    .update(authenticators)
    .set({ secret: row.begun, begun: null, begun_at: null, last_step: step, confirmed_at: now, last_used_at: null })
    .where(mine(owner));
}

/** Uses a code up. Refuses proofWrong, also for one that was used already. */
export async function useAppCode(bank: Bank, db: Db, owner: Owner, code: string, now: Date): Promise<void> {
  const wasRight = await countGuess(bank, db, owner, now);
  const row = await appState(db, owner);
  const step = row?.secret ? stepOf(bank, sealed(bank, owner, row.secret), code.replace(/\D/g, ''), now) : null;
  if (step === null) throw wrong();
  const [used] = await db
    .update(authenticators)
    .set({ last_step: step, last_used_at: now })
    .where(and(mine(owner), sql`${authenticators.last_step} < ${step}`)) // of two at the same moment one is right
    .returning({ user_id: authenticators.user_id });
  if (!used) throw wrong('used');
  await wasRight();
}

export const removeApp = (db: Db, { company_id, user_id }: Owner) =>
  db.delete(authenticators).where(and(eq(authenticators.company_id, company_id), eq(authenticators.user_id, user_id)));
