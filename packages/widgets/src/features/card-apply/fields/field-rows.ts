/** The fields of an application as rows. Which step holds them, and their order, is core's (rules/cards/applying.ts); here is how each is drawn. */
import { stepFields, type ApplicationStep } from '@bankside/core/rules/cards/applying.ts';
import type { FieldSettings } from '../../../runtime/element-port.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import type { Values } from '../../../kit/form/engine/form-paths.ts';
import type { Opened } from '../source/source.ts';

export type FieldKind =
  | 'choice' // two to four, all visible
  | 'select'
  | 'director'
  | 'text'
  | 'code' // letters and digits: full-width ones are folded
  | 'nameOnCard'
  | 'username'
  | 'email'
  | 'mobile'
  | 'day'
  | 'documentDay' // with a tick for a document that does not say it (APP-11)
  | 'country'
  | 'mailing'
  | 'file'
  | 'area'
  | 'consent';

/** What a row may ask about before it is shown. */
export type Shown = { readonly values: Values; readonly opened: Opened; readonly fields: FieldSettings };
type Row = {
  readonly kind: FieldKind;
  /** Both columns. */
  readonly wide?: true;
  /** Two that stand side by side, whatever stands before them. */
  readonly pair?: 'name' | 'print' | 'reach' | 'dates' | 'place';
  /** A list of options: words options:<list>.<code>, for the first step apply-start:<list>.<code>. */
  readonly list?: 'applicantTypes' | 'cardTitles' | 'genders' | 'idTypes' | 'documentLanguages' | 'proofOfAddressTypes';
  readonly autoComplete?: string;
  readonly max?: number;
  /** Has a hint: the word hints.<name>. */
  readonly hint?: true;
  /** May stay empty (APP-13, APP-06). */
  readonly optional?: true;
  readonly when?: (shown: Shown) => boolean;
};
export type FieldName = (typeof stepFields)[ApplicationStep][number];
export type FieldRow = Row & {
  readonly name: FieldName;
  readonly step: ApplicationStep;
  /** The first of its pair: it begins a line. */
  readonly begins: boolean;
};

const isForeign = (language: unknown) => typeof language === 'string' && language !== '' && language !== 'en';

export const rows = {
  applicant_type: { kind: 'choice', list: 'applicantTypes', when: ({ opened }) => opened.applicantTypes.length > 1 },
  director_id: { kind: 'director', when: ({ values, opened }) => opened.kind === 'own' && values['applicant_type'] === 'director' },
  visionlife_account: { kind: 'code', max: 20, hint: true, when: ({ opened }) => opened.variant === 'visionlife' },
  title: { kind: 'choice', list: 'cardTitles' },
  first_name: { kind: 'text', pair: 'name', autoComplete: 'given-name', max: 60 },
  last_name: { kind: 'text', pair: 'name', autoComplete: 'family-name', max: 60 },
  name_on_card: { kind: 'nameOnCard', pair: 'print' },
  username: { kind: 'username', pair: 'print', max: 30 },
  email: { kind: 'email', pair: 'reach' },
  country_code: { kind: 'mobile', when: () => false }, // drawn by `mobile`
  mobile: { kind: 'mobile', pair: 'reach' },
  birth_date: { kind: 'day' },
  gender: { kind: 'choice', list: 'genders', optional: true },

  id_type: { kind: 'choice', list: 'idTypes' },
  id_number: { kind: 'code', max: 30 },
  issuing_country: { kind: 'country' },
  document_language: { kind: 'select', list: 'documentLanguages' },
  document_language_other: { kind: 'text', max: 60, when: ({ values }) => values['document_language'] === 'other' },
  issue_date: { kind: 'documentDay', pair: 'dates' },
  issue_date_missing: { kind: 'documentDay', when: () => false }, // drawn by `issue_date`
  expiry_date: { kind: 'documentDay', pair: 'dates' },
  expiry_date_missing: { kind: 'documentDay', when: () => false },
  id_front: { kind: 'file', wide: true, hint: true },
  id_back: { kind: 'file', wide: true, hint: true },
  id_translation: { kind: 'file', wide: true, optional: true, when: ({ values }) => isForeign(values['document_language']) },

  address: { kind: 'text', autoComplete: 'street-address', max: 200, wide: true },
  country: { kind: 'country', autoComplete: 'country' },
  state: { kind: 'text', autoComplete: 'address-level1', max: 80 },
  city: { kind: 'text', autoComplete: 'address-level2', max: 80 },
  postal_code: { kind: 'code', autoComplete: 'postal-code', max: 12 },
  mailing_address: { kind: 'mailing', wide: true, max: 300 },
  poa_type: { kind: 'select', list: 'proofOfAddressTypes' },
  poa_issuer: { kind: 'text', max: 120, hint: true },
  poa_date: { kind: 'day', hint: true },
  poa_language: { kind: 'select', list: 'documentLanguages' },
  poa_language_other: { kind: 'text', max: 60, when: ({ values }) => values['poa_language'] === 'other' },
  poa_front: { kind: 'file', wide: true, hint: true },
  poa_back: { kind: 'file', wide: true, optional: true },
  poa_translation: { kind: 'file', wide: true, optional: true, when: ({ values }) => isForeign(values['poa_language']) },

  notes: { kind: 'area', wide: true, max: 500, optional: true },
  terms_accepted: { kind: 'consent', wide: true },
} as const satisfies Record<FieldName, Row>;

/** In Chinese and Japanese the family name stands first, and an address goes from the large to the small. */
const familyFirst = ['last_name', 'first_name'] as const;
const largeFirst = ['country', 'postal_code', 'state', 'city', 'address'] as const;
const addressOrder = ['address', 'country', 'state', 'city', 'postal_code'] as const;
const nameOrder = ['first_name', 'last_name'] as const;
/** The ID's language before its dates, so that pairs stand side by side. */
const identityOrder = [
  'issuing_country',
  'document_language',
  'document_language_other',
  'issue_date',
  'issue_date_missing',
  'expiry_date',
  'expiry_date_missing',
] as const;

function reordered(names: readonly FieldName[], order: readonly FieldName[]): readonly FieldName[] {
  const rest = [...order];
  return names.map((name) => (order.includes(name) ? (rest.shift() ?? name) : name));
}

function orderOf(step: ApplicationStep, language: Language): readonly FieldName[] {
  const names: readonly FieldName[] = stepFields[step];
  if (step === 'identity') return reordered(names, identityOrder);
  const far = language !== 'en';
  if (step === 'about') return reordered(names, far ? familyFirst : nameOrder);
  return step === 'address' ? reordered(names, far ? largeFirst : addressOrder) : names;
}

export const isOptional = (name: FieldName, { fields }: Pick<Shown, 'fields'>): boolean => {
  const row: Row = rows[name];
  return row.optional === true && fields[name]?.required !== true;
};

/** The rows of a step that are shown, in the order of the language. Only what is optional can be hidden (rules/cards/applying.ts). */
export function shownRows(step: ApplicationStep, language: Language, shown: Shown): readonly FieldRow[] {
  const { opened, fields } = shown;
  const taken = new Set<string>();
  return orderOf(step, language).flatMap((name): FieldRow[] => {
    const row: Row = rows[name];
    const hidden = row.optional && (opened.hidden.includes(name) || fields[name]?.hidden === true);
    if (hidden || row.when?.(shown) === false) return [];
    const begins = row.pair !== undefined && !taken.has(row.pair);
    if (row.pair) taken.add(row.pair);
    return [{ ...row, name, step, begins }];
  });
}
