/**
 * The audit trail: one line per change, in the transaction that makes the change. Each line carries the hash of the one
 * before it, so that a line altered, removed or slipped in later shows (ledger/auditor.ts verifies). The database refuses UPDATE and DELETE.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Act } from '@bankside/core/rules/access/acts.ts';
import type { RefusalName } from '@bankside/core/rules/errors.ts';
import { eq, sql } from 'drizzle-orm';
import { auditHash, auditHeads, auditLines } from '../store/audit-schema.ts';
import type { Db } from '../store/store.ts';

export type AuditLine = {
  readonly company_id: string;
  /** Who did it: a user's id, or 'system'. */
  readonly actor: string;
  readonly action: Act;
  /** To what: 'company', 'transaction:<id>'. */
  readonly subject: string;
  readonly from?: string;
  readonly to?: string;
  readonly reason?: string;
  readonly refusal?: RefusalName;
  readonly at: Date;
};

/** Where the call comes from that is being answered, and how many lines it has written so far. */
export type CallOrigin = { readonly address: string; readonly browser: string; readonly request_id: string; lines: number };
const calling = new AsyncLocalStorage<CallOrigin>();

/** Lines that people cause in `work` say where they come from. */
export const auditedFrom = <T>(origin: CallOrigin, work: () => Promise<T>): Promise<T> => calling.run(origin, work);

/** What the bank does by itself comes from nowhere, even where a call set it off. */
const ownWork = ['system', 'bank', 'issuer', 'sender'];
const nowhere = { address: '', browser: '', request_id: '' };
function originOf(actor: string) {
  const origin = calling.getStore();
  if (!origin || ownWork.includes(actor)) return nowhere;
  origin.lines += 1;
  const { address, browser, request_id } = origin;
  return { address, browser, request_id };
}

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
    refusal: line.refusal ?? '',
    ...originOf(line.actor),
    previous_hash: hash,
  };
  const own = auditHash(row);
  await db.insert(auditLines).values({ ...row, hash: own });
  await db.update(auditHeads).set({ seq: row.seq, hash: own }).where(eq(auditHeads.company_id, line.company_id));
}
