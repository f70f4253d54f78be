import * as z from 'zod/mini';
import type { Feature } from './define.ts';
import { MoneyList, purpose } from './money.ts';
import { recipientHistory } from './payments/recipient-history.ts';
import { email, empty, id, page, pageOf, partyName, text, time } from './shapes.ts';

const country = z.string().check(z.minLength(1, 'countryBlank'), z.regex(/^[A-Z]{2}$/, 'country'));
/** ISO 9362, 8 or 11 characters; the bank checks it against its country. */
const swift = (blank: string) =>
  z.string().check(z.trim(), z.toUpperCase(), z.minLength(1, blank), z.regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'swift'));

/** Two letters or digits at least: no bank's name is one, and no town's in any script that a bank is in (REC-03). */
const readable = /[\p{L}\p{N}].*[\p{L}\p{N}]/u;
const bankName = (blank: string) => text(140, blank).check(z.regex(readable, 'bankNameShort'));
const bankAddress = (blank: string) => text(280, blank).check(z.regex(readable, 'bankAddressShort'));

const fields = {
  beneficiary_name: partyName(140, 'beneficiaryBlank'),
  /** IBAN where the country has them; the bank checks it. */
  bank_account_number: z
    .string()
    .check(
      z.trim(),
      z.toUpperCase(),
      z.minLength(1, 'accountNumberBlank'),
      z.maxLength(42, 'tooLong'),
      z.regex(/^[A-Z0-9][A-Z0-9 -]*$/, 'accountNumber'),
    ),
  bank_name: bankName('bankNameBlank'),
  bank_code: z
    .string()
    .check(z.trim(), z.minLength(1, 'bankCodeBlank'), z.maxLength(20, 'tooLong'), z.regex(/^[A-Za-z0-9 -]+$/, 'bankCode')),
  bank_address: bankAddress('bankAddressBlank'),
  country,
  swift_code: swift('swiftBlank'),
  use_intermediary: z.boolean(),
  intermediary_bank_name: z.optional(bankName('intermediaryNameBlank')),
  intermediary_country: z.optional(country),
  intermediary_swift_code: z.optional(swift('intermediarySwiftBlank')),
  intermediary_address: z.optional(bankAddress('intermediaryAddressBlank')),
  purpose,
  email: z.optional(z.union([z.literal(''), email])),
};
type Intermediary = { use_intermediary: boolean } & Partial<Record<(typeof intermediary)[number], string | undefined>>;
const intermediary = ['intermediary_bank_name', 'intermediary_country', 'intermediary_swift_code', 'intermediary_address'] as const;
const blankOf = {
  intermediary_bank_name: 'intermediaryNameBlank',
  intermediary_country: 'countryBlank',
  intermediary_swift_code: 'intermediarySwiftBlank',
  intermediary_address: 'intermediaryAddressBlank',
} as const;
/** REC-03: intermediary name, country, code and address are required when one is used. */
const whenUsed = intermediary.map((field) =>
  z.refine<Intermediary>((form) => !form.use_intermediary || !!form[field], {
    path: [field],
    error: blankOf[field],
    when: ({ value }) => typeof value === 'object' && value !== null,
  }),
);
const PayeeForm = z.object(fields).check(...whenUsed);
export const Payee = z.object({
  id,
  version: z.int(),
  beneficiary_name: z.string(),
  bank_account_number: z.string(),
  bank_name: z.string(),
  bank_code: z.string(),
  bank_address: z.string(),
  country: z.string(),
  swift_code: z.string(),
  use_intermediary: z.boolean(),
  intermediary_bank_name: z.string(),
  intermediary_country: z.string(),
  intermediary_swift_code: z.string(),
  intermediary_address: z.string(),
  purpose: z.string(),
  email: z.string(),
  is_favourite: z.boolean(),
  /** Added so lately that the bank looks at the first transfer. */
  is_new: z.boolean(),
  created_at: time,
});
/** `sure`: saved although it looks like another (refused with likeAnother until then). */
const sure = { sure: z.optional(z.boolean()) };

export const payees = {
  list: {
    path: '/withdraw/payee/list',
    who: '11-1',
    kyc: true,
    in: z.object({ ...page.shape, keyword: z.optional(z.string().check(z.trim(), z.maxLength(100, 'tooLong'))), id: z.optional(id) }),
    out: pageOf(Payee),
  },
  /** One with its history, also after it was deleted: transfers lead to it. */
  get: {
    path: '/withdraw/payee/get',
    who: '11-1',
    kyc: true,
    ours: true,
    in: z.object({ id }),
    out: z.object({ entry: Payee, ...recipientHistory }),
    refuses: ['notFound'],
  },
  paid: { path: '/withdraw/payee/paid', who: '11-1', kyc: true, ours: true, in: z.object({ ...page.shape, id }), out: MoneyList },
  /** On leaving a field: one of the two as saving checks it, and what is known of its bank, '' where nothing is (REC-16). */
  check: {
    path: '/withdraw/payee/check',
    who: '11-1',
    kyc: true,
    ours: true,
    in: z.object({
      country: z.optional(country),
      bank_account_number: z.optional(fields.bank_account_number),
      swift_code: z.optional(fields.swift_code),
      /** The payee that is being changed. */
      id: z.optional(id),
    }),
    out: z.object({ country: z.string(), bank_name: z.string(), bank_code: z.string() }),
    refuses: ['ibanWrong', 'swiftWrong', 'alreadySaved'],
  },
  add: {
    path: '/withdraw/payee/add',
    who: '11-1',
    kyc: true,
    write: true,
    in: z.object({ ...fields, is_favourite: z.optional(z.boolean()), ...sure }).check(...whenUsed),
    out: Payee,
    refuses: ['ibanWrong', 'swiftWrong', 'alreadySaved', 'likeAnother'],
  },
  edit: {
    path: '/withdraw/payee/edit',
    who: '11-1',
    kyc: true,
    write: true,
    /** A favourite alone, or the whole form again. */
    in: z.object({ id, version: z.int(), is_favourite: z.optional(z.boolean()), form: z.optional(PayeeForm), ...sure }),
    out: Payee,
    refuses: ['notFound', 'changedMeanwhile', 'ibanWrong', 'swiftWrong', 'alreadySaved', 'likeAnother'],
  },
  del: { path: '/withdraw/payee/del', who: '11-1', kyc: true, write: true, in: z.object({ id }), out: empty, refuses: ['notFound'] },
} as const satisfies Feature;
