/**
 * The fields of a card application (APP-05), step by step in the order in which they are asked for. The schemas of the calls, the
 * form, the review, what the bank masks, the facts at the desk and the tests of all these read this table.
 */
import { documentLanguages, idTypes, proofOfAddressTypes } from '../options.ts';
import { about, type CardField, type CardFields } from './about-fields.ts';
import { applicationSteps, type ApplicationStep } from './applying.ts';

export type { CardField, CardFieldKind } from './about-fields.ts';

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
} as const satisfies CardFields;

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
} as const satisfies CardFields;

const review = {
  notes: { kind: 'prose', max: 500, optional: 'hideable', mask: 'whole' },
  terms_accepted: { kind: 'consent' },
} as const satisfies CardFields;

export const applicationFields = { about, identity, address, review } as const satisfies Record<ApplicationStep, CardFields>;
const all = { ...about, ...identity, ...address, ...review } as const;
export type FieldName = keyof typeof all;
export const fieldNames = Object.keys(all) as readonly FieldName[];
export const namesIn = (step: ApplicationStep): readonly FieldName[] => Object.keys(applicationFields[step]) as FieldName[];

/** A refusal leads back to the step that holds its field; one of no field to the last. */
export const stepOf = (field: string): ApplicationStep =>
  applicationSteps.find((step) => Object.hasOwn(applicationFields[step], field)) ?? 'review';

export const isField = (name: string): name is FieldName => Object.hasOwn(all, name);
export const cardField = (name: FieldName): CardField => all[name];
export const fileFields = /* @__PURE__ */ fieldNames.filter((name) => cardField(name).kind === 'file');
/** A partner's link may leave out only these (APP-06, APP-13). */
export const hideable = /* @__PURE__ */ fieldNames.filter((name) => cardField(name).optional === 'hideable');
