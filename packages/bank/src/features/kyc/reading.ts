/** The whole file as its writers see it, with its status and what the bank said of it (KYC-06). */
import { dayIn } from '@bankside/core/i18n/dates.ts';
import type { kyc as calls } from '@bankside/core/contract/kyc/kyc.ts';
import { kyc } from '@bankside/core/rules/lifecycles/kyc.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { companyOf } from '../../domain/identity/companies.ts';
import { against, kycLimits, stepsDone } from '../../domain/kyc/kyc-checks.ts';
import { approvedSubmission } from '../../domain/kyc/kyc-deciding.ts';
import { isEditable, kycFileOf, lastDecided, lastSubmitted, seenKyc, type Submission } from '../../domain/kyc/kyc-file.ts';
import { fullNames, kycHistoryOf } from '../../domain/kyc/kyc-history.ts';
import { kycFileRows } from '../../domain/kyc/kyc-uploads.ts';
import { kycPlace, stepsOf, type KycCopy } from '../../domain/kyc/kyc-values.ts';
import type { companies } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';

type Company = typeof companies.$inferSelect;

/** The bank's last word, until the file is submitted again. What it sent back concerns a file that may be put right, no other. */
async function verdictOf(db: Db, { company_id, kyc_status, kyc_change_status }: Company, last: Submission | undefined) {
  const decided = last?.status === 'pending' ? undefined : await lastDecided(db, company_id);
  const sentBack = stateOf(kyc, kyc_status) === 'rejected' || kyc_change_status === 'refused';
  return {
    decided_at: decided?.decided_at?.toISOString() ?? null,
    reasons: sentBack && decided ? decided.reasons.map((reason) => ({ ...reason, was: kycPlace(decided, reason.path)?.value })) : [],
  };
}

/** What a sub-account sees of the file itself. */
const nothing = { corporate: {}, company: {}, shareholder: {}, trading: {} };

export const kycReading: Pick<Handlers<typeof calls>, 'getKycInfo'> = {
  getKycInfo: async (_input, { bank, db, person, now }) => {
    const { company_id } = person;
    const company = await companyOf(db, company_id);
    if (!company) throw new Error('the session has no company');
    const file = await kycFileOf(db, company_id);
    const may_read = person.userType === userTypes.main;
    // a change that the bank has closed again waits unseen: what it approved is what counts
    const closed = stateOf(kyc, company.kyc_status) === 'approved' && !isEditable(company);
    const inForce = closed ? await approvedSubmission(db, company_id) : null;
    const seen = may_read ? (inForce ? stepsOf(inForce) : await seenKyc(db, company, file)) : nothing;
    const last = await lastSubmitted(db, company_id);
    const doneAt = (copy: KycCopy, then: Date) => stepsDone(stepsOf(copy), against(bank, copy, then));
    const names = await fullNames(db, [company_id]);
    const files = await kycFileRows(db, company_id, seen);
    return {
      kyc_status: company.kyc_status,
      kyc_change_status: company.kyc_change_status,
      change_kyc_switch: company.change_kyc_switch,
      may_edit: may_read && isEditable(company),
      may_read,
      refuse_reason: company.kyc_refuse_reason,
      failure_text: company.kyc_failure_text,
      step_done: inForce ? doneAt(inForce, inForce.submitted_at) : doneAt(file, now),
      step_versions: file.step_versions,
      version: file.version,
      ...seen,
      files: files.map(({ file_key, name, size, content_type }) => ({ file_key, name, size, content_type })),
      ...(await verdictOf(db, company, last)),
      ...(may_read ? {} : { reasons: [] }),
      limits: {
        ...kycLimits(bank.policy.kyc),
        typed_signature: bank.policy.kyc.typedSignature,
        review_days: bank.policy.leadTimes.reviewDays,
      },
      saved_at: file.saved_at?.toISOString() ?? null,
      saved_by: names.get(file.saved_by ?? '') ?? '',
      submitted_at: last?.submitted_at.toISOString() ?? null,
      history: await kycHistoryOf(db, company_id, names),
      today: dayIn(now, bank.policy.bank.timeZone),
    };
  },
};
