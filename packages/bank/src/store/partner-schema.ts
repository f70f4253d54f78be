/** What a company asks about its partner keys and links, and what happens on its partners' pages; the keys themselves are in card-schema.ts. */
import type { PageCount } from '@bankside/core/rules/page-counts.ts';
import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { at, companyTable } from './columns.ts';

/** rules/lifecycles/key-request.ts */
export const keyRequests = companyTable(
  'key_requests',
  ['request_id'],
  {
    request_id: uuid('request_id').notNull(),
    kind: text('kind').$type<'new' | 'origins' | 'link'>().notNull(),
    /** Null until a new key is collected. */
    key_id: uuid('key_id'),
    /** Of an apply link, where the request is about its pages. */
    link_id: uuid('link_id'),
    name: text('name').notNull(),
    origins: jsonb('origins').$type<string[]>().notNull(),
    before: jsonb('before').$type<string[]>().notNull(),
    tags: jsonb('tags').$type<string[]>().notNull(),
    status: text('status').notNull(),
    asked_by: uuid('asked_by').notNull(),
    asked_at: at('asked_at').notNull(),
    decided_at: at('decided_at'),
    reason: text('reason').notNull().default(''),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('key_requests_open')
      .on(t.asked_at)
      .where(sql`status = 'asked'`),
  ],
);
export type KeyRequestRow = typeof keyRequests.$inferSelect;

/** What happened on partners' pages, by the bank's day (platform/callers/page-counts.ts). */
export const pageCounts = companyTable('page_counts', ['of_id', 'day', 'kind', 'what'], {
  /** A partner key, or an apply link. */
  of_id: uuid('of_id').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  kind: text('kind').$type<PageCount>().notNull(),
  /** A tag, a version, an origin; '' for what was too much to tell apart. */
  what: text('what').notNull(),
  count: integer('count').notNull(),
  last_at: at('last_at').notNull(),
});
