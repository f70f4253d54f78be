/**
 * The fields of a card application (APP-05), step by step in the order in which they are asked for. The schemas of the calls, the
 * form, the review, what the bank masks, the facts at the desk and the tests of all these read this table.
 */
import type { When } from '../field-when.ts';
import { applicantTypes, cardTitles, documentLanguages, genders, idTypes, proofOfAddressTypes } from '../options.ts';
import { applicationSteps, type ApplicationStep } from './applying.ts';

/**
 * How a field is entered and checked. applicant: a choice of what the link offers. choice: all options stand there; select: they
 * open as a list. account: of VisionLife. name: of a person.
 * mobile: drawn with its countryCode. documentDay: a day that a document may not state; its flag then says so (APP-11).
 * mailing: an address, or the one above. prose: several lines.
 */
export type CardFieldKind =
  | 'applicant'
  | 'director'
  | 'account'
  | 'choice'
  | 'select'
  | 'name'
  | 'nameOnCard'
  | 'username'
  | 'email'
  | 'countryCode'
  | 'mobile'
  | 'day'
  | 'idNumber'
  | 'country'
  | 'text'
  | 'documentDay'
  | 'flag'
  | 'postalCode'
  | 'mailing'
  | 'file'
  | 'prose'
  | 'consent';

type OptionList = 'applicantTypes' | 'cardTitles' | 'genders' | 'idTypes' | 'documentLanguages' | 'proofOfAddressTypes';
export type CardField = {
  readonly kind: CardFieldKind;
  /** Characters of a text. */
  readonly max?: number;
  readonly options?: readonly string[];
  /** The words of the options: options:<list>.<code>, for the first step apply-start:choices.<list>.<code>. */
  readonly list?: OptionList;
  /** May stay empty (APP-13, APP-06); `hideable`: a partner's link may leave it out. */
  readonly optional?: true | 'hideable';
  readonly when?: When;
  /** Of a document: the field that says in what language it is. */
  readonly inLanguage?: string;
  /** What everybody sees but who sent it and the bank (APP-27): the last two characters, the year, nothing. */
  readonly mask?: 'lastTwo' | 'year' | 'whole';
  readonly autoComplete?: string;
  /** Has a hint: the word hints.<name>. */
  readonly hint?: true;
  /** Both columns. */
  readonly wide?: true;
  /** Two that stand side by side, whatever stands before them. */
  readonly pair?: 'name' | 'print' | 'reach' | 'dates';
};
type Fields = Readonly<Record<string, CardField>>;

const about = {
  applicant_type: { kind: 'applicant', options: applicantTypes, list: 'applicantTypes' },
  director_id: { kind: 'director' },
  visionlife_account: { kind: 'account', hint: true, mask: 'lastTwo' },
  title: { kind: 'choice', options: cardTitles, list: 'cardTitles' },
  first_name: { kind: 'name', pair: 'name', autoComplete: 'given-name' },
  last_name: { kind: 'name', pair: 'name', autoComplete: 'family-name' },
  name_on_card: { kind: 'nameOnCard', pair: 'print' },
  username: { kind: 'username', pair: 'print' },
  email: { kind: 'email', pair: 'reach' },
  country_code: { kind: 'countryCode' },
  mobile: { kind: 'mobile', pair: 'reach', mask: 'lastTwo' },
  birth_date: { kind: 'day', mask: 'year' },
  gender: { kind: 'choice', options: genders, list: 'genders', optional: 'hideable' },
} as const satisfies Fields;

const identity = {
  id_type: { kind: 'choice', options: idTypes, list: 'idTypes' },
  id_number: { kind: 'idNumber', mask: 'lastTwo' },
  issuing_country: { kind: 'country' },
  document_language: { kind: 'select', options: documentLanguages, list: 'documentLanguages' },
  document_language_other: { kind: 'text', max: 60, when: { field: 'document_language', is: 'other' } },
  issue_date: { kind: 'documentDay', pair: 'dates', mask: 'year' },
  issue_date_missing: { kind: 'flag' },
  expiry_date: { kind: 'documentDay', pair: 'dates', mask: 'year' },
  expiry_date_missing: { kind: 'flag' },
  id_front: { kind: 'file', hint: true, inLanguage: 'document_language' },
  id_back: { kind: 'file', hint: true },
  id_translation: { kind: 'file', optional: 'hideable', when: { field: 'document_language', not: 'en' } },
} as const satisfies Fields;

const address = {
  address: { kind: 'text', max: 200, autoComplete: 'street-address', wide: true, mask: 'whole' },
  country: { kind: 'country', autoComplete: 'country' },
  state: { kind: 'text', max: 80, autoComplete: 'address-level1' },
  city: { kind: 'text', max: 80, autoComplete: 'address-level2' },
  postal_code: { kind: 'postalCode', autoComplete: 'postal-code', mask: 'whole' },
  mailing_address: { kind: 'mailing', max: 300, mask: 'whole' },
  poa_type: { kind: 'select', options: proofOfAddressTypes, list: 'proofOfAddressTypes' },
  poa_issuer: { kind: 'text', max: 120, hint: true, mask: 'whole' },
  poa_date: { kind: 'day', hint: true, mask: 'year' },
  poa_language: { kind: 'select', options: documentLanguages, list: 'documentLanguages' },
  poa_language_other: { kind: 'text', max: 60, when: { field: 'poa_language', is: 'other' } },
  poa_front: { kind: 'file', hint: true, inLanguage: 'poa_language' },
  poa_back: { kind: 'file', optional: true },
  poa_translation: { kind: 'file', optional: 'hideable', when: { field: 'poa_language', not: 'en' } },
} as const satisfies Fields;

const review = {
  notes: { kind: 'prose', max: 500, optional: 'hideable', mask: 'whole' },
  terms_accepted: { kind: 'consent' },
} as const satisfies Fields;

export const applicationFields = { about, identity, address, review } as const satisfies Record<ApplicationStep, Fields>;
const all = { ...about, ...identity, ...address, ...review } as const;
export type FieldName = keyof typeof all;
export const fieldNames = Object.keys(all) as readonly FieldName[];
export const namesIn = (step: ApplicationStep): readonly FieldName[] => Object.keys(applicationFields[step]) as FieldName[];

/** A refusal leads back to the step that holds its field; one of no field to the last. */
export const stepOf = (field: string): ApplicationStep =>
  applicationSteps.find((step) => Object.hasOwn(applicationFields[step], field)) ?? 'review';

export const isField = (name: string): name is FieldName => Object.hasOwn(all, name);
export const cardField = (name: FieldName): CardField => all[name];
export const fileFields = fieldNames.filter((name) => cardField(name).kind === 'file');
/** A partner's link may leave out only these (APP-06, APP-13). */
export const hideable = fieldNames.filter((name) => cardField(name).optional === 'hideable');
