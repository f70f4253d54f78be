/** The yearly fees of issued cards. */
import { sql } from 'drizzle-orm';
import { date, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, companyTable, minor } from './columns.ts';

/** The fee of a card for one year. */
export const annualFees = companyTable(
  'annual_fees',
  ['fee_id'],
  {
    fee_id: uuid('fee_id').notNull(),
    card_id: uuid('card_id').notNull(),
    period_from: date('period_from', { mode: 'string' }).notNull(),
    due_date: date('due_date', { mode: 'string' }).notNull(),
    /** Cents. */
    fee: minor('fee').notNull(),
    status: text('status').notNull(),
    paid_amount: minor('paid_amount'),
    paid_currency: text('paid_currency').notNull().default(''),
    paid_at: at('paid_at'),
    hold_id: uuid('hold_id'),
    transaction_id: uuid('transaction_id'),
    remark: text('remark').notNull().default(''),
    noticed_at: at('noticed_at'),
    created_at: at('created_at').notNull(),
    updated_at: at('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('annual_fees_period').on(t.company_id, t.card_id, t.period_from),
    index('annual_fees_open')
      .on(t.due_date)
      .where(sql`status in ('unpaid', 'overdue', 'pending')`),
  ],
);

export const annualFeeEvents = companyTable('annual_fee_events', ['fee_id', 'seq'], {
  fee_id: uuid('fee_id').notNull(),
  seq: integer('seq').notNull(),
  at: at('at').notNull(),
  event: text('event').notNull(),
  actor: text('actor').notNull(),
  user_id: uuid('user_id'),
  name: text('name').notNull().default(''),
  note: text('note').notNull().default(''),
});
