/**
 * The audit trail: one line per change, in the transaction that makes the change. Each line carries the hash of the one
 * before it, so that a line altered, removed or slipped in later shows (ledger/auditor.ts verifies). The database refuses UPDATE and DELETE.
 */
import { sql } from 'drizzle-orm';
import { auditHash } from '../store/audit-hash.ts';
import { auditHeads, auditLines } from '../store/schema.ts';
import type { Db } from '../store/store.ts';

export type AuditLine = {
  readonly company_id: string;
  /** Who did it: a user's id, or 'system'. */
  readonly actor: string;
  /** What was done: 'kyc.approve'. */
  readonly action: string;
  /** To what: 'company', 'transaction:<id>'. */
  readonly subject: string;
  readonly from?: string;
  readonly to?: string;
  readonly reason?: string;
  readonly at: Date;
};

/** Appends a line. The company's head row is the lock: lines of one company are written one after the other. */
export async function audit(db: Db, line: AuditLine): Promise<void> {
  const [head] = await db
    .insert(auditHeads)
    .values({ company_id: line.company_id, seq: 0, hash: '' })
    .onConflictDoUpdate({ target: auditHeads.company_id, set: { seq: sql`${auditHeads.seq}` } })
    .returning();
  const { seq, hash } = head ?? { seq: 0, hash: '' };
  const row = {
    company_id: line.company_id,
    seq: seq + 1,
    at: line.at,
    actor: line.actor,
    action: line.action,
    subject: line.subject,
    from_state: line.from ?? '',
    to_state: line.to ?? '',
    reason: line.reason ?? '',
    previous_hash: hash,
  };
  const own = auditHash(row);
  await db.insert(auditLines).values({ ...row, hash: own });
  await db
    .update(auditHeads)
    .set({ seq: row.seq, hash: own })
    .where(sql`${auditHeads.company_id} = ${line.company_id}`);
}
