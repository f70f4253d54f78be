/**
 * A screen shows a QR code, a phone applies by it, and the screen learns of it (APP-16). Two secrets: the one in the code fills in,
 * the one that stays on the screen follows. The second is made from the first by the bank alone, so who reads the code has only one.
 */
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { qrSessions } from '../../store/card-schema.ts';
import type { Db } from '../../store/store.ts';
import type { LinkGuest } from '../../platform/callers/guests.ts';
import { sha256 } from '../../platform/secrets.ts';
import { companyOf, companyPart, newToken } from '../../platform/callers/sessions.ts';

export type QrSession = typeof qrSessions.$inferSelect;
export type QrState = 'shown' | 'opened' | 'submitted' | 'expired';

export async function openQr(bank: Bank, db: Db, { company_id, link }: LinkGuest, now: Date): Promise<{ fill: string; follow: string }> {
  const fill = newToken(company_id);
  const token_hash = sha256(fill);
  const expires_at = new Date(now.getTime() + bank.policy.applying.qrMinutes * 60_000);
  await db.insert(qrSessions).values({ company_id, token_hash, link_id: link.link_id, state: 'shown', expires_at });
  return { fill, follow: `${companyPart(company_id)}.${token_hash}.${proof(bank, token_hash)}` };
}

const proof = (bank: Bank, token_hash: string) => bank.secrets.mac('qr follow', token_hash);
const which = (company_id: string, token_hash: string) => and(eq(qrSessions.company_id, company_id), eq(qrSessions.token_hash, token_hash));

/** The session that a screen follows; null for the code's own secret and for anything else. */
export async function followedQr(bank: Bank, db: Db, follow: string): Promise<QrSession | null> {
  const [, token_hash = '', said = ''] = follow.split('.');
  const company_id = companyOf(follow);
  if (!company_id || sha256(said) !== sha256(proof(bank, token_hash))) return null;
  const [row] = await db.select().from(qrSessions).where(which(company_id, token_hash));
  return row ?? null;
}

/** What was submitted stays so; the rest ends with its time. */
export const qrState = ({ state, expires_at }: QrSession, now: Date): QrState => {
  if (state === 'submitted') return 'submitted';
  if (expires_at <= now) return 'expired';
  return state === 'opened' ? 'opened' : 'shown';
};

/** A code that is unknown, over or has been filled in stays as it is. */
export async function noteQrOpened(db: Db, fill: string, now: Date): Promise<void> {
  const company_id = companyOf(fill);
  if (!company_id) return;
  await db
    .update(qrSessions)
    .set({ state: 'opened' })
    .where(and(which(company_id, sha256(fill)), eq(qrSessions.state, 'shown'), gt(qrSessions.expires_at, now)));
}

/** The first application by a code is the one its screen hears of. It counts although the screen has given up: an unknown or old session is passed over. */
export async function submitQr(db: Db, { company_id, link }: LinkGuest, fill: string, application_id: string): Promise<void> {
  await db
    .update(qrSessions)
    .set({ state: 'submitted', application_id })
    .where(and(which(company_id, sha256(fill)), eq(qrSessions.link_id, link.link_id), isNull(qrSessions.application_id)));
}
