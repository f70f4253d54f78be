/** Payments from a file (TRF-29): the file as one order, and each of its rows with the transfer that it became. */
import { integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { at, companyTable, minor } from '../columns.ts';

type Total = { readonly currency: string; readonly count: number; readonly amount: string; readonly fees: string };

/** The heading as it is compared; `nth`: which of several that are called so. */
export type KnownColumn = { readonly field: string; readonly heading: string; readonly nth: number };

export const paymentFiles = companyTable('payment_files', ['file_id'], {
  file_id: uuid('file_id').notNull(),
  file_name: text('file_name').notNull(),
  status: text('status').notNull(),
  totals: jsonb('totals').$type<readonly Total[]>().notNull(),
  /** How many others agree to it, by the rules of the day it was ordered, and who has, by user_id. */
  approvers: integer('approvers').notNull(),
  approved_by: jsonb('approved_by').$type<readonly string[]>().notNull().default([]),
  reason: text('reason').notNull().default(''),
  created_by: uuid('created_by').notNull(),
  created_at: at('created_at').notNull(),
  version: integer('version').notNull().default(1),
});

/** Which column is which field, in files with these headings (TRF-32). */
export const paymentColumns = companyTable('payment_columns', ['headings'], {
  /** The hash of the set of headings. */
  headings: text('headings').notNull(),
  columns: jsonb('columns').$type<readonly KnownColumn[]>().notNull(),
  kept_by: uuid('kept_by').notNull(),
  kept_at: at('kept_at').notNull(),
});

export const paymentFileRows = companyTable('payment_file_rows', ['file_id', 'line'], {
  file_id: uuid('file_id').notNull(),
  /** Its number in the spreadsheet. */
  line: integer('line').notNull(),
  payee_id: uuid('payee_id').notNull(),
  payee: text('payee').notNull(),
  bank_account_number: text('bank_account_number').notNull(),
  currency: text('currency').notNull(),
  amount: minor('amount').notNull(),
  purpose: text('purpose').notNull(),
  reference: text('reference').notNull(),
  transaction_id: uuid('transaction_id'),
});
