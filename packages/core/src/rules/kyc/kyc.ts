/**
 * Corporate KYC as data: its four steps, what each asks for (KYC-02), and why the bank sends a field back.
 * Wizard, review, the bank's desk, the schemas of the calls and the tests of their rules all read these tables.
 */
import { companyTypes, frequencyBands, sourcesOfFunds, topCurrencies, volumeBands } from './kyc-options.ts';
import {
  businessType,
  corporateFields,
  isStep,
  otherBusiness,
  type FieldKind,
  type FieldRows,
  type KycList,
  type KycStep,
} from './kyc-start.ts';

export { isAsked } from '../field-when.ts';
export {
  corporateFields,
  isStep,
  kycPath,
  kycSteps,
  type FieldKind,
  type FieldRow,
  type FieldRows,
  type KycList,
  type KycStep,
} from './kyc-start.ts';

/** Step two (KYC-08). */
export const companyFields = {
  name: { kind: 'text', max: 140, names: 'company' },
  company_type: { kind: 'choice', options: companyTypes, list: 'companyTypes' },
  business_type: businessType,
  business_type_other: otherBusiness,
  registration_number: { kind: 'text', max: 60 },
  registration_country: { kind: 'country' },
  registration_date: { kind: 'day' },
  certificate_of_incorporation: { kind: 'file' },
  registered_address: { kind: 'prose', max: 300 },
  country: { kind: 'country' },
  mailing_address: { kind: 'prose', max: 300 },
  proof_of_address: { kind: 'file', optional: true }, // KYC-18
  proof_of_address_date: { kind: 'day', recent: true, when: { field: 'proof_of_address' } },
  phone: { kind: 'phone' },
  website: { kind: 'web', max: 300, optional: true },
  business_nature: { kind: 'prose', max: 500 },
  years_operating: { kind: 'whole' },
  employee_count: { kind: 'whole' },
  customer_count: { kind: 'whole' },
  countries_of_operation: { kind: 'countries', max: 60 },
  top_customer_countries: { kind: 'countries', max: 5 },
  annual_turnover_usd: { kind: 'money' },
  source_of_funds: { kind: 'choices', options: sourcesOfFunds, list: 'sourcesOfFunds', max: sourcesOfFunds.length }, // KYC-10
  source_of_funds_other: { kind: 'text', max: 120, when: { field: 'source_of_funds', is: 'others' } },
  top_currencies: { kind: 'currencies', options: topCurrencies, max: 3 },
  monthly_volume_band: { kind: 'choice', options: volumeBands, list: 'volumeBands' }, // KYC-10
  monthly_frequency_band: { kind: 'choice', options: frequencyBands, list: 'frequencyBands' },
  adhoc_requirements: { kind: 'prose', max: 1000, optional: true },
  company_profile: { kind: 'file' }, // KYC-08: mandatory
  aml_questionnaire: { kind: 'file', when: { field: 'company_type', is: 'financial_institution' } }, // KYC-09
} as const satisfies FieldRows;

const personFiles = { kind: 'files', max: 4 } as const;

/** A director or officer (KYC-13). */
export const officerFields = {
  name: { kind: 'text', max: 100, names: 'person' },
  id_number: { kind: 'idNumber' },
  job_title: { kind: 'text', max: 100 },
  contact_number: { kind: 'phone' },
  id_files: personFiles,
  date: { kind: 'day' },
  signature: { kind: 'signature', optional: true },
} as const satisfies FieldRows;

/** A shareholder (KYC-14), with the page of the passport. */
export const shareholderFields = {
  name: { kind: 'text', max: 100, names: 'person' },
  ownership_percentage: { kind: 'percent' }, // KYC-15
  passport_number: { kind: 'idNumber' },
  issuing_country: { kind: 'country' },
  id_files: personFiles,
} as const satisfies FieldRows;

/** Who may give orders in the company's name (KYC-16). */
export const authorisedFields = {
  name: { kind: 'text', max: 100, names: 'person' },
  job_title: { kind: 'text', max: 100 },
  contact_number: { kind: 'phone' },
  specimen: { kind: 'file', optional: true },
} as const satisfies FieldRows;

/** Step four (KYC-16). */
export const tradingFields = {
  purpose_document: { kind: 'file' },
  signature: { kind: 'signature' },
  signed_date: { kind: 'day' },
} as const satisfies FieldRows;

/**
 * The lists of people, with the step they are in, how many there may be (KYC-12, KYC-13), and what each asks for. Every row has
 * a person_id. The bank's policy may set fewer shareholders for a business type; getKycInfo says.
 */
export const kycLists = {
  shareholders: { step: 'shareholder', min: 1, max: 5, fields: shareholderFields },
  directors: { step: 'shareholder', min: 1, max: 3, fields: officerFields },
  officers: { step: 'shareholder', min: 0, max: 5, fields: officerFields },
  authorised_persons: { step: 'trading', min: 1, max: 5, fields: authorisedFields },
} as const satisfies Record<KycList, { step: KycStep; min: number; max: number; fields: FieldRows }>;
/** What the bank's policy says of them. */
export type KycLimits = {
  readonly max_shareholders: Readonly<Record<string, number>>;
  readonly max_directors: number;
  readonly max_officers: number;
  /** How old a proof of address may be, in calendar months (KYC-18). */
  readonly proof_months: number;
};
/** How many a list may name; of shareholders it depends on how the business is run (KYC-12). */
export function mostIn(list: KycList, limits: KycLimits, business: unknown): number {
  const { max_shareholders: shareholders, max_directors: directors, max_officers: officers } = limits;
  const kind = String(business);
  const ofPolicy = { shareholders: Object.hasOwn(shareholders, kind) ? shareholders[kind] : undefined, directors, officers };
  const { max } = kycLists[list];
  return Math.min(max, (list === 'authorised_persons' ? undefined : ofPolicy[list]) ?? max);
}

/** A step's own fields; those of its people are in kycLists. */
export const stepFields = {
  corporate: corporateFields,
  company: companyFields,
  shareholder: {},
  trading: tradingFields,
} as const satisfies Record<KycStep, FieldRows>;

/** How the people of a list are asked for: the rows of a list, of a step when no list is named. */
export const rowsOf = (step: KycStep, list?: KycList): FieldRows => (list ? kycLists[list].fields : stepFields[step]);
export const listsOf = (step: KycStep): readonly KycList[] =>
  (Object.keys(kycLists) as KycList[]).filter((list) => kycLists[list].step === step);

export type KycPath = { readonly step: KycStep; readonly field: string; readonly list?: KycList; readonly person_id?: string };
/** Null for a path that names no field of ours. */
export function readKycPath(path: string): KycPath | null {
  const parts = path.split('.');
  const [step = '', second = '', person_id = '', field = ''] = parts;
  if (!isStep(step)) return null;
  if (parts.length === 2) return Object.hasOwn(stepFields[step], second) ? { step, field: second } : null;
  if (parts.length !== 4 || !isList(second) || kycLists[second].step !== step) return null;
  return Object.hasOwn(kycLists[second].fields, field) ? { step, list: second, person_id, field } : null;
}
const isList = (text: string): text is KycList => Object.hasOwn(kycLists, text);

/** What staff may put right in a client's stead: what was typed, never a file, a tick or a choice. */
export const typedKinds = [
  'text',
  'prose',
  'idNumber',
  'phone',
  'web',
  'day',
  'whole',
  'money',
  'percent',
] as const satisfies readonly FieldKind[];

/** Why the bank sends a field or a document back; `other` needs words of its own. options:kycReasons.<code>. */
export const kycReasons = [
  'unreadable',
  'cut_off',
  'expired',
  'wrong_document',
  'does_not_match',
  'incomplete',
  'outdated',
  'not_signed',
  'needs_translation',
  'other',
] as const;
export type KycReason = (typeof kycReasons)[number];

/** What happened to a file, for its history. options:kycEvents.<code>. */
export const kycEvents = [
  'submit',
  'resubmit',
  'approve',
  'reject',
  'revoke',
  'openChange',
  'closeChange',
  'submitChange',
  'acceptChange',
  'refuseChange',
  'correct',
] as const;
export type KycEvent = (typeof kycEvents)[number];
