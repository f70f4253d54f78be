/** Acts of the bank's staff that count towards a sum, and those that wait for a second person. */
import { sql } from 'drizzle-orm';
import { index, jsonb, numeric, text, uuid } from 'drizzle-orm/pg-core';
import { at, companyTable } from './columns.ts';

/** Of the client's company. `user_id` is who asked for it. */
export const staffActs = companyTable(
  'staff_acts',
  ['act_id'],
  {
    act_id: uuid('act_id').notNull(),
    /** rules/access/staff-acts.ts */
    act: text('act').notNull(),
    family: text('family').notNull(),
    /** 'transaction:<id>', 'company'; 'act:<act_id>' where nothing is there yet. */
    subject: text('subject').notNull(),
    /** done: by one person. waiting, then confirmed or refused. */
    state: text('state').notNull(),
    usd_cents: numeric('usd_cents', { precision: 60, scale: 0, mode: 'bigint' }).notNull(),
    user_id: uuid('user_id').notNull(),
    at: at('at').notNull(),
    /** Of what waits: the call, its input and its key, and the two of them as one hash. */
    path: text('path').notNull().default(''),
    input: jsonb('input').$type<Record<string, unknown>>().notNull().default({}),
    key: text('key').notNull().default(''),
    digest: text('digest').notNull().default(''),
    /** What a second person is shown, by name. */
    facts: jsonb('facts').$type<Record<string, string>>().notNull().default({}),
    second_user_id: uuid('second_user_id'),
    second_at: at('second_at'),
    reason: text('reason').notNull().default(''),
  },
  (t) => [
    index('staff_acts_sums').on(t.company_id, t.user_id, t.at),
    index('staff_acts_waiting')
      .on(t.at)
      .where(sql`state = 'waiting'`),
  ],
);
