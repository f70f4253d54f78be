/** A company's KYC as staff see it: every submission beside its files, and what this person may do now. */
import type { kycWork } from '@bankside/core/contract/back-office/back-office-kyc.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import { kyc } from '@bankside/core/rules/lifecycles/kyc.ts';
import { choices, stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { invitedUntil } from '../../../domain/colleagues/invitations.ts';
import { mainAccountOf } from '../../../domain/identity/companies.ts';
import { fullNames, kycHistoryOf } from '../../../domain/kyc/kyc-history.ts';
import { kycFileKeys, kycPaperKeys, stepsOf } from '../../../domain/kyc/kyc-values.ts';
import { isSameReviewer, pendingSubmission, type Submission } from '../../../domain/kyc/kyc-deciding.ts';
import { openedBy, type PaperKey } from '../../../domain/staff/papers-opened.ts';
import type { Person } from '../../../platform/callers/sessions.ts';
import { kycSubmissions } from '../../../store/kyc-schema.ts';
import { files } from '../../../store/schema.ts';
import type { Db } from '../../../store/store.ts';
import type { Company } from '../company-rows.ts';

type KycCase = Out<typeof kycWork.kycCase>;
type Names = ReadonlyMap<string, string>;
type KycState = Pick<Company, 'kyc_status' | 'kyc_change_status' | 'change_kyc_switch'>;

/** The switch is for clients who could not edit without it (KYC-23). */
export const mayOpenChange = ({ kyc_status, change_kyc_switch }: KycState): boolean => {
  const state = stateOf(kyc, kyc_status);
  return !change_kyc_switch && (state === 'pendingReview' || state === 'approved');
};
/** Never while the client waits: a change that was submitted is decided first. */
export const mayCloseChange = ({ kyc_change_status, change_kyc_switch }: KycState): boolean =>
  change_kyc_switch && kyc_change_status !== 'pending';

const submissionAnswer = (row: Submission, names: Names): KycCase['submissions'][number] => ({
  submission_id: row.submission_id,
  kind: row.kind,
  status: row.status,
  submitted_at: row.submitted_at.toISOString(),
  submitted_by: names.get(row.submitted_by) ?? '',
  decided_at: row.decided_at?.toISOString() ?? null,
  decided_by: names.get(row.decided_by ?? '') ?? '',
  reason: row.reason,
  failure_text: row.failure_text,
  reasons: row.reasons,
  ...stepsOf(row),
});

const fileRows = (db: Db, company_id: string, keys: readonly string[]) =>
  db
    .select()
    .from(files)
    .where(and(eq(files.company_id, company_id), inArray(files.file_key, ['', ...keys])));

async function filesOf(db: Db, company_id: string, submissions: readonly Submission[], user_id: string): Promise<KycCase['files']> {
  const keys = [...new Set(submissions.flatMap((row) => kycFileKeys(row)))];
  const rows = await fileRows(db, company_id, keys);
  const opened = await openedBy(db, { company_id, user_id }, keys);
  return rows.map(({ file_key, name, size, content_type, created_at }) => ({
    file_key,
    name,
    size,
    content_type,
    uploaded_at: created_at.toISOString(),
    opened: opened.has(file_key),
  }));
}

/** What has to be opened before this copy is approved. */
export const papersOf = (db: Db, copy: Submission): Promise<PaperKey[]> => fileRows(db, copy.company_id, kycPaperKeys(copy));

/** `names` of the client's people and of the bank's. */
export async function kycCaseOf(db: Db, company: Company, person: Person): Promise<KycCase> {
  const { company_id, project_name, account_number, approve_status, kyc_status, kyc_change_status, change_kyc_switch, version } = company;
  const submissions = await db
    .select()
    .from(kycSubmissions)
    .where(eq(kycSubmissions.company_id, company_id))
    .orderBy(desc(kycSubmissions.submitted_at), desc(kycSubmissions.submission_id));
  const names = await fullNames(db, [company_id, person.company_id]);
  const owner = await mainAccountOf(db, company_id);
  const pending = await pendingSubmission(db, company_id);
  const events = choices(kyc, stateOf(kyc, kyc_status), 'bank');
  return {
    company_id,
    project_name,
    account_number,
    owner_name: owner?.full_name ?? '',
    owner_email: owner?.email ?? '',
    language: owner?.language ?? 'en',
    invited_until: (owner && (await invitedUntil(db, owner)))?.toISOString() ?? null,
    approve_status,
    kyc_status,
    kyc_change_status,
    change_kyc_switch,
    version,
    submissions: submissions.map((row) => submissionAnswer(row, names)),
    files: await filesOf(db, company_id, submissions, person.user_id),
    corrected: (pending?.corrections ?? []).map(({ path, before, after, by, at }) => ({ path, before, after, by, at })),
    history: await kycHistoryOf(db, company_id, names),
    may: {
      decide: pending !== null,
      sameReviewer: pending !== null && (await isSameReviewer(db, pending, person)),
      correct: pending !== null,
      revoke: events.includes('revoke'),
      openChange: mayOpenChange(company) || mayCloseChange(company),
    },
  };
}
