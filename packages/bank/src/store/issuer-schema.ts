/** The issuer's events, and where its figures differ from ours. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, companyTable, minor } from './columns.ts';

/** The issuer's events, once each; `applied_at` is null while it waits for something that came later. */
export const issuerEvents = pgTable(
  'issuer_events',
  {
    event_id: text('event_id').primaryKey(),
    seq: integer('seq').notNull(),
    company_id: uuid('company_id'),
    card_id: uuid('card_id').notNull(),
    type: text('type').notNull(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    received_at: at('received_at').notNull(),
    applied_at: at('applied_at'),
    trouble: text('trouble').notNull().default(''),
  },
  (t) => [
    index('issuer_events_seq').on(t.seq),
    index('issuer_events_waiting')
      .on(t.seq)
      .where(sql`applied_at is null`),
  ],
);

/** Up to where every event of the issuer has been read. One row. */
export const issuerCursor = pgTable('issuer_cursor', { one: boolean('one').primaryKey().default(true), seq: integer('seq').notNull() });

/**
 * A card whose account is not what the issuer says: a case at the desk until both agree again, or until staff close it with a
 * note; closed it stays so for as long as the difference is the same. Cents.
 */
export const cardDifferences = companyTable(
  'card_differences',
  ['card_id', 'found_at'],
  {
    card_id: uuid('card_id').notNull(),
    found_at: at('found_at').notNull(),
    ours: minor('ours').notNull(),
    issuers: minor('issuers').notNull(),
    resolved_at: at('resolved_at'),
    closed_at: at('closed_at'),
    closed_by: uuid('closed_by'),
    note: text('note').notNull().default(''),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('card_differences_open')
      .on(t.found_at)
      .where(sql`resolved_at is null and closed_at is null`),
  ],
);
