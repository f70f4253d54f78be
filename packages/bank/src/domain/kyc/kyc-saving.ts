/** One step of a KYC is saved: as it is typed, or whole (D-128). */
import { kyc } from '@bankside/core/rules/lifecycles/kyc.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { kycSteps, type KycStep } from '@bankside/core/rules/kyc/kyc.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { eq } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { Invalid, Refusal } from '../../platform/refusal.ts';
import { kycFiles, type KycAnswers } from '../../store/kyc-schema.ts';
import type { Db } from '../../store/store.ts';
import { audit } from '../../platform/audit.ts';
import { against, asFields, askedOnly, bankFaults, stepsDone } from './kyc-checks.ts';
import { isEditable, lockKyc, seenKyc, stepCount } from './kyc-file.ts';
import { claimNew, releaseDropped, stampSignatures } from './kyc-uploads.ts';
import { stepsOf, type KycCopy } from './kyc-values.ts';
import type { Person } from '../../platform/callers/sessions.ts';

export type StepSave = {
  readonly step: KycStep;
  readonly draft: boolean;
  /** The step's count as its writer has seen it. */
  readonly version: number;
  readonly values: KycAnswers;
};
type By = { readonly bank: Bank; readonly db: Db; readonly person: Person; readonly language: Language; readonly now: Date };
export type Saved = { readonly kyc_status: number; readonly step_done: boolean[]; readonly version: number; readonly saved_at: string };

/** A draft changes what it names; null takes an answer away. A whole step is all there is. */
function merged({ step, draft, values }: StepSave, before: KycAnswers): KycAnswers {
  const next = draft ? { ...before, ...values } : askedOnly(step, values);
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined && value !== null));
}

/** The business type is in two steps: the later save wins in both. Emptied in one, it stays in the other. */
function alike(copy: KycCopy, step: KycStep): KycCopy {
  const other = step === 'corporate' ? 'company' : step === 'company' ? 'corporate' : null;
  const { business_type, business_type_other } = copy[step];
  if (!other || typeof business_type !== 'string' || business_type === '') return copy;
  const { business_type_other: _old, ...rest } = copy[other];
  const named = business_type_other === undefined ? {} : { business_type_other };
  return { ...copy, [other]: { ...rest, business_type, ...named } };
}

/** Refuses kycNotEditable, changedMeanwhile, fileMissing, and invalid with every rule of the bank's that a whole step breaks. */
export async function saveStep(save: StepSave, { bank, db, person, language, now }: By): Promise<Saved> {
  const { step, draft, version } = save;
  const { company_id, user_id } = person;
  const { company, file } = await lockKyc(db, company_id);
  if (!isEditable(company)) throw new Refusal('kycNotEditable');
  if (stepCount(file, step) !== version) throw new Refusal('changedMeanwhile');
  const seen = await seenKyc(db, company, file);
  const answers = stampSignatures(step, merged(save, seen[step]), seen[step], now);
  const copy = alike({ ...seen, [step]: answers }, step);
  const by = against(bank, copy, now);
  const faults = draft ? [] : bankFaults(step, answers, by);
  if (faults.length > 0) throw new Invalid(asFields(faults, language));
  await claimNew(db, person, step, answers, seen);
  await releaseDropped(db, company_id, seen, copy, now);
  // another step keeps its first values for itself until somebody saves it
  const kept = alike({ ...stepsOf(file), [step]: answers }, step);
  const step_done = stepsDone(kept, by);
  await db
    .update(kycFiles)
    .set({
      ...kept,
      step_done,
      step_versions: kycSteps.map((each) => stepCount(file, each) + (each === step ? 1 : 0)),
      version: file.version + 1,
      saved_at: now,
      saved_by: user_id,
    })
    .where(eq(kycFiles.company_id, company_id));
  if (!draft) {
    const state = stateOf(kyc, company.kyc_status);
    const action = state === 'rejected' ? 'kyc.editRejected' : 'kyc.saveStep';
    await audit(db, { company_id, actor: user_id, action, subject: `kyc:${step}`, from: state, to: state, at: now });
  }
  return { kyc_status: company.kyc_status, step_done, version: version + 1, saved_at: now.toISOString() };
}
