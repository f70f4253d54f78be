/**
 * Of corporate KYC (kyc.ts) what the wizard begins with: its steps, what a field is, and the fields of step one. By itself, so
 * that the first step on a partner's page does not bring the tables of all others.
 */
import type { When } from '../field-when.ts';

/** The steps in their order; a step's name is that of its call. */
export const kycSteps = ['corporate', 'company', 'shareholder', 'trading'] as const;
export type KycStep = (typeof kycSteps)[number];

/** The lists of people; kyc.ts says what each asks for. */
export type KycList = 'shareholders' | 'directors' | 'officers' | 'authorised_persons';

export const isStep = (text: string): text is KycStep => (kycSteps as readonly string[]).includes(text);

/**
 * How a field is entered and checked. prose: several lines. whole: a count. money: decimal text in USD. percent: over 0, at most 100.
 * day: a past day or today. countries, currencies, choices: a list of codes. file: a file_key; files: several.
 */
export type FieldKind =
  | 'text'
  | 'prose'
  | 'idNumber'
  | 'phone'
  | 'web'
  | 'day'
  | 'whole'
  | 'money'
  | 'percent'
  | 'tick'
  | 'choice'
  | 'choices'
  | 'country'
  | 'countries'
  | 'currencies'
  | 'file'
  | 'files'
  | 'signature';

type OptionList = 'businessTypes' | 'companyTypes' | 'frequencyBands' | 'sourcesOfFunds' | 'volumeBands';
export type FieldRow = {
  readonly kind: FieldKind;
  /** Characters of a text; entries of a list. */
  readonly max?: number;
  readonly options?: readonly string[];
  /** The words of the options: options:<list>.<code>. */
  readonly list?: OptionList;
  readonly optional?: true;
  /** Of a day: no older than the bank's policy lets a proof of address be. */
  readonly recent?: true;
  /** Of a text: whose name it is, and so no address (contract/shapes.ts). */
  readonly names?: 'person' | 'company';
  readonly when?: When;
};
export type FieldRows = Readonly<Record<string, FieldRow>>;

export const businessTypes = ['sole_proprietor', 'llp', 'llc', 'corporation', 'other'] as const; // KYC-07
export const businessType = { kind: 'choice', options: businessTypes, list: 'businessTypes' } as const;
export const otherBusiness = { kind: 'text', max: 80, when: { field: 'business_type', is: 'other' } } as const;

/** KYC-07. The business type decides how many owners may be named; step two shows it again, and the bank keeps both alike. */
export const corporateFields = {
  declaration_accepted: { kind: 'tick' },
  business_type: businessType,
  business_type_other: otherBusiness,
  corporate_declaration: { kind: 'file' },
  declarant_name: { kind: 'text', max: 100, names: 'person' },
  declarant_position: { kind: 'text', max: 100 },
  declaration_date: { kind: 'day' },
} as const satisfies FieldRows;

/**
 * Where a field is in the whole file: 'company.website', or for a person 'shareholder.directors.<person_id>.id_files'.
 * Reasons, corrections and links name fields so.
 */
export const kycPath = (step: KycStep, field: string, who?: { readonly list: KycList; readonly person_id: string }): string =>
  who ? `${step}.${who.list}.${who.person_id}.${field}` : `${step}.${field}`;
