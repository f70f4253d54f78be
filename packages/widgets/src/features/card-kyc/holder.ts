/** One card holder, as the bank answers. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { cardField, type CardFieldKind, type FieldName } from '@bankside/core/rules/cards/fields.ts';
import { kycSections, type KycSection } from '@bankside/core/rules/cards/kyc-sections.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { isAsked } from '@bankside/core/rules/field-when.ts';

export type Holder = OutOf<'/card/getCardKyc'>;
export type Values = Readonly<Record<string, unknown>>;
export const holderKey = (id: string) => ['card-kyc', 'one', id] as const;

/** Whose words a field's label is (shared/application-sections.tsx). */
export const stepOf = { member: 'about', account: 'about', id: 'identity', address: 'address' } as const satisfies Record<
  KycSection,
  string
>;

/** Entered with the field beside it. */
const beside: readonly CardFieldKind[] = ['flag', 'countryCode'];
export const isBeside = (name: FieldName): boolean => beside.includes(cardField(name).kind);
/** In Chinese and Japanese the family name is first, and an address goes from the large to the small. */
const farOrder: Partial<Record<KycSection, readonly FieldName[]>> = {
  member: ['title', 'last_name', 'first_name'],
  address: ['country', 'postal_code', 'state', 'city', 'address'],
};

/** The fields of a section that are shown by themselves, with these values beside them, in the order of the language. */
export function shownFields(section: KycSection, values: Values, language: Language): readonly FieldName[] {
  const first = language === 'en' ? [] : (farOrder[section] ?? []);
  const names: readonly FieldName[] = kycSections[section];
  const order = [...first, ...names.filter((name) => !first.includes(name))];
  return order.filter((name) => !isBeside(name) && isAsked(cardField(name), values));
}

/** What the form begins with: of a masked section nothing that is hidden, for a mask is no value. */
export function initialOf(section: KycSection, holder: Holder): Values {
  const values: Values = holder[section];
  if (!holder.masked) return values;
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !kycSections[section].some((each) => each === name && cardField(each).mask !== undefined)),
  );
}

export const hidesSomething = (section: KycSection, { masked }: Holder): boolean =>
  masked && kycSections[section].some((name) => cardField(name).mask !== undefined || cardField(name).kind === 'file');
