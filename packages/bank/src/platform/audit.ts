/**
 * The audit trail: one line per change, in the transaction that makes the change. Each line carries the hash of the one
 * before it, so that a line altered, removed or slipped in later shows (ledger/auditor.ts verifies). The database refuses UPDATE and DELETE.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Act } from '@bankside/core/rules/access/acts.ts';
import type { RefusalName } from '@bankside/core/rules/errors.ts';
import { sql } from 'drizzle-orm';
import { auditHash, auditHeads, auditLines } from '../store/audit-schema.ts';
import { later, rowsInto, type Writer } from '../store/transactions/later.ts';
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

type Waiting = AuditLine & ReturnType<typeof originOf>;

/** The heads of the companies are the locks, taken in the order of their ids: lines of one company are written one after the other. */
const appended: Writer<Waiting> = async (db, lines) => {
  const companies = [...new Set(lines.map(({ company_id }) => company_id))].toSorted();
  const heads = await db
    .insert(auditHeads)
    .values(companies.map((company_id) => ({ company_id, seq: 0, hash: '' })))
    .onConflictDoUpdate({ target: auditHeads.company_id, set: { seq: sql`${auditHeads.seq}` } })
    .returning();
  const last = new Map(heads.map((head) => [head.company_id, head]));
  const rows = lines.map((line) => {
    const { company_id, at, actor, action, subject, from = '', to = '', reason = '', refusal = '', address, browser, request_id } = line;
    const { seq, hash } = last.get(company_id) ?? { seq: 0, hash: '' };
    const what = { at, actor, action, subject, from_state: from, to_state: to, reason, refusal, address, browser, request_id };
    const row = { company_id, seq: seq + 1, ...what, previous_hash: hash };
    const own = auditHash(row);
    last.set(company_id, { company_id, seq: row.seq, hash: own });
    return { ...row, hash: own };
  });
  const after = [...last.values()].map(({ company_id, seq, hash }) => sql`(${company_id}::uuid, ${seq}::int, ${hash})`);
  const moved = sql`update ${auditHeads} as h set seq = v.seq, hash = v.hash
    from (values ${sql.join(after, sql`, `)}) as v (company_id, seq, hash) where h.company_id = v.company_id`;
  return [...(await rowsInto(auditLines)(db, rows)), moved];
};

/** Appends a line, at the commit of the transaction. */
export const audit = (db: Db, line: AuditLine): Promise<void> => later(db, appended, { ...line, ...originOf(line.actor) });
