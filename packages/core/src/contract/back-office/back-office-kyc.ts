/** What the bank's staff do with a company's KYC: read it beside its documents, correct it, decide it field by field, open it again. */
import * as z from 'zod/mini';
import { kycChanges } from '../../rules/access/company-status.ts';
import type { Feature } from '../define.ts';
import { KycFileRow, KycHistory, KycReasonRow, KycSteps } from '../kyc/kyc.ts';
import { id, prose, time } from '../shapes.ts';

const events = ['approve', 'reject', 'revoke', 'acceptChange', 'refuseChange'] as const;
const asking = ['reject', 'revoke', 'refuseChange'] as const satisfies readonly (typeof events)[number][];
/** One field that goes back: a reason of the catalogue, with words where the catalogue has none. */
export const SendBack = KycReasonRow.check(
  z.refine(({ code, text: words }) => code !== 'other' || words.trim() !== '', { path: ['text'], error: 'reasonBlank' }),
);
const which = { company_id: id, version: z.int() };
const File = z.object({ ...KycFileRow.shape, uploaded_at: time, /** By the person who asks. */ opened: z.boolean() });
/** One submission, frozen. */
const Submission = z.object({
  submission_id: id,
  /** first: of a company that is not approved; change: of one that is. */
  kind: z.enum(['first', 'change']),
  status: z.enum(['pending', 'approved', 'rejected', 'replaced']),
  submitted_at: time,
  submitted_by: z.string(),
  decided_at: z.nullable(time),
  decided_by: z.string(),
  reason: z.string(),
  failure_text: z.string(),
  reasons: z.array(KycReasonRow),
  ...KycSteps.shape,
});
const Case = z.object({
  company_id: id,
  project_name: z.string(),
  account_number: z.string(),
  owner_name: z.string(),
  owner_email: z.string(),
  language: z.string(),
  /** Until when the main account of an introduced client may accept its invitation; null for one that has, or needs none. */
  invited_until: z.nullable(time),
  approve_status: z.int(),
  kyc_status: z.int(),
  kyc_change_status: z.enum(kycChanges),
  change_kyc_switch: z.boolean(),
  version: z.int(),
  /** The newest first. */
  submissions: z.array(Submission),
  /** Of every file_key in them. */
  files: z.array(File),
  /** Paths that staff corrected in what is under review; who did cannot approve it. */
  corrected: z.array(z.object({ path: z.string(), before: z.string(), after: z.string(), by: z.string(), at: time })),
  history: z.array(KycHistory),
  /** What this person may do now. sameReviewer: someone else has to, because this person edited it. */
  may: z.object({ decide: z.boolean(), sameReviewer: z.boolean(), correct: z.boolean(), revoke: z.boolean(), openChange: z.boolean() }),
});

export const kycWork = {
  /** Reading it leaves a line in the audit trail. */
  kycCase: {
    path: '/admin/kyc/get',
    who: 'staff',
    ours: true,
    write: true,
    in: z.object({ company_id: id }),
    out: Case,
    refuses: ['notFound'],
  },
  decideKyc: {
    path: '/admin/kyc/decide',
    who: 'staff',
    ours: true,
    write: true,
    in: z
      .object({
        ...which,
        event: z.enum(events),
        reason: z.optional(prose(2000, 'reasonBlank')),
        failure_text: z.optional(prose(4000)),
        reasons: z.optional(z.array(KycReasonRow).check(z.maxLength(100))),
      })
      .check(
        z.refine((form) => !(asking as readonly string[]).includes(form.event) || !!form.reason, {
          path: ['reason'],
          error: 'reasonBlank',
        }),
      ),
    out: Case,
    refuses: ['notFound', 'wrongState', 'changedMeanwhile', 'sameReviewer', 'papersUnopened', 'secondPersonNeeded'],
  },
  /** A slip of the pen put right by staff in what is under review: text fields only, never a file. */
  correctKyc: {
    path: '/admin/kyc/correct',
    who: 'staff',
    ours: true,
    write: true,
    in: z.object({ ...which, path: z.string().check(z.maxLength(200)), value: prose(1000) }),
    out: Case,
    refuses: ['notFound', 'wrongState', 'changedMeanwhile', 'invalid'],
  },
  /** change_kyc_switch: an approved or pending client may edit and submit again (KYC-23). */
  openKycChange: {
    path: '/admin/kyc/change',
    who: 'staff',
    ours: true,
    write: true,
    in: z.object({ ...which, open: z.boolean() }),
    out: Case,
    refuses: ['notFound', 'wrongState', 'changedMeanwhile', 'secondPersonNeeded'],
  },
} as const satisfies Feature;
