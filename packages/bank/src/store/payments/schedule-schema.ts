/** Payments on days to come (TRF-26), and what became of each of their days: one row a day, so that no day is paid twice. */
import type { Repeat, runOutcomes, ScheduleTrouble } from '@bankside/core/rules/money/schedules.ts';
import { sql } from 'drizzle-orm';
import { date, index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { at, companyTable, minor } from '../columns.ts';

export const schedules = companyTable(
  'schedules',
  ['schedule_id'],
  {
    schedule_id: uuid('schedule_id').notNull(),
    payee_id: uuid('payee_id').notNull(),
    /** As it was ordered and proven: a payee with another account is not paid by it. */
    payee: text('payee').notNull(),
    bank_account_number: text('bank_account_number').notNull(),
    currency: text('currency').notNull(),
    amount: minor('amount').notNull(),
    purpose: text('purpose').notNull(),
    reference: text('reference').notNull(),
    every: text('every').$type<Repeat>().notNull(),
    first_on: date('first_on', { mode: 'string' }).notNull(),
    until: date('until', { mode: 'string' }),
    times: integer('times'),
    /** Steps since `first_on`, and all days since it was ordered. */
    step: integer('step').notNull().default(0),
    done: integer('done').notNull().default(0),
    status: text('status').notNull(),
    next_on: date('next_on', { mode: 'string' }),
    /** Why it waits or was stopped. */
    trouble: text('trouble').$type<ScheduleTrouble | ''>().notNull().default(''),
    retry_at: at('retry_at'),
    created_by: uuid('created_by').notNull(),
    created_at: at('created_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('schedules_due')
      .on(t.next_on)
      .where(sql`status = 'active'`),
  ],
);

export const scheduleRuns = companyTable('schedule_runs', ['schedule_id', 'due_on'], {
  schedule_id: uuid('schedule_id').notNull(),
  due_on: date('due_on', { mode: 'string' }).notNull(),
  outcome: text('outcome').$type<(typeof runOutcomes)[number]>().notNull(),
  transaction_id: uuid('transaction_id'),
  reason: text('reason').$type<ScheduleTrouble | ''>().notNull().default(''),
  at: at('at').notNull(),
});
