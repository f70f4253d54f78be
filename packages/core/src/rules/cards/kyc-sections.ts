/** What the bank knows of a card holder, in the four sections that are read and corrected one by one (CRD-52). */
import type { FieldName } from './fields.ts';

export const kycSections = {
  member: ['title', 'first_name', 'last_name', 'name_on_card', 'birth_date', 'gender'],
  account: ['username', 'email', 'country_code', 'mobile'],
  id: [
    'id_type',
    'id_number',
    'issuing_country',
    'document_language',
    'document_language_other',
    'issue_date',
    'issue_date_missing',
    'expiry_date',
    'expiry_date_missing',
    'id_front',
    'id_back',
    'id_translation',
  ],
  address: [
    'address',
    'country',
    'state',
    'city',
    'postal_code',
    'mailing_address',
    'poa_type',
    'poa_issuer',
    'poa_date',
    'poa_language',
    'poa_language_other',
    'poa_front',
    'poa_back',
    'poa_translation',
  ],
} as const satisfies Readonly<Record<string, readonly FieldName[]>>;

export type KycSection = keyof typeof kycSections;
export type KycField = (typeof kycSections)[KycSection][number];
export const kycSectionNames = Object.keys(kycSections) as readonly KycSection[];
export const kycFields: readonly KycField[] = kycSectionNames.flatMap((section) => kycSections[section]);
export const isInSection = (section: KycSection, field: string): boolean => kycSections[section].some((each) => each === field);

/** Of these, those that the call may leave out and that then stay as they were: they go with another field of their section. */
export const keptUnsent: readonly string[] = ['document_language', 'document_language_other', 'id_translation', 'country_code'];
