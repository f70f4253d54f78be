import * as z from 'zod/mini';
import { kycChanges } from '../../rules/access/company-status.ts';
import { languages } from '../../rules/languages.ts';
import { time } from '../shapes.ts';

export const samePasswords = <F extends string, S extends string>(first: F, second: S) =>
  z.refine<Record<F | S, unknown>>((form) => form[first] === form[second], {
    path: [second],
    error: 'passwordsDiffer', // ACC-05: 'The two passwords do not match, please re-enter'
    when: ({ value }) => typeof value === 'object' && value !== null, // also while another field (the terms) is still wrong
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
