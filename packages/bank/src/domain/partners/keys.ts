/** Keys by which partners' servers ask for embedded sessions (D-126). A key is shown once and kept as a hash, with its last four characters. */
import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import { newToken } from '../../platform/callers/sessions.ts';
import { isUuid } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import { sha256 } from '../../platform/secrets.ts';
import { embedSessions, partnerKeys } from '../../store/card-schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import type { Db } from '../../store/store.ts';

export type KeyRow = typeof partnerKeys.$inferSelect;

export const keysOf = (db: Db, company_id: string): Promise<KeyRow[]> =>
  db.select().from(partnerKeys).where(eq(partnerKeys.company_id, company_id)).orderBy(desc(partnerKeys.created_at)).limit(100);

/** Locked. Refuses notFound, and wrongState for one that is revoked. */
export async function keyInUse(db: Db, company_id: string, key_id: string): Promise<KeyRow> {
  const which = rowsOf(partnerKeys, { company_id, key_id });
  const [key] = isUuid(company_id) && isUuid(key_id) ? await db.select().from(partnerKeys).where(which).for('update') : [];
  if (!key) throw new Refusal('notFound');
  if (key.revoked_at) throw new Refusal('wrongState');
  return key;
}

type Wanted = Pick<KeyRow, 'company_id' | 'user_id' | 'name' | 'allowed_origins' | 'tags'>;

/** Sessions by it act for `user_id`. */
export async function makeKey(db: Db, wanted: Wanted, now: Date): Promise<{ key_id: string; partner_key: string }> {
  const secret = newToken(wanted.company_id);
  const key_id = randomUUID();
  await db.insert(partnerKeys).values({ ...wanted, key_id, key_hash: sha256(secret), last4: secret.slice(-4), created_at: now });
  return { key_id, partner_key: `pk_.${secret}` };
}

/** Ends the sessions that were given out by it as well. */
export async function revokeKey(db: Db, { company_id, key_id }: KeyRow, actor: string, now: Date, reason = ''): Promise<void> {
  await db.update(partnerKeys).set({ revoked_at: now }).where(rowsOf(partnerKeys, { company_id, key_id }));
  await db.delete(embedSessions).where(rowsOf(embedSessions, { company_id, key_id }));
  await audit(db, { company_id, actor, action: 'partnerKey.revoke', subject: `partnerKey:${key_id}`, reason, at: now });
}
