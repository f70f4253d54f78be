/** How a line of the audit trail holds on to the one before it: who writes lines and who proves them count alike. */
import { createHash } from 'node:crypto';
import type { auditLines } from './schema.ts';

type HashedLine = Omit<typeof auditLines.$inferSelect, 'hash'>;

/** sha-256 of the previous hash and the line as JSON with its names in alphabetical order. */
export function auditHash(line: HashedLine): string {
  const { company_id, seq, at, actor, action, subject, from_state, to_state, reason, previous_hash } = line;
  const canonical = JSON.stringify({ action, actor, at: at.toISOString(), company_id, from_state, reason, seq, subject, to_state });
  return createHash('sha256')
    .update(previous_hash + canonical)
    .digest('hex');
}
