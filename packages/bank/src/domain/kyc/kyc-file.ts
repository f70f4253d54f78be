/** A company's KYC as it is being filled in, and what the bank already knows of a step that nobody has touched. */
import { documents } from '@bankside/core/rules/lifecycles/documents.ts';
import { kyc } from '@bankside/core/rules/lifecycles/kyc.ts';
import { choices, stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { kycSteps, type KycStep } from '@bankside/core/rules/kyc/kyc.ts';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { kycFiles, kycSubmissions, type KycAnswers } from '../../store/kyc-schema.ts';
import { companies } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import type { KycCopy } from './kyc-values.ts';
import { lastSubmission } from './submissions.ts';

export type KycFile = typeof kycFiles.$inferSelect;
export type Submission = typeof kycSubmissions.$inferSelect;
type Company = typeof companies.$inferSelect;

export async function kycFileOf(db: Db, company_id: string): Promise<KycFile> {
  const [file] = await db.select().from(kycFiles).where(eq(kycFiles.company_id, company_id));
  if (!file) throw new Error('the company has no KYC file');
  return file;
}

/** The company's row is the lock of its KYC: saving, submitting and deciding wait for each other. */
export async function lockKyc(db: Db, company_id: string): Promise<{ company: Company; file: KycFile }> {
  const [company] = await db.select().from(companies).where(eq(companies.company_id, company_id)).for('update');
  if (!company) throw new Error('the session has no company');
  return { company, file: await kycFileOf(db, company_id) };
}

/** A window that shows the file finds at its next look that another one is there, and that it may not save over it. */
export async function countOn(db: Db, company_id: string): Promise<void> {
  const { step_versions, version } = await kycFileOf(db, company_id);
  await db
    .update(kycFiles)
    .set({ step_versions: step_versions.map((count) => count + 1), version: version + 1 })
    .where(eq(kycFiles.company_id, company_id));
}

/** Under review and once approved only while the bank has opened it (KYC-23). */
export const isEditable = ({ kyc_status, change_kyc_switch }: Pick<Company, 'kyc_status' | 'change_kyc_switch'>): boolean =>
  change_kyc_switch || choices(kyc, stateOf(kyc, kyc_status), 'client').includes('submit');

/** The newest submission. */
export async function lastSubmitted(db: Db, company_id: string): Promise<Submission | undefined> {
  const [row] = await db
    .select()
    .from(kycSubmissions)
    .where(eq(kycSubmissions.company_id, company_id))
    .orderBy(desc(kycSubmissions.submitted_at), desc(kycSubmissions.submission_id))
    .limit(1);
  return row;
}

/** The copy that the bank decided on last: a revocation concerns the one in force, also when a change was refused since. */
export async function lastDecided(db: Db, company_id: string): Promise<Submission | undefined> {
  const [row] = await db
    .select()
    .from(kycSubmissions)
    .where(and(eq(kycSubmissions.company_id, company_id), isNotNull(kycSubmissions.decided_at)))
    .orderBy(desc(kycSubmissions.decided_at), desc(kycSubmissions.submission_id))
    .limit(1);
  return row;
}

const knownDocuments: Readonly<Record<string, KycStep>> = {
  corporate_declaration: 'corporate',
  certificate_of_incorporation: 'company',
  company_profile: 'company',
  aml_questionnaire: 'company',
};

/** From the company's opening and the documents that the bank accepted. */
async function firstValues(db: Db, { company_id, project_name, company_type }: Company): Promise<KycCopy> {
  const first: Record<KycStep, KycAnswers> = {
    corporate: {},
    company: { name: project_name, company_type },
    shareholder: {},
    trading: {},
  };
  const { row } = await lastSubmission(db, company_id);
  for (const { slot, file_key } of row?.status === documents.states.success.wire ? row.files : []) {
    const step = knownDocuments[slot];
    if (step) first[step][slot] = file_key;
  }
  return first;
}

export const stepCount = (file: KycFile, step: KycStep): number => file.step_versions[kycSteps.indexOf(step)] ?? 1;

/** The file as its writer sees it: what is saved, and first values in steps that were never saved. */
export async function seenKyc(db: Db, company: Company, file: KycFile): Promise<KycCopy> {
  const first = await firstValues(db, company);
  const seen = (step: KycStep) => (stepCount(file, step) === 1 ? { ...first[step], ...file[step] } : file[step]);
  return { corporate: seen('corporate'), company: seen('company'), shareholder: seen('shareholder'), trading: seen('trading') };
}
