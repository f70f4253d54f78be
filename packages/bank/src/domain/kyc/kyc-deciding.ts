/** What the bank's decisions on KYC do to the data: which copy they concern, who may not take them, what comes into force. */
import { kycLists, kycSteps, type KycList } from '@bankside/core/rules/kyc/kyc.ts';
import { and, desc, eq, ne } from 'drizzle-orm';
import { kycFiles, kycPeople, kycSubmissions, type Correction } from '../../store/kyc-schema.ts';
import { companies, users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { kycPlace, kycRows, stepsOf, withKycValue, type KycCopy } from './kyc-values.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import { rowsOf } from '../../store/rows-of.ts';

export type Submission = typeof kycSubmissions.$inferSelect;

/** The copy under review; a company has one at most. */
export async function pendingSubmission(db: Db, company_id: string): Promise<Submission | null> {
  const [row] = await db
    .select()
    .from(kycSubmissions)
    .where(rowsOf(kycSubmissions, { company_id, status: 'pending' }));
  return row ?? null;
}

/** The copy that was approved last: what is in force. */
export async function approvedSubmission(db: Db, company_id: string): Promise<Submission | null> {
  const [row] = await db
    .select()
    .from(kycSubmissions)
    .where(rowsOf(kycSubmissions, { company_id, status: 'approved' }))
    .orderBy(desc(kycSubmissions.decided_at), desc(kycSubmissions.submission_id))
    .limit(1);
  return row ?? null;
}

const peopleIn = (copy: KycCopy) =>
  (Object.keys(kycLists) as KycList[]).flatMap((list) => kycRows(copy[kycLists[list].step], list).map((row) => ({ list, row })));

const spoken = (name: unknown) => (typeof name === 'string' ? name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase() : '');
const sameName = (name: unknown, other: string) => spoken(name) !== '' && spoken(name) === spoken(other);

/**
 * Four eyes: a person who corrected the copy, or an earlier one whose words still are in it, or is one of the client's people,
 * does not approve it. Staff and client have accounts of their own, so a person is known here by name; a namesake has to
 * ask a colleague, too.
 */
export async function isSameReviewer(db: Db, submission: Submission, person: Person): Promise<boolean> {
  const { company_id, submission_id, corporate } = submission;
  const open = await db
    .select({ id: kycSubmissions.submission_id, corrections: kycSubmissions.corrections })
    .from(kycSubmissions)
    .where(and(eq(kycSubmissions.company_id, company_id), ne(kycSubmissions.status, 'approved')));
  const edited = open.some(({ id, corrections }) =>
    corrections.some(
      ({ user_id, path, after }) => user_id === person.user_id && (id === submission_id || kycPlace(submission, path)?.value === after),
    ),
  );
  if (edited) return true;
  const inForce = await db.select({ name: kycPeople.name }).from(kycPeople).where(eq(kycPeople.company_id, company_id));
  const accounts = await db.select({ name: users.full_name }).from(users).where(eq(users.company_id, company_id));
  const named = [...peopleIn(submission).map(({ row }) => row['name']), corporate['declarant_name']];
  return [...named, ...[...inForce, ...accounts].map(({ name }) => name)].some((name) => sameName(name, person.full_name));
}

const roles = { directors: 'director', officers: 'officer', shareholders: 'shareholder' } as const;
const roleOf = (list: KycList) => (list === 'authorised_persons' ? null : roles[list]);

/**
 * What the bank approved is what it calls the company and its people from now on: each person under the id that the client's file
 * gave, so that what refers to one goes on doing so.
 */
export async function takeInForce(db: Db, submission: Submission): Promise<void> {
  const { company_id } = submission;
  const rows = peopleIn(submission).flatMap(({ list, row: { person_id, name, ...details } }) => {
    const role = roleOf(list);
    return role ? [{ company_id, person_id, role, name: String(name), details }] : [];
  });
  await db.delete(kycPeople).where(eq(kycPeople.company_id, company_id));
  if (rows.length > 0) await db.insert(kycPeople).values(rows.map((row, position) => ({ ...row, position })));
  const { name, company_type } = submission.company;
  await db
    .update(companies)
    .set({ project_name: String(name), company_type: String(company_type) })
    .where(eq(companies.company_id, company_id));
}

/**
 * What staff corrected goes into the client's working copy too, as soon as the client may edit it and at the latest with the
 * decision, where the client has not written something else meanwhile.
 * The step counts on, so that a window that shows the old text hears of it at its next save.
 */
export async function takeCorrections(
  db: Db,
  { company_id, corrections }: { readonly company_id: string; readonly corrections: readonly Correction[] },
  by: { readonly user_id: string; readonly now: Date },
): Promise<void> {
  if (corrections.length === 0) return;
  const [file] = await db.select().from(kycFiles).where(eq(kycFiles.company_id, company_id)).for('update');
  if (!file) return;
  const before = stepsOf(file);
  const after = corrections.reduce((copy, { path, before: was, after: is }) => {
    const place = kycPlace(copy, path);
    return place && place.value === was ? withKycValue(copy, place, is) : copy;
  }, before);
  const touched = kycSteps.map((step) => after[step] !== before[step]);
  if (!touched.includes(true)) return;
  await db
    .update(kycFiles)
    .set({
      ...after,
      step_versions: file.step_versions.map((count, index) => (touched[index] ? count + 1 : count)),
      version: file.version + 1,
      saved_at: by.now,
      saved_by: by.user_id,
    })
    .where(eq(kycFiles.company_id, company_id));
}

/** Writes the answers of a copy under review again, with what was corrected. */
export async function correctSubmission(db: Db, submission: Submission, copy: KycCopy, corrections: readonly Correction[]): Promise<void> {
  const { company_id, submission_id } = submission;
  await db
    .update(kycSubmissions)
    .set({ ...stepsOf(copy), corrections: [...submission.corrections, ...corrections] })
    .where(rowsOf(kycSubmissions, { company_id, submission_id }));
}
