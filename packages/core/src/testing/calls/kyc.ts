/** A company's KYC file: saved step by step, held to the schemas of its steps, submitted whole. */
import type { InOf, OutOf } from '../../contract/index.ts';
import { complete } from '../../contract/kyc/kyc-form.ts';
import { filledStep } from '../../rules/kyc/kyc-blanks.ts';
import { kycSteps, type KycStep } from '../../rules/kyc/kyc-start.ts';
import { policy } from '../../rules/policy/bank-policy.ts';
import { companyOf, type Company } from '../company.ts';
import { note } from '../decide.ts';
import { faultsOf } from '../rows.ts';
import { dayOf, leadTimes, Refusal, type Ctx } from '../state.ts';
import type { HandlersOf } from './handler.ts';

const checked = ({ steps }: Company, step: KycStep) => complete[step].safeParse(filledStep(step, steps[step]));
const stepsDone = (company: Company) => kycSteps.map((step) => checked(company, step).success);
const isOpen = ({ kyc_status }: Company) => kyc_status === 1 || kyc_status === 3;

type Save = InOf<'/account/kyc/company'>;
function save(step: KycStep, { draft, version, ...values }: Save, { state, now }: Ctx): OutOf<'/account/kyc/company'> {
  const company = companyOf(state);
  if (!isOpen(company)) throw new Refusal('kycNotEditable');
  if (company.versions[step] !== version) throw new Refusal('changedMeanwhile');
  const next = draft ? { ...company.steps[step], ...values } : values;
  company.steps[step] = Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined && value !== null));
  company.versions[step] += 1;
  company.version += 1;
  company.saved_at = now.toISOString();
  return { kyc_status: company.kyc_status, step_done: stepsDone(company), version: company.versions[step], saved_at: company.saved_at };
}

/** Every file key that is anywhere in the steps. */
const filesIn = ({ state }: Ctx, steps: unknown): OutOf<'/account/kyc/getKycInfo'>['files'] => {
  const text = JSON.stringify(steps);
  return [...state.files.values()]
    .filter(({ file_key }) => text.includes(`"${file_key}"`))
    .map(({ file_key, name, size, content_type }) => ({ file_key, name, size, content_type }));
};

type Path =
  | '/account/kyc/getKycInfo'
  | '/account/kyc/corporate'
  | '/account/kyc/company'
  | '/account/kyc/shareholder'
  | '/account/kyc/trading'
  | '/account/kyc/submit';
export const kyc: HandlersOf<Path> = {
  '/account/kyc/corporate': (input, ctx) => save('corporate', input as Save, ctx),
  '/account/kyc/company': (input, ctx) => save('company', input, ctx),
  '/account/kyc/shareholder': (input, ctx) => save('shareholder', input as Save, ctx),
  '/account/kyc/trading': (input, ctx) => save('trading', input as Save, ctx),
  '/account/kyc/getKycInfo': (_input, ctx) => {
    const company = companyOf(ctx.state);
    const { kyc_status, steps, versions, version, saved_at, submitted_at, decided_at, history } = company;
    const { maxShareholders, maxDirectors, maxOfficers, proofMonths, typedSignature } = policy.kyc;
    return {
      kyc_status,
      kyc_change_status: 'none',
      change_kyc_switch: false,
      may_edit: isOpen(company),
      may_read: true,
      refuse_reason: kyc_status === 3 ? company.reason : '',
      failure_text: '',
      step_done: stepsDone(company),
      step_versions: kycSteps.map((step) => versions[step]),
      version,
      ...steps,
      files: filesIn(ctx, steps),
      reasons: [],
      limits: {
        max_shareholders: maxShareholders,
        max_directors: maxDirectors,
        max_officers: maxOfficers,
        proof_months: proofMonths,
        typed_signature: typedSignature,
        review_days: leadTimes.reviewDays,
      },
      saved_at,
      saved_by: saved_at ? 'Mei Tan' : '',
      submitted_at,
      decided_at,
      history,
      today: dayOf(ctx.now),
    };
  },
  '/account/kyc/submit': ({ version }, { state, now, language }) => {
    const company = companyOf(state);
    const at = now.toISOString();
    if (company.kyc_status === 2 && company.version === version)
      return { kyc_status: 2, kyc_change_status: 'none', submitted_at: company.submitted_at ?? at, already: true };
    if (!isOpen(company)) throw new Refusal('kycNotEditable');
    if (company.version !== version) throw new Refusal('changedMeanwhile');
    const faults = kycSteps.flatMap((step) =>
      faultsOf(checked(company, step).error?.issues ?? [], language).map((fault) => ({ ...fault, field: `${step}.${fault.field}` })),
    );
    if (faults.length > 0) throw new Refusal('kycIncomplete', { faults });
    const previous_kyc_status = company.kyc_status;
    Object.assign(company, { kyc_status: 2, submitted_at: at, reason: '' });
    company.history.push({ at, event: 'submit', reason: '', paths: [], by: 'Mei Tan' });
    note(state, 'kyc_change', { kyc_status: 2, previous_kyc_status, kyc_change_status: 'none', reason: '' });
    return { kyc_status: 2, kyc_change_status: 'none', submitted_at: at, already: false };
  },
};
