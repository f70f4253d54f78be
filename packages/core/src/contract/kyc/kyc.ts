/** Corporate KYC (KYC-01, KYC-04): one file of four steps, filled in piece by piece, submitted whole, decided by the bank. */
import * as z from 'zod/mini';
import { kycEvents, kycReasons } from '../../rules/kyc/kyc.ts';
import { kycChanges } from '../../rules/access/company-status.ts';
import type { Feature } from '../define.ts';
import { between, partial, shapes } from './kyc-form.ts';
import { day, empty, linesOf, time } from '../shapes.ts';

/** What the bank sent back, and why: `path` as rules/kyc/kyc.ts writes it. */
export const KycReasonRow = z.object({
  path: z.string().check(z.maxLength(200)),
  code: z.enum(kycReasons, 'choose'),
  text: linesOf(1000),
});
/** For who puts it right: what stood there as it came back. A field that still says so has not been dealt with. */
const Returned = z.object({ ...KycReasonRow.shape, was: z.optional(z.unknown()) });
/** The answers of a step by field name, as typed or submitted; people as lists of rows with a person_id. */
export const KycValues = z.record(z.string(), z.unknown());
export const KycSteps = z.object({ corporate: KycValues, company: KycValues, shareholder: KycValues, trading: KycValues });
export const KycFileRow = z.object({ file_key: z.string(), name: z.string(), size: z.int(), content_type: z.string() });
/** `by`: a name of the client's people; of the bank's staff only for staff. `paths`: which fields were corrected. */
export const KycHistory = z.object({ at: time, event: z.enum(kycEvents), reason: z.string(), paths: z.array(z.string()), by: z.string() });

/** Counted per step, so that two people may work on two steps; a save names the count that it has seen (D-128). */
const version = z.int().check(z.minimum(1));
/** `draft: true` keeps what is there; `draft: false` is "save and continue": every field is checked. */
const draft = { draft: z.literal(true), version };
const whole = { draft: z.literal(false), version };
const Saved = z.object({
  kyc_status: z.int(),
  /** Of the four steps: complete by every rule, as the bank has it now. */
  step_done: z.array(z.boolean()),
  /** The step's own count after this save. */
  version: z.int(),
  saved_at: time,
});
/** kycNotEditable: pending or approved, and the bank has not opened it (2010). changedMeanwhile: another tab or person saved this step. fileTypeWrong: a signature that is no picture. */
const refuses = ['kycNotEditable', 'changedMeanwhile', 'fileMissing', 'fileTypeWrong'] as const;
const save = { who: 'main', write: true, out: Saved, refuses } as const;

export const kyc = {
  getKycInfo: {
    path: '/account/kyc/getKycInfo',
    who: 'signed-in',
    in: empty,
    out: z.object({
      kyc_status: z.int(),
      /** A change of an approved company (KYC-23). */
      kyc_change_status: z.enum(kycChanges),
      change_kyc_switch: z.boolean(),
      /** This person may save and submit now. */
      may_edit: z.boolean(),
      /** false: a sub-account, which sees the status of verification and not its contents: passports are nobody else's to read. */
      may_read: z.boolean(),
      refuse_reason: z.string(),
      failure_text: z.string(),
      step_done: z.array(z.boolean()),
      step_versions: z.array(z.int()),
      /** Of the whole file: submit names it. */
      version: z.int(),
      ...KycSteps.shape,
      /** Of every file_key that is in the steps. */
      files: z.array(KycFileRow),
      /** Of the last refusal, until it is submitted again. */
      reasons: z.array(Returned),
      limits: z.object({
        max_shareholders: z.record(z.string(), z.int()),
        max_directors: z.int(),
        max_officers: z.int(),
        proof_months: z.int(),
        typed_signature: z.boolean(),
        review_days: z.int(),
      }),
      saved_at: z.nullable(time),
      saved_by: z.string(),
      submitted_at: z.nullable(time),
      decided_at: z.nullable(time),
      history: z.array(KycHistory),
      /** The bank's day, for "not in the future". */
      today: day,
    }),
  },
  corporate: {
    ...save,
    path: '/account/kyc/corporate',
    in: z.discriminatedUnion('draft', [
      z.object({ ...draft, ...partial.corporate }),
      z.object({ ...whole, ...shapes.corporate }).check(...between.corporate),
    ]),
  },
  company: {
    ...save,
    path: '/account/kyc/company',
    in: z.discriminatedUnion('draft', [
      z.object({ ...draft, ...partial.company }),
      z.object({ ...whole, ...shapes.company }).check(...between.company),
    ]),
  },
  shareholder: {
    ...save,
    path: '/account/kyc/shareholder',
    in: z.discriminatedUnion('draft', [z.object({ ...draft, ...partial.shareholder }), z.object({ ...whole, ...shapes.shareholder })]),
  },
  trading: {
    ...save,
    path: '/account/kyc/trading',
    in: z.discriminatedUnion('draft', [z.object({ ...draft, ...partial.trading }), z.object({ ...whole, ...shapes.trading })]),
  },
  /** Freezes a copy for the bank. kycIncomplete (2011) names what is missing by path. */
  submit: {
    path: '/account/kyc/submit',
    who: 'main',
    write: true,
    in: z.object({ version }),
    /** `already`: this file was with the bank before, and nothing happened now. */
    out: z.object({ kyc_status: z.int(), kyc_change_status: z.enum(kycChanges), submitted_at: time, already: z.boolean() }),
    refuses: ['kycIncomplete', 'kycNotEditable', 'changedMeanwhile'],
  },
} as const satisfies Feature;
