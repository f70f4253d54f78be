/** A screen shows a QR code, a phone applies by it, and the screen learns of it (A73). */
import { and, eq } from 'drizzle-orm';
import type { Bank } from '../bank.ts';
import { qrSessions } from '../store/card-schema.ts';
import type { Db } from '../store/store.ts';
import type { LinkGuest } from './guests.ts';
import { sha256 } from './secrets.ts';
import { companyOf, newToken } from './sessions.ts';

export type QrSession = typeof qrSessions.$inferSelect;
export type QrState = 'shown' | 'opened' | 'submitted' | 'expired';

export async function openQr(bank: Bank, db: Db, { company_id, link }: LinkGuest, now: Date): Promise<string> {
  const token = newToken(company_id);
  const expires_at = new Date(now.getTime() + bank.policy.applying.qrMinutes * 60_000);
  await db.insert(qrSessions).values({ company_id, token_hash: sha256(token), link_id: link.link_id, state: 'shown', expires_at });
  return token;
}

const which = (company_id: string, token: string) => and(eq(qrSessions.company_id, company_id), eq(qrSessions.token_hash, sha256(token)));

export async function findQr(db: Db, token: string): Promise<QrSession | null> {
  const company_id = companyOf(token);
  if (!company_id) return null;
  const [row] = await db.select().from(qrSessions).where(which(company_id, token));
  return row ?? null;
}

/** What was submitted stays so; the rest ends with its time. */
export const qrState = ({ state, expires_at }: QrSession, now: Date): QrState => {
  if (state === 'submitted') return 'submitted';
  if (expires_at <= now) return 'expired';
  return state === 'opened' ? 'opened' : 'shown';
};

export async function noteQrOpened(db: Db, token: string, { company_id }: QrSession): Promise<void> {
  await db
    .update(qrSessions)
    .set({ state: 'opened' })
    .where(and(which(company_id, token), eq(qrSessions.state, 'shown')));
}

/** An application counts although its screen has given up: an unknown or old session is passed over. */
export async function submitQr(db: Db, { company_id, link }: LinkGuest, token: string, application_id: string): Promise<void> {
  await db
    .update(qrSessions)
    .set({ state: 'submitted', application_id })
    .where(and(which(company_id, token), eq(qrSessions.link_id, link.link_id)));
}
