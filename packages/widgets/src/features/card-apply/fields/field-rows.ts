/** Which fields of the table (rules/cards/fields.ts) an application shows, and in which order. */
import type { ApplicationStep } from '@bankside/core/rules/cards/applying.ts';
import { variants } from '@bankside/core/rules/cards/applying.ts';
import type { CardField, CardFieldKind, CardFields } from '@bankside/core/rules/cards/about-fields.ts';
import type { FieldName } from '@bankside/core/rules/cards/fields.ts';
import { isAsked } from '@bankside/core/rules/field-when.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import type { FieldSettings } from '../../../runtime/element-port.ts';
import type { Values } from '../../../kit/form/engine/form-paths.ts';
import type { Opened } from '../source/source.ts';

/** A step and its part of the table. */
export type StepFields = readonly [step: ApplicationStep, table: CardFields];
/** What a row may ask about before it is shown. */
export type Shown = { readonly values: Values; readonly opened: Opened; readonly fields: FieldSettings };
export type FieldRow = CardField & {
  readonly name: FieldName;
  readonly step: ApplicationStep;
  /** The first of its pair: it begins a line. */
  readonly begins: boolean;
};

/** Kinds that only some applications ask for; codes and flags are drawn by the field beside them. */
const sometimes: Partial<Record<CardFieldKind, (shown: Shown) => boolean>> = {
  applicant: ({ opened }) => opened.applicantTypes.length > 1,
  director: ({ values, opened }) => opened.kind === 'own' && values['applicant_type'] === 'director',
  account: ({ opened }) => variants[opened.variant].visionlifeAccount === true,
  countryCode: () => false,
  flag: () => false,
};

/** In Chinese and Japanese the family name is first, and an address goes from the large to the small. */
const farOrder: readonly (readonly FieldName[])[] = [
  ['last_name', 'first_name'],
  ['country', 'postal_code', 'state', 'city', 'address'],
];
function orderOf(table: CardFields, language: Language): readonly FieldName[] {
  const names = Object.keys(table) as FieldName[];
  const order = language === 'en' ? undefined : farOrder.find(([first]) => first && names.includes(first));
  const rest = [...(order ?? [])];
  return names.map((name) => (order?.includes(name) ? (rest.shift() ?? name) : name));
}

export const isOptional = ({ name, optional }: FieldRow, { fields }: Pick<Shown, 'fields'>): boolean =>
  optional !== undefined && fields[name]?.required !== true;

/** The rows of a step that are shown, in the order of the language. Only what is optional can be hidden. */
export function shownRows([step, table]: StepFields, language: Language, shown: Shown): readonly FieldRow[] {
  const { opened, fields, values } = shown;
  const taken = new Set<string>();
  return orderOf(table, language).flatMap((name): FieldRow[] => {
    const row = table[name];
    if (!row) return [];
    const hidden = row.optional && (opened.hidden.includes(name) || fields[name]?.hidden === true);
    if (hidden || !isAsked(row, values) || sometimes[row.kind]?.(shown) === false) return [];
    const begins = row.pair !== undefined && !taken.has(row.pair);
    if (row.pair) taken.add(row.pair);
    return [{ ...row, name, step, begins }];
  });
}
