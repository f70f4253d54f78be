/**
 * The audit trail: one line per change, in the transaction that makes the change. Each line carries the hash of the one
 * before it, so that a line altered, removed or slipped in later shows (ledger/auditor.ts verifies). The database refuses UPDATE and DELETE.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Act } from '@bankside/core/rules/access/acts.ts';
import type { RefusalName } from '@bankside/core/rules/errors.ts';
import { auditText } from '../store/audit-schema.ts';
import { later, type Writer } from '../store/transactions/later.ts';
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

/** The database numbers and hashes the lines, behind the lock of each company's trail (store/at-end.sql). */
const appended: Writer<Waiting> = (_db, lines) => {
  const rows = lines.map((line) => {
    const { company_id, at, actor, action, subject, from = '', to = '', reason = '', refusal = '', address, browser, request_id } = line;
    const row = { company_id, at, actor, action, subject, from_state: from, to_state: to, reason, refusal, address, browser, request_id };
    const [text_before, text_after] = auditText(row);
    return { ...row, text_before, text_after };
  });
  return [{ isCall: true, text: (n) => `audit_append($${n}::text::json)`, values: [JSON.stringify(rows)] }];
};

/** Appends a line, at the commit of the transaction. */
export const audit = (db: Db, line: AuditLine): Promise<void> => later(db, appended, { ...line, ...originOf(line.actor) });
