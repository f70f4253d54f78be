/** What the bank knows of each card holder (CRD-50 to CRD-59): listed, read, and corrected section by section. */
import * as z from 'zod/mini';
import { kycFields, kycSectionNames, kycSections } from '../rules/cards/kyc-sections.ts';
import { verification } from '../rules/lifecycles/verification.ts';
import { between, fields } from './card-apply/application.ts';
import { File } from './card-apply/shapes.ts';
import type { Feature } from './define.ts';
import { day, id, page, pageOf, time } from './shapes.ts';

type Fields = typeof fields;
const pick = <N extends keyof Fields>(names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, fields[name]])) as Pick<Fields, N>;

const status = z.string();
const statuses = Object.values(verification.states).map(({ wire }) => String(wire));
const filter = {
  verification_status: z.optional(z.enum(statuses, 'choose')),
  keyword: z.optional(z.string().check(z.maxLength(100, 'tooLong'))),
};
export const kycFileFormats = ['xlsx', 'csv'] as const;

/** As it was entered, and masked for whom it is none of their business (APP-27). */
const Section = z.record(z.string(), z.unknown());
/** Whose, and which version its writer has read. */
const of = { id, version: z.optional(z.int()) };
const saved = z.object({ verification_status: status, version: z.int() });
const refuses = ['notFound', 'wrongState', 'changedMeanwhile'] as const;

export const cardKyc = {
  get: {
    path: '/card/getCardKyc',
    who: '12',
    kyc: true,
    in: z.object({ id }),
    out: z.object({
      application_no: z.string(),
      application_status: status,
      holder_name: z.string(),
      last4: z.string(),
      verification_status: status,
      id: Section,
      address: Section,
      account: Section,
      member: Section,
      /** Why it was refused, at each field that is not corrected yet; `field` is empty where the reason names none. */
      reasons: z.array(z.object({ field: z.union([z.literal(''), z.enum(kycFields)]), text: z.string() })),
      /** The sections that may be corrected now. */
      editable: z.array(z.enum(kycSectionNames)),
      masked: z.boolean(),
      /** `readable`: the person who asks may open it; masked files have no key and no name. */
      files: z.array(z.object({ ...File.shape, content_type: z.string(), readable: z.boolean() })),
      /** Printed before the name on the card; it counts with it (APP-07). */
      name_prefix: z.string(),
      /** The bank's day, for rules about days. */
      today: day,
      updated_at: time,
      version: z.int(),
    }),
    refuses: ['notFound'],
  },
  list: {
    path: '/card/accountKycList',
    who: '12',
    kyc: true,
    in: z.object({ ...page.shape, ...filter }),
    out: pageOf(
      z.object({
        id,
        holder_name: z.string(),
        username: z.string(),
        /** Empty until there is a card. */
        last4: z.string(),
        verification_status: status,
        updated_at: time,
      }),
    ),
  },
  download: {
    path: '/card/accountKycListDownload',
    who: '12',
    kyc: true,
    in: z.object({ ...filter, format: z.enum(kycFileFormats, 'choose') }),
    out: 'blob',
  },
  updateId: {
    path: '/card/updateIdKycInfo',
    who: '12',
    kyc: true,
    write: true,
    in: z.object({ ...of, ...pick(kycSections.id), document_language: z.optional(fields.document_language) }).check(...between),
    out: saved,
    refuses: [...refuses, 'fileMissing'],
  },
  updateAddress: {
    path: '/card/updateAddressKycInfo',
    who: '12',
    kyc: true,
    write: true,
    in: z.object({ ...of, ...pick(kycSections.address) }).check(...between),
    out: saved,
    refuses: [...refuses, 'fileMissing'],
  },
  /** `email_token`: of /card/verifyCode, when the email is another one than before. */
  updateAccount: {
    path: '/card/updateAccountInfo',
    who: '12',
    kyc: true,
    write: true,
    in: z.object({
      ...of,
      ...pick(kycSections.account),
      country_code: z.optional(fields.country_code),
      email_token: z.optional(z.string().check(z.maxLength(300))),
    }),
    out: saved,
    refuses: [...refuses, 'usernameTaken', 'emailTaken', 'emailNotVerified'],
  },
  updateMember: {
    path: '/card/updateMemberInfo',
    who: '12',
    kyc: true,
    write: true,
    in: z.object({ ...of, ...pick(kycSections.member) }),
    out: saved,
    refuses,
  },
} as const satisfies Feature;
