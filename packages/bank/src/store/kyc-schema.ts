/** KYC: the working copy of each company, every submission as it was, and the people the bank knows. */
import type { KycReason as ReasonCode, KycStep } from '@bankside/core/rules/kyc/kyc.ts';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, company, companyTable } from './columns.ts';

/** Answers by field name; people as lists of rows with a person_id (rules/kyc/kyc.ts). */
export type KycAnswers = Record<string, unknown>;
const answers = (name: KycStep) => jsonb(name).$type<KycAnswers>().notNull().default({});
export type KycReason = { path: string; code: ReasonCode; text: string };
export type Correction = {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  readonly by: string;
  readonly user_id: string;
  readonly at: string;
};

/** What the client is filling in, step by step, as it was typed. */
export const kycFiles = pgTable('kyc_files', {
  company_id: company().primaryKey(),
  corporate: answers('corporate'),
  company: answers('company'),
  shareholder: answers('shareholder'),
  trading: answers('trading'),
  step_done: jsonb('step_done').$type<boolean[]>().notNull().default([false, false, false, false]),
  /** A count for each step: a save names the one it has seen. */
  step_versions: jsonb('step_versions').$type<number[]>().notNull().default([1, 1, 1, 1]),
  saved_at: at('saved_at'),
  saved_by: uuid('saved_by'),
  /** Of the whole file. */
  version: integer('version').notNull().default(1),
});

/** A frozen copy, as it was submitted (KYC-21). None is ever removed: they are the history. */
export const kycSubmissions = companyTable(
  'kyc_submissions',
  ['submission_id'],
  {
    submission_id: uuid('submission_id').notNull(),
    kind: text('kind').$type<'first' | 'change'>().notNull(),
    status: text('status').$type<'pending' | 'approved' | 'rejected' | 'replaced'>().notNull().default('pending'),
    corporate: answers('corporate'),
    company: answers('company'),
    shareholder: answers('shareholder'),
    trading: answers('trading'),
    /** The count of the whole file that it is a copy of: the same one submitted twice is one. */
    file_version: integer('file_version').notNull(),
    submitted_by: uuid('submitted_by').notNull(),
    submitted_at: at('submitted_at').notNull(),
    corrections: jsonb('corrections').$type<Correction[]>().notNull().default([]),
    decided_by: uuid('decided_by'),
    decided_at: at('decided_at'),
    reason: text('reason').notNull().default(''),
    failure_text: text('failure_text').notNull().default(''),
    reasons: jsonb('reasons').$type<KycReason[]>().notNull().default([]),
  },
  (t) => [
    index('kyc_submissions_pending')
      .on(t.submitted_at)
      .where(sql`status = 'pending'`),
  ],
);

/** What happened to a file, newest last; `at` and `seq` order it. */
export const kycHistory = companyTable('kyc_history', ['seq'], {
  seq: integer('seq').notNull(),
  at: at('at').notNull(),
  event: text('event').notNull(),
  by: uuid('by').notNull(),
  reason: text('reason').notNull().default(''),
  /** Which fields it was about, where it was about some. */
  paths: jsonb('paths').$type<string[]>().notNull().default([]),
});

/** Directors, officers and shareholders of approved files; person_id is that of the file, so that what refers to one goes on doing so. */
export const kycPeople = companyTable('kyc_people', ['person_id'], {
  person_id: uuid('person_id').notNull(),
  /** director, officer, shareholder */
  role: text('role').notNull(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  details: jsonb('details').$type<KycAnswers>().notNull(),
});
