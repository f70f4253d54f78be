/**
 * The bank's tables, without the ledger's (ledger-schema.ts). company_id is first in every key, so that the same
 * schema can be distributed by company (ARC-08). The exceptions are `directory`,
 * which finds the company of an email address, and the bank-wide rows that belong to no company.
 */
import type { kycChanges } from '@bankside/core/rules/access/company-status.ts';
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, company, companyTable } from './columns.ts';

export const companies = pgTable('companies', {
  company_id: uuid('company_id').primaryKey(),
  project_name: text('project_name').notNull(),
  account_number: text('account_number').notNull().unique(),
  reference: text('reference').notNull().unique(),
  company_abbreviation: text('company_abbreviation').notNull().default(''),
  company_type: text('company_type').notNull().default('corporate'),
  approve_status: integer('approve_status').notNull(),
  kyc_status: integer('kyc_status').notNull(),
  change_kyc_switch: boolean('change_kyc_switch').notNull().default(false),
  have_contract: boolean('have_contract').notNull().default(false),
  /** kycChanges of rules/kyc/kyc.ts: a change of an approved company (KYC-23). */
  kyc_change_status: text('kyc_change_status').$type<(typeof kycChanges)[number]>().notNull().default('none'),
  kyc_refuse_reason: text('kyc_refuse_reason').notNull().default(''),
  kyc_failure_text: text('kyc_failure_text').notNull().default(''),
  relationship_manager: text('relationship_manager').notNull().default(''),
  invite_code: text('invite_code'),
  opened_on: at('opened_on').notNull(),
  version: integer('version').notNull().default(1),
});

export const users = companyTable(
  'users',
  ['user_id'],
  {
    user_id: uuid('user_id').notNull(),
    email: text('email').notNull(),
    username: text('username').notNull(),
    full_name: text('full_name').notNull(),
    country_code: text('country_code').notNull().default(''),
    phone: text('phone').notNull().default(''),
    avatar: text('avatar').notNull().default(''),
    password_hash: text('password_hash').notNull(),
    /** When it was last set by a mailed code. */
    password_reset_at: at('password_reset_at'),
    user_type: integer('user_type').notNull(),
    authjson: jsonb('authjson').$type<string[]>().notNull().default([]),
    group_name: text('group_name').notNull().default(''),
    /** What the person may send away and put on cards in a day (PER-26); empty: no limit of their own. */
    daily_usd: text('daily_usd').notNull().default(''),
    status: text('status').notNull().default('active'),
    language: text('language').notNull().default('en'),
    terms_version: text('terms_version').notNull().default(''),
    terms_accepted_at: at('terms_accepted_at'),
    last_sign_in_at: at('last_sign_in_at'),
    created_at: at('created_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('users_username').on(t.company_id, t.username),
    foreignKey({ columns: [t.company_id], foreignColumns: [companies.company_id] }),
  ],
);

/** Which company an email address belongs to: the one look-up that cannot know the company beforehand. */
export const directory = pgTable('directory', {
  email: text('email').primaryKey(),
  company_id: company(),
  user_id: uuid('user_id').notNull(),
});

/** Answers to writes by Idempotency-Key, encrypted, because some hold a token. */
export const idempotency = companyTable('idempotency', ['key'], {
  key: text('key').notNull(),
  request_hash: text('request_hash').notNull(),
  response: text('response'),
  created_at: at('created_at').notNull(),
});

/** Mail, written in the transaction that causes it; a job sends it. Without SMTP_URL this is the inbox of the sandbox. */
export const outbox = companyTable(
  'outbox',
  ['mail_id'],
  {
    mail_id: uuid('mail_id').notNull(),
    recipient: text('recipient').notNull(),
    language: text('language').notNull(),
    template: text('template').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    created_at: at('created_at').notNull(),
    not_after: at('not_after'),
    next_try_at: at('next_try_at').notNull(),
    sent_at: at('sent_at'),
    attempts: integer('attempts').notNull().default(0),
    state: text('state').notNull().default('ready'),
  },
  (t) => [
    index('outbox_ready')
      .on(t.next_try_at)
      .where(sql`state = 'ready'`),
  ],
);

export const files = companyTable('files', ['file_key'], {
  file_key: text('file_key').notNull(),
  user_id: uuid('user_id').notNull(),
  slot: text('slot').notNull(),
  name: text('name').notNull(),
  content_type: text('content_type').notNull(),
  size: integer('size').notNull(),
  sha256: text('sha256').notNull().default(''),
  /** granted, receiving (its bytes come in), arrived, stored (parsed and kept), claimed (something refers to it), refused */
  state: text('state').notNull(),
  created_at: at('created_at').notNull(),
  expires_at: at('expires_at'),
});

export const submissions = companyTable(
  'document_submissions',
  ['submission_id'],
  {
    submission_id: uuid('submission_id').notNull(),
    status: text('status').notNull(),
    company_type: text('company_type').notNull(),
    files: jsonb('files').$type<{ slot: string; file_key: string; name: string; size: number }[]>().notNull(),
    submitted_by: uuid('submitted_by').notNull(),
    submitted_at: at('submitted_at').notNull(),
    decided_by: uuid('decided_by'),
    decided_at: at('decided_at'),
    reason: text('reason').notNull().default(''),
  },
  (t) => [
    index('submissions_pending')
      .on(t.submitted_at)
      .where(sql`status = 'pending'`),
  ],
);

/** What a client asked of people at the bank: a relationship manager, or feedback. */
export const tasks = companyTable(
  'tasks',
  ['task_id'],
  {
    task_id: uuid('task_id').notNull(),
    kind: text('kind').notNull(),
    type: text('type').notNull().default(''),
    user_id: uuid('user_id').notNull(),
    content: text('content').notNull().default(''),
    contact: text('contact').notNull().default(''),
    files: jsonb('files').$type<string[]>().notNull().default([]),
    state: text('state').notNull().default('open'),
    reply: text('reply').notNull().default(''),
    created_at: at('created_at').notNull(),
    closed_at: at('closed_at'),
  },
  (t) => [
    index('tasks_open')
      .on(t.created_at)
      .where(sql`state = 'open'`),
  ],
);

export { auditHeads, auditLines } from './audit-schema.ts';

/** Bank-wide values that several processes share: secrets made at the first start, the sandbox's clock. */
export const settings = pgTable('settings', { name: text('name').primaryKey(), value: jsonb('value').notNull() });

export const inviteCodes = pgTable('invite_codes', { code: text('code').primaryKey(), introducer: text('introducer').notNull() });
