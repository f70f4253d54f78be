/** A new application, from a link or from somebody signed in: number, names, files, the first event, notices to everybody; all in the caller's transaction. */
import { fullName } from '@bankside/core/rules/full-name.ts';
import { randomInt } from 'node:crypto';
import { dayIn } from '@bankside/core/i18n/dates.ts';
import { cardApplication } from '@bankside/core/rules/lifecycles/card-application.ts';
import { verification } from '@bankside/core/rules/lifecycles/verification.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { cardApplications } from '../../store/card-schema.ts';
import type { Db } from '../../store/store.ts';
import { reserveNames } from './applicants.ts';
import { namedFiles, type Form } from './application-form.ts';
import { tellOfApplication, viewToken } from './application-news.ts';
import { noteEvent, type By, type Row } from './applications.ts';
import { claimFiles } from '../files/files.ts';
import { sha256 } from '../../platform/secrets.ts';
import type { Owner } from './upload-owner.ts';

/** Letters and digits that cannot be taken for each other: people read it out on the telephone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 'CA-251118-7K3F9Q': the day at the bank and six characters of chance. It opens nothing by itself. */
export const newNumber = (bank: Bank, now: Date): string =>
  `CA-${dayIn(now, bank.policy.bank.timeZone).slice(2).replaceAll('-', '')}-${Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;

export const viewTokenHash = (bank: Bank, which: Pick<Row, 'company_id' | 'application_id'>): string => sha256(viewToken(bank, which));

export type Intake = {
  readonly company_id: string;
  readonly application_id: string;
  /** As it is kept: domain/cards/application-form.ts; a director in it is one of the KYC's. */
  readonly kept: Readonly<Record<string, unknown>>;
  readonly form: Form;
  readonly owner: Owner;
  readonly by: By;
  readonly language: string;
  readonly now: Date;
  /** What differs by the way it came. */
  readonly came: Pick<Row, 'source' | 'variant' | 'link_id' | 'submitted_by' | 'introducer'>;
  /** The draft that it was, of somebody signed in. */
  readonly draft?: Row;
};

/** Refuses emailTaken, usernameTaken, fileMissing at their fields. */
export async function takeIn(bank: Bank, db: Db, intake: Intake): Promise<Row> {
  const { company_id, application_id, kept, form, owner, came, now, draft } = intake;
  await reserveNames(db, { company_id, application_id, username: form.username, email: form.email });
  await claimFiles(db, owner, namedFiles(kept));
  const values = {
    ...came,
    ...columnsOf(form, kept),
    status: String(cardApplication.states.pending.wire),
    company_decision: '',
    verification_status: String(verification.states.inProgress.wire),
    form: { ...kept },
    language: intake.language,
    reason: '',
    terms_version: bank.policy.terms.version,
    previous_id: await rejectedBefore(db, company_id, form.email),
    submitted_at: now,
    updated_at: now,
  };
  const row = await (draft ? becomes(db, draft, values) : insert(bank, db, { company_id, application_id }, values, now));
  const from = draft?.status ?? '';
  await noteEvent(db, row, { event: 'submit', by: intake.by, reason: '', from, now });
  await tellOfApplication(bank, db, row, 'submit', from, now);
  return row;
}

const columnsOf = (form: Form, kept: Intake['kept']) => ({
  applicant_type: form.applicant_type,
  director_id: typeof kept['director_id'] === 'string' ? kept['director_id'] : null,
  holder_name: fullName({ ...kept, ...form }),
  username: form.username,
  email: form.email,
});

/** applyAgain: the new one is linked to the one that was rejected. */
async function rejectedBefore(db: Db, company_id: string, email: string): Promise<string | null> {
  const [old] = await db
    .select({ id: cardApplications.application_id })
    .from(cardApplications)
    .where(
      and(
        eq(cardApplications.company_id, company_id),
        eq(cardApplications.email, email),
        eq(cardApplications.status, String(cardApplication.states.rejected.wire)),
      ),
    )
    .orderBy(desc(cardApplications.updated_at))
    .limit(1);
  return old?.id ?? null;
}

type Values = Omit<
  typeof cardApplications.$inferInsert,
  'company_id' | 'application_id' | 'application_no' | 'view_token_hash' | 'created_at'
>;

export async function insert(
  bank: Bank,
  db: Db,
  which: Pick<Row, 'company_id' | 'application_id'>,
  values: Values,
  now: Date,
): Promise<Row> {
  const [row] = await db
    .insert(cardApplications)
    .values({ ...which, ...values, application_no: newNumber(bank, now), view_token_hash: viewTokenHash(bank, which), created_at: now })
    .returning();
  if (!row) throw new Error('the new application is not there');
  return row;
}

export async function becomes(db: Db, { company_id, application_id, version }: Row, values: Partial<Values>): Promise<Row> {
  const [row] = await db
    .update(cardApplications)
    .set({ ...values, version: version + 1 })
    .where(and(eq(cardApplications.company_id, company_id), eq(cardApplications.application_id, application_id)))
    .returning();
  if (!row) throw new Error('the application is gone while it was locked');
  return row;
}
