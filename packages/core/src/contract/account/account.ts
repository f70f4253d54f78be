import * as z from 'zod/mini';
import { policy } from '../../rules/policy/policy.ts';
import { languages } from '../../rules/languages.ts';
import { samePasswords, UserInfo, WebhookLinks } from './shapes.ts';
import { signIn } from './sign-in.ts';
import type { Feature } from '../define.ts';
import { Proof, proofRefusals } from '../security/proof.ts';
import {
  bounded,
  countryCode,
  deviceToken,
  email,
  emailCode,
  empty,
  fileKey,
  id,
  newPassword,
  password,
  personName,
  phone,
  prose,
  time,
} from '../shapes.ts';

const Prefix = z.string().check(
  z.trim(),
  z.minLength(1, 'prefixBlank'),
  z.regex(/^[A-Z0-9]*$/, 'prefix'),
  bounded('prefix', () => ({ min: 1, max: policy.card.prefixMax })),
); // PRO-04

const Documents = z.object({ approve_status: z.int(), document_status: z.string(), refuse_reason: z.string() });

export const account = {
  ...signIn,
  getUserInfo: { path: '/account/getUserInfo', who: 'signed-in', documents: false, in: empty, out: UserInfo },
  modify: {
    path: '/account/modify',
    who: 'signed-in',
    documents: false,
    write: true,
    in: z.object({
      full_name: z.optional(personName()),
      country_code: z.optional(countryCode),
      phone: z.optional(phone),
      avatar: z.optional(z.union([z.literal(''), fileKey])),
      language: z.optional(z.enum(languages)),
    }),
    out: UserInfo,
    refuses: ['fileMissing'],
  },
  modifyLoginPassword: {
    path: '/account/modifyLoginPassword',
    who: 'signed-in',
    documents: false,
    write: true,
    in: z
      .object({
        old_password: password,
        new_password: newPassword,
        confirm_password: z.string().check(z.minLength(1, 'passwordAgainBlank')),
        /** The one known device that stays known. */
        device_token: deviceToken,
        /** Of who has set up more than a password. */
        proof: z.optional(Proof),
      })
      .check(samePasswords('new_password', 'confirm_password')),
    out: empty,
    refuses: ['passwordWrong', 'passwordCommon', ...proofRefusals],
  },
  approve: {
    path: '/account/approve',
    who: 'main',
    documents: false,
    write: true,
    in: z
      .object({
        company_type: z.enum(['corporate', 'financial_institution'], 'choose'),
        certificate_of_incorporation: fileKey,
        corporate_declaration: fileKey,
        aml_questionnaire: z.optional(fileKey),
        company_profile: z.optional(fileKey),
        support_documents: z.optional(z.array(fileKey).check(z.maxLength(10, 'tooManyFiles'))),
        need_relationship_manager: z.optional(z.boolean()),
      })
      .check(
        z.refine((form) => form.company_type !== 'financial_institution' || !!form.aml_questionnaire, {
          path: ['aml_questionnaire'],
          error: 'fileBlank',
        }),
      ), // ACC-18
    out: Documents,
    refuses: ['wrongState', 'fileMissing'],
  },
  modifyLoginEmail: {
    path: '/account/modifyLoginEmail',
    who: 'main',
    documents: false,
    write: true,
    /** `proof`: of who has set up more than a password. */
    in: z.object({ password, new_email: email, email_code: emailCode, proof: z.optional(Proof) }),
    out: z.object({ email: z.string() }),
    refuses: ['passwordWrong', 'emailTaken', ...proofRefusals],
  },
  modifyCompanyAbbreviation: {
    path: '/account/modifyCompanyAbbreviation',
    who: '9',
    kyc: true,
    write: true,
    in: z.object({ company_abbreviation: Prefix }),
    out: z.object({ company_abbreviation: z.string() }),
    /** Refused once an order has gone to print: its cards carry the prefix. */
    refuses: ['wrongState'],
  },
  modifyWebhookApi: {
    path: '/account/modifyWebhookApi',
    who: 'main',
    write: true,
    in: z.object({ ...WebhookLinks.shape, rotate_secret: z.optional(z.boolean()), proof: z.optional(Proof) }),
    out: z.object({ ...WebhookLinks.shape, signing_secret: z.nullable(z.string()) }),
    refuses: [...proofRefusals],
  },
  relationshipManager: {
    path: '/account/relationshipManager',
    who: 'signed-in',
    documents: false,
    write: true,
    ours: true,
    in: z.object({ message: z.optional(prose(2000)) }),
    out: z.object({ requested_at: time, reply_within_days: z.int() }),
  },
  documents: {
    path: '/account/documents',
    who: 'main',
    documents: false,
    ours: true,
    in: empty,
    out: z.object({
      ...Documents.shape,
      company_type: z.string(),
      submitted_at: z.nullable(time),
      files: z.array(z.object({ slot: z.string(), file_key: id, name: z.string(), size: z.int() })),
      relationship_manager_requested_at: z.nullable(time),
    }),
  },
} as const satisfies Feature;
