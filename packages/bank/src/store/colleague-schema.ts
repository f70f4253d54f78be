/** What a company's people ask for: a right, a new colleague, a change, an end. */
import { date, text, uuid } from 'drizzle-orm/pg-core';
import { at, companyTable } from './columns.ts';

/** Somebody asked the main account for a right: one row a day for each, in the bank's days (PER-20). */
export const rightAsks = companyTable('right_asks', ['user_id', 'code', 'day'], {
  user_id: uuid('user_id').notNull(),
  code: text('code').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  asked_at: at('asked_at').notNull(),
});
