/** The card application as schemas (APP-05): each step by itself, so that a form checks what it shows, and the whole. */
import * as z from 'zod/mini';
import { applicantTypes, cardTitles, documentLanguages, genders, idTypes, proofOfAddressTypes } from '../../rules/options.ts';
import { policy } from '../../rules/policy/policy.ts';
import { countryCode, day, email, fileKey, id, personName, phone, prose, text } from '../shapes.ts';

/** ISO 3166-1 alpha-2. */
const country = z.string().check(z.minLength(1, 'choose'), z.regex(/^[A-Z]{2}$/, 'choose'));
const yes = z.optional(z.boolean());
export const username = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'usernameBlank'),
    z.regex(/^\w*$/, 'username'),
    z.minLength(3, 'usernameShort'),
    z.maxLength(30, 'tooLong'),
  );
/** APP-07: what an embosser can print, in capitals. The prefix of the company counts too; the bank checks the sum. */
export const nameOnCard = z
  .string()
  .check(
    z.trim(),
    z.toUpperCase(),
    z.minLength(1, 'blank'),
    z.minLength(2, 'nameOnCard'),
    z.maxLength(policy.card.nameMax, 'tooLong'),
    z.regex(/^[A-Z][A-Z .'-]*$/, 'nameOnCard'),
  );
export const visionlifeAccount = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'visionlifeAccountBlank'),
    z.regex(/^\w*$/, 'visionlifeAccount'),
    z.minLength(policy.visionlife.accountMin, 'visionlifeAccount'),
    z.maxLength(policy.visionlife.accountMax, 'visionlifeAccount'),
  );

export const about = z.object({
  applicant_type: z.enum(applicantTypes, 'choose'),
  director_id: z.optional(id),
  visionlife_account: z.optional(visionlifeAccount),
  title: z.enum(cardTitles, 'choose'),
  first_name: personName(),
  last_name: personName(),
  name_on_card: nameOnCard,
  username,
  email,
  country_code: countryCode,
  mobile: phone,
  birth_date: day,
  gender: z.optional(z.enum(genders, 'choose')),
});
const otherLanguage = z.optional(text(60));
export const identity = z.object({
  id_type: z.enum(idTypes, 'choose'),
  id_number: z.string().check(z.trim(), z.toUpperCase(), z.minLength(1, 'blank'), z.regex(/^[A-Z0-9][A-Z0-9 /-]{2,29}$/, 'idNumber')),
  issuing_country: country,
  issue_date: day,
  issue_date_missing: yes,
  expiry_date: day,
  expiry_date_missing: yes,
  document_language: z.enum(documentLanguages, 'choose'),
  document_language_other: otherLanguage,
  id_front: fileKey,
  id_back: fileKey,
  id_translation: z.optional(fileKey),
});
export const address = z.object({
  address: text(200),
  country,
  state: text(80),
  city: text(80),
  postal_code: z.string().check(z.trim(), z.minLength(1, 'blank'), z.regex(/^[A-Za-z0-9][A-Za-z0-9 -]{1,11}$/, 'postalCode')),
  mailing_address: text(300),
  poa_type: z.enum(proofOfAddressTypes, 'choose'),
  poa_issuer: text(120),
  poa_date: day,
  poa_language: z.enum(documentLanguages, 'choose'),
  poa_language_other: otherLanguage,
  poa_front: fileKey,
  poa_back: z.optional(fileKey),
  poa_translation: z.optional(fileKey),
});
export const review = z.object({ notes: z.optional(prose(500)), terms_accepted: z.literal(true, 'termsNotAccepted') });

/** The first half of proving who goes on with a draft. */
export const resuming = z.object({ email });

const asRecord = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;
/** `other` asks which (APP-13). */
const named = <F extends string>(field: F) =>
  z.refine<Record<string, unknown>>((form) => form[field] !== 'other' || !!form[`${field}_other`], {
    path: [`${field}_other`],
    error: 'blank',
    when: asRecord,
  });
export const languagesNamed = [named('document_language'), named('poa_language')] as const;

export const steps = {
  about,
  identity: identity.check(named('document_language')),
  address: address.check(named('poa_language')),
  review,
} as const;

/** Every field, as it is sent. Rules about days are `applicationDayFaults`, which needs the bank's day; the bank applies them too. */
export const fields = { ...about.shape, ...identity.shape, ...address.shape, ...review.shape };
