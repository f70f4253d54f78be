/** The audit trail, and how a line holds on to the one before it: who writes lines and who proves them count alike. */
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at, company, companyTable } from './columns.ts';

/** Who did what, when, from where; written in the same transaction. Each line carries the hash of the one before it. */
export const auditLines = companyTable(
  'audit_lines',
  ['seq'],
  {
    seq: integer('seq').notNull(),
    at: at('at').notNull(),
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    from_state: text('from_state').notNull().default(''),
    to_state: text('to_state').notNull().default(''),
    reason: text('reason').notNull().default(''),
    /** Of the call that made it; '' where the bank acted by itself. */
    address: text('address').notNull().default(''),
    browser: text('browser').notNull().default(''),
    request_id: text('request_id').notNull().default(''),
    /** The name of the refusal; '' where it was done. */
    refusal: text('refusal').notNull().default(''),
    previous_hash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (t) => [
    index('audit_lines_actor').on(t.company_id, t.actor, t.seq),
    index('audit_lines_action').on(t.company_id, t.action, t.seq),
    index('audit_lines_subject').on(t.company_id, t.subject, t.seq),
    index('audit_lines_at').on(t.company_id, t.at),
    index('audit_lines_place').on(t.company_id, t.browser, t.address),
    index('audit_lines_refused')
      .on(t.company_id, t.seq)
      .where(sql`refusal <> ''`),
  ],
);

export const auditHeads = pgTable('audit_heads', {
  company_id: company().primaryKey(),
  seq: integer('seq').notNull(),
  hash: text('hash').notNull(),
});

type HashedLine = Omit<typeof auditLines.$inferSelect, 'hash'>;

/**
 * A line as JSON with its names in alphabetical order, up to its number and behind it: the database numbers the lines (at-end.sql).
 * What came to the table later is in it only where it has a value, so that older lines keep their hash.
 */
export function auditText(line: Omit<HashedLine, 'seq' | 'previous_hash'>): readonly [before: string, after: string] {
  const { action, actor, address, at: when, browser, company_id, from_state, reason, refusal, request_id, subject, to_state } = line;
  const before = {
    action,
    actor,
    ...(address === '' ? {} : { address }),
    at: when.toISOString(),
    ...(browser === '' ? {} : { browser }),
    company_id,
    from_state,
    reason,
    ...(refusal === '' ? {} : { refusal }),
    ...(request_id === '' ? {} : { request_id }),
  };
  return [`${JSON.stringify(before).slice(0, -1)},"seq":`, `,${JSON.stringify({ subject, to_state }).slice(1)}`];
}

/** sha-256 of the previous hash and the line as text. */
export function auditHash(line: HashedLine): string {
  const [before, after] = auditText(line);
  return createHash('sha256').update(`${line.previous_hash}${before}${line.seq}${after}`).digest('hex');
}
