/** What a company's people ask for: a right, a new colleague, a change, an end; and invitations. */
import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { at, companyTable } from './columns.ts';

/** Somebody asked the main account for a right: one row a day for each, in the bank's days (PER-20). */
export const rightAsks = companyTable('right_asks', ['user_id', 'code', 'day'], {
  user_id: uuid('user_id').notNull(),
  code: text('code').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  asked_at: at('asked_at').notNull(),
});

/** What the main account asked the bank about a colleague (rules/lifecycles/colleague-request.ts). */
export const colleagueRequests = companyTable(
  'colleague_requests',
  ['request_id'],
  {
    request_id: uuid('request_id').notNull(),
    kind: text('kind').$type<'new' | 'change' | 'end' | 'resume'>().notNull(),
    /** Of the colleague; null until a new one is made. */
    user_id: uuid('user_id'),
    email: text('email').notNull(),
    full_name: text('full_name').notNull(),
    group_name: text('group_name').notNull(),
    authjson: jsonb('authjson').$type<string[]>().notNull(),
    before: jsonb('before').$type<string[]>().notNull(),
    daily_usd: text('daily_usd').notNull().default(''),
    before_daily_usd: text('before_daily_usd').notNull().default(''),
    status: text('status').notNull(),
    asked_by: uuid('asked_by').notNull(),
    asked_at: at('asked_at').notNull(),
    decided_at: at('decided_at'),
    reason: text('reason').notNull().default(''),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('colleague_requests_open')
      .on(t.asked_at)
      .where(sql`status = 'asked'`),
  ],
);

/** The way of a new colleague to a password: 256 random bits, kept as a hash, good once and for some days (PER-25). */
export const invitations = companyTable('invitations', ['token_hash'], {
  token_hash: text('token_hash').notNull(),
  user_id: uuid('user_id').notNull(),
  created_at: at('created_at').notNull(),
  expires_at: at('expires_at').notNull(),
  used_at: at('used_at'),
});
export type RequestRow = typeof colleagueRequests.$inferSelect;
