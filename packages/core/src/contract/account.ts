import * as z from 'zod/mini';
import { languages } from '../rules/languages.ts';
import { otpPurposes } from '../rules/options.ts';
import { kycChanges } from '../rules/access/company-status.ts';
import { proofMethods } from '../rules/access/proofs.ts';
import type { Feature } from './define.ts';
import { Proof, proofRefusals } from './security/proof.ts';
import {
  captcha,
  countryCode,
  deviceToken,
  email,
  emailCode,
  empty,
  fileKey,
  id,
  maybeCompanyName,
  newPassword,
  password,
  personName,
  phone,
  prose,
  time,
} from './shapes.ts';

const same = <F extends string, S extends string>(first: F, second: S) =>
  z.refine<Record<F | S, unknown>>((form) => form[first] === form[second], {
    path: [second],
    error: 'passwordsDiffer', // ACC-05: 'The two passwords do not match, please re-enter'
    when: ({ value }) => typeof value === 'object' && value !== null, // also while another field (the terms) is still wrong
  });

export const SignedIn = z.object({
  token: z.string(),
  userid: z.string(),
  username: z.string(),
  /** The token is good for the second step alone: sendEmail and verify with purpose two_factor (ACC-31). */
  need_two_factor: z.boolean(),
  /** What proves it then, the surest first. */
  two_factor_methods: z.optional(z.array(z.enum(proofMethods))),
  /** For the browser to keep and to send with the next sign-in or reset. It opens nothing. */
  device_token: z.string(),
});
/** http to this machine is for a sandbox's partner site; the bank decides (WEB-08). */
const httpsUrl = z.union(
  [z.literal(''), z.string().check(z.maxLength(500, 'tooLong'), z.regex(/^(https:\/\/|http:\/\/127\.0\.0\.1[:/])[^\s]+$/i, 'httpsUrl'))],
  'httpsUrl',
);
/** Webhook links (PRO-05): empty is off. That of contracts is ours; a caller that does not know it leaves it as it is. */
export const WebhookLinks = z.object({
  kyc_change_url: httpsUrl,
  top_up_status_url: httpsUrl,
  card_status_url: httpsUrl,
  activation_url: httpsUrl,
  card_transaction_url: httpsUrl,
  contract_url: z.optional(httpsUrl),
});
const Prefix = z.string().check(z.trim(), z.toUpperCase(), z.minLength(1, 'prefixBlank'), z.regex(/^[A-Z0-9]{1,5}$/, 'prefix')); // PRO-04

export const UserInfo = z.object({
  project_name: z.string(),
  kyc_status: z.int(),
  approve_status: z.int(),
  /** A change of an approved company lies with the bank, or came back (KYC-23). */
  kyc_change_status: z.enum(kycChanges),
  company_type: z.string(),
  change_kyc_switch: z.boolean(),
  haveContract: z.boolean(),
  avatar: z.string(),
  email: z.string(),
  userType: z.int(),
  authjson: z.array(z.string()),
  userid: z.string(),
  username: z.string(),
  full_name: z.string(),
  country_code: z.string(),
  phone: z.string(),
  language: z.enum(languages),
  account_number: z.string(),
  reference: z.string(),
  company_abbreviation: z.string(),
  webhook_api: z.nullable(z.object({ ...WebhookLinks.shape, has_secret: z.boolean() })),
  document_status: z.string(),
  refuse_reason: z.string(),
  kyc_refuse_reason: z.string(),
  relationship_manager: z.nullable(z.object({ name: z.string(), requested_at: z.nullable(time) })),
  unread: z.int(),
  last_sign_in_at: z.nullable(time),
  time_zone: z.string(),
});

const Documents = z.object({ approve_status: z.int(), document_status: z.string(), refuse_reason: z.string() });

export const account = {
  login: {
    path: '/account/login',
    who: 'anyone',
    in: z.object({ email, password, captcha, device_token: deviceToken }),
    out: SignedIn,
    /** captchaHarder: with a challenge of init/captcha that was asked for with `harder`. */
    refuses: ['captchaMissing', 'captchaIncorrect', 'captchaHarder', 'unknownDevice', 'wrongCredentials', 'accountInactive'],
  },
  register: {
    path: '/account/register',
    who: 'anyone',
    write: true,
    in: z
      .object({
        full_name: personName(),
        company_name: z.optional(maybeCompanyName),
        email,
        email_code: emailCode,
        country_code: countryCode,
        phone,
        password: newPassword,
        confirm_password: z.string().check(z.minLength(1, 'passwordAgainBlank')),
        invite_code: z.optional(z.string().check(z.trim(), z.maxLength(40, 'tooLong'))),
        terms_accepted: z.literal(true, 'termsNotAccepted'),
        device_token: deviceToken,
      })
      .check(same('password', 'confirm_password')),
    out: z.object({ ...SignedIn.shape, approve_status: z.int(), kyc_status: z.int() }),
    refuses: ['codeIncorrect', 'codeExpired', 'codeLocked', 'emailTaken', 'inviteUnknown', 'passwordCommon'],
  },
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
      .check(same('new_password', 'confirm_password')),
    out: empty,
    refuses: ['passwordWrong', 'passwordCommon', ...proofRefusals],
  },
  forgetLoginPassword: {
    path: '/account/forgetLoginPassword',
    who: 'anyone',
    write: true,
    in: z
      .object({
        email,
        email_code: emailCode,
        new_password: newPassword,
        confirm_password: z.string().check(z.minLength(1, 'passwordAgainBlank')),
        device_token: deviceToken,
      })
      .check(same('new_password', 'confirm_password')),
    out: z.object({ device_token: z.string() }),
    refuses: ['codeIncorrect', 'codeExpired', 'codeLocked', 'passwordCommon'],
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
  exitLogin: {
    path: '/account/exitLogin',
    who: 'signed-in',
    documents: false,
    pending: ['factor', 'enrol'],
    in: z.object({ reason: z.optional(z.enum(['user', 'idle'])), everywhere: z.optional(z.boolean()) }),
    out: empty,
  },
  verify: {
    path: '/account/verify',
    who: 'signed-in',
    documents: false,
    pending: ['factor'],
    write: true, // a code is used up: a retry must get the first answer
    /** At sign-in a `proof`; an email_code is one by email. */
    in: z
      .object({ purpose: z.enum(otpPurposes), email_code: z.optional(emailCode), proof: z.optional(Proof), device_token: deviceToken })
      .check(z.refine((form) => form.email_code !== undefined || form.proof !== undefined, { path: ['email_code'], error: 'codeBlank' })),
    /** in_progress: the company asks for a second step, and this person has to set one up first (ACC-34). */
    out: z.object({
      verify_token: z.string(),
      verification_status: z.enum(['in_progress', 'approved', 'failed']),
      device_token: z.optional(z.string()),
    }),
    refuses: ['codeIncorrect', 'codeExpired', 'codeLocked', 'proofWrong'],
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
  },
  modifyWebhookApi: {
    path: '/account/modifyWebhookApi',
    who: 'main',
    write: true,
    in: z.object({ ...WebhookLinks.shape, rotate_secret: z.optional(z.boolean()), proof: z.optional(Proof) }),
    out: z.object({ ...WebhookLinks.shape, signing_secret: z.nullable(z.string()) }),
    refuses: [...proofRefusals],
  },
  sendEmail: {
    path: '/sendEmail',
    who: 'anyone',
    code: true,
    documents: false,
    pending: ['factor'],
    write: true,
    in: z.object({
      email: z.optional(email),
      purpose: z.enum(otpPurposes),
      captcha: z.optional(captcha),
      /** With purpose withdraw: the code confirms this quote, with its amount and its address, and no other. */
      quote_id: z.optional(id),
      /** With purpose two_factor: what proofNeeded has told; the code confirms this act and no other. */
      asking: z.optional(z.string().check(z.maxLength(4000, 'tooLong'))),
      device_token: deviceToken,
    }),
    out: z.object({
      resend_after_sec: z.int(),
      expires_in_sec: z.int(),
      /** What the mail says, to the minute. */
      expires_at: time,
      /** With purpose register or reset: the code is this device's, and no other request voids it. */
      device_token: z.optional(z.string()),
    }),
    refuses: ['captchaMissing', 'captchaIncorrect', 'quoteExpired', 'quoteUsed'], // never emailTaken: the mail tells (SEC-10)
  },
  /** A person clicked or typed: the one call that resets a session's idle time. Never asked by a page of its own accord. */
  touch: { path: '/account/touch', who: 'signed-in', documents: false, ours: true, in: empty, out: z.object({ idle_until: time }) },
  captcha: {
    path: '/init/captcha',
    who: 'anyone',
    ours: true,
    in: z.object({ harder: z.optional(z.boolean()) }),
    out: z.object({ challenge: z.unknown(), expires_in_sec: z.int() }),
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

/** What /forget_pwd asks for before it calls sendEmail, which alone among its purposes needs both. */
export const resetRequest = z.object({ email, captcha });
