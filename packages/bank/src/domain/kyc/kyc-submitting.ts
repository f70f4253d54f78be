/** A KYC file is submitted: a frozen copy for the bank's staff, and notices to everybody (KYC-21). */
import { kyc } from '@bankside/core/rules/lifecycles/kyc.ts';
import { stateOf, step } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import type { KycEvent } from '@bankside/core/rules/kyc/kyc.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { eq, sql } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { Invalid, Refusal } from '../../platform/refusal.ts';
import { kycSubmissions } from '../../store/kyc-schema.ts';
import { companies } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { audit } from '../../platform/audit.ts';
import { orderedId } from '../../platform/ids.ts';
import { against, fileFaults, wholeStep } from './kyc-checks.ts';
import { isEditable, lastSubmitted, lockKyc, type KycFile } from './kyc-file.ts';
import { addKycHistory } from './kyc-history.ts';
import type { KycCopy } from './kyc-values.ts';
import { mailOwner, notify, webhookEvent } from '../messages/notify.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import { rowsOf } from '../../store/rows-of.ts';

type By = { readonly bank: Bank; readonly db: Db; readonly person: Person; readonly language: Language; readonly now: Date };
type Company = typeof companies.$inferSelect;
type SubmitEvent = Extract<KycEvent, 'submit' | 'resubmit' | 'submitChange'>;
export type Submitted = Pick<Company, 'kyc_status' | 'kyc_change_status'> & { readonly submitted_at: Date; readonly already: boolean };

const events: Readonly<Record<string, SubmitEvent>> = {
  incomplete: 'submit',
  rejected: 'submit',
  pendingReview: 'resubmit',
  approved: 'submitChange',
};

/** Freezes what is there; a copy that still waits is replaced by it. */
async function freeze(db: Db, file: KycFile, event: SubmitEvent, person: Person, now: Date): Promise<void> {
  const { company_id, user_id } = person;
  await db
    .update(kycSubmissions)
    .set({ status: 'replaced' })
    .where(rowsOf(kycSubmissions, { company_id, status: 'pending' }));
  const copy: KycCopy = {
    corporate: wholeStep('corporate', file.corporate),
    company: wholeStep('company', file.company),
    shareholder: wholeStep('shareholder', file.shareholder),
    trading: wholeStep('trading', file.trading),
  };
  await db.insert(kycSubmissions).values({
    ...copy,
    company_id,
    submission_id: orderedId(),
    kind: event === 'submitChange' ? 'change' : 'first',
    file_version: file.version,
    submitted_by: user_id,
    submitted_at: now,
  });
}

/**
 * The same version submitted twice is one submission. Refuses kycNotEditable, changedMeanwhile when the file has gone on since it was
 * read, kycIncomplete with every field that breaks a rule, by path.
 */
export async function submitKyc(version: number, { bank, db, person, language, now }: By): Promise<Submitted> {
  const { company_id, user_id } = person;
  const { company, file } = await lockKyc(db, company_id);
  const last = await lastSubmitted(db, company_id);
  if (last?.status === 'pending' && last.file_version === version)
    return { kyc_status: company.kyc_status, kyc_change_status: company.kyc_change_status, submitted_at: last.submitted_at, already: true };
  if (!isEditable(company)) throw new Refusal('kycNotEditable');
  if (file.version !== version) throw new Refusal('changedMeanwhile');
  const faults = fileFaults(file, against(bank, file, now), language);
  if (faults.length > 0) throw new Invalid(faults, 'kycIncomplete');
  const before = stateOf(kyc, company.kyc_status);
  const event = events[before];
  const after = event && step(kyc, before, event, 'client');
  if (!event || !after) throw new Refusal('kycNotEditable');
  await freeze(db, file, event, person, now);
  const kyc_status = Number(kyc.states[after].wire);
  const kyc_change_status = event === 'submitChange' ? 'pending' : 'none';
  await db
    .update(companies)
    .set({ kyc_status, kyc_change_status, kyc_refuse_reason: '', kyc_failure_text: '', version: sql`${companies.version} + 1` })
    .where(eq(companies.company_id, company_id));
  await addKycHistory(db, { company_id, event, by: user_id, now });
  await audit(db, { company_id, actor: user_id, action: `kyc.${event}`, subject: 'company', from: before, to: after, at: now });
  await tell(bank, db, company, { kyc_status, kyc_change_status }, now);
  return { kyc_status, kyc_change_status, submitted_at: now, already: false };
}

async function tell(bank: Bank, db: Db, company: Company, is: Omit<Submitted, 'submitted_at' | 'already'>, now: Date): Promise<void> {
  const { company_id, kyc_status: previous_kyc_status } = company;
  await webhookEvent(db, company_id, 'kyc_change', { ...is, previous_kyc_status, reason: '' }, now);
  const kind = is.kyc_change_status === 'pending' ? 'kyc_change_submitted' : 'kyc_submitted';
  const days = String(bank.policy.leadTimes.reviewDays);
  await notify(db, { company_id, kind, params: { days }, now });
  await mailOwner(bank, db, company_id, kind, { days }, now);
}
