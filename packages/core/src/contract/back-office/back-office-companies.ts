/** Companies as the bank's staff find them, and their packages of documents: read, accepted or refused. */
import * as z from 'zod/mini';
import type { Feature } from '../define.ts';
import { languages } from '../../rules/languages.ts';
import { companyName, email, empty, id, page, pageOf, personName, prose, time } from '../shapes.ts';

const CompanyRow = z.object({
  company_id: id,
  project_name: z.string(),
  account_number: z.string(),
  /** What the company's wires quote. */
  reference: z.string(),
  approve_status: z.int(),
  document_status: z.string(),
  kyc_status: z.int(),
  version: z.int(),
  owner_email: z.string(),
  created_at: time,
});
/** What was submitted at one time. */
const Package = z.object({
  submission_id: id,
  /** Wire code of the lifecycle `documents`. */
  status: z.string(),
  company_type: z.string(),
  submitted_at: time,
  submitted_by: z.string(),
  decided_at: z.nullable(time),
  decided_by: z.string(),
  reason: z.string(),
  /** `opened`: by the person who asks. */
  files: z.array(
    z.object({ slot: z.string(), file_key: z.string(), name: z.string(), size: z.int(), content_type: z.string(), opened: z.boolean() }),
  ),
});

export const companyWork = {
  /** `keyword`: a part of the name, the account number or the reference. */
  companies: {
    path: '/admin/companies',
    who: 'staff',
    ours: true,
    in: z.object({ ...page.shape, keyword: z.optional(z.string().check(z.maxLength(100))) }),
    out: pageOf(CompanyRow),
  },
  /** A client that the bank introduces (ACC-41): its papers are known, so none is asked for. Its main account is invited by mail. */
  openClient: {
    path: '/admin/company/open',
    who: 'staff',
    ours: true,
    write: true,
    in: z.object({
      project_name: companyName('blank'),
      full_name: personName(),
      email,
      language: z.enum(languages),
      reason: prose(1000, 'reasonBlank'),
    }),
    out: CompanyRow,
    refuses: ['emailTaken', 'secondPersonNeeded'],
  },
  /** Sends the invitation of a main account again; the earlier link ends. */
  inviteClient: {
    path: '/admin/company/invite',
    who: 'staff',
    ours: true,
    write: true,
    in: z.object({ company_id: id }),
    out: empty,
    refuses: ['notFound', 'wrongState'],
  },
  /** Reading it leaves a line in the audit trail. */
  documentsCase: {
    path: '/admin/documents/get',
    who: 'staff',
    ours: true,
    write: true,
    in: z.object({ company_id: id }),
    out: z.object({
      company_id: id,
      project_name: z.string(),
      account_number: z.string(),
      owner_name: z.string(),
      owner_email: z.string(),
      /** In which the owner reads. */
      language: z.string(),
      approve_status: z.int(),
      version: z.int(),
      /** The newest first. */
      packages: z.array(Package),
    }),
    refuses: ['notFound'],
  },
  decideDocuments: {
    path: '/admin/documents/decide',
    who: 'staff',
    ours: true,
    write: true,
    in: z
      .object({ company_id: id, version: z.int(), accept: z.boolean(), reason: z.optional(prose(2000, 'reasonBlank')) })
      .check(z.refine((form) => form.accept || !!form.reason, { path: ['reason'], error: 'reasonBlank' })),
    out: CompanyRow,
    refuses: ['notFound', 'wrongState', 'changedMeanwhile', 'papersUnopened', 'secondPersonNeeded'],
  },
} as const satisfies Feature;
