/** What people keep beside the records of money: the company's note on one, and a person's filters by name. */
import { integer, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core';
import { at, companyTable } from './columns.ts';

export const recordNotes = companyTable('record_notes', ['transaction_id'], {
  transaction_id: uuid('transaction_id').notNull(),
  text: text('text').notNull(),
  written_by: uuid('written_by').notNull(),
  at: at('at').notNull(),
  version: integer('version').notNull().default(1),
});

export const savedFilters = companyTable(
  'saved_filters',
  ['filter_id'],
  {
    filter_id: uuid('filter_id').notNull(),
    user_id: uuid('user_id').notNull(),
    name: text('name').notNull(),
    query: jsonb('query').$type<Record<string, string>>().notNull(),
  },
  (t) => [unique('saved_filters_name').on(t.company_id, t.user_id, t.name)],
);
