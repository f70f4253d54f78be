/** The card application as data: steps and their fields, and what the variants differ in (APP-16). */
import type { applyVariants } from '../options.ts';

export const applicationSteps = ['about', 'identity', 'address', 'review'] as const;
export type ApplicationStep = (typeof applicationSteps)[number];
export type ApplyVariant = (typeof applyVariants)[number];

/** What a variant differs in. `onePage`: all fields under each other and the result in place; `phone`: made for a phone first. */
export const variants: Readonly<
  Record<
    ApplyVariant,
    { readonly visionlifeAccount?: true; readonly onePage?: true; readonly phone?: true; readonly submit: 'linkSubmit' | 'linkSubmitQr' }
  >
> = {
  link: { submit: 'linkSubmit' },
  qrcode: { submit: 'linkSubmitQr', phone: true },
  custom: { submit: 'linkSubmit' },
  aisport: { submit: 'linkSubmit', onePage: true },
  visionlife: { submit: 'linkSubmit', visionlifeAccount: true },
};

/**
 * The form that an application by a link has. The link decides what is asked; a page or a tag may want another layout, and has it
 * where that asks the same. So a link that asks for a VisionLife account does so however it was opened, and no other ever does.
 */
export const variantOf = (link: ApplyVariant, wanted: ApplyVariant | undefined): ApplyVariant =>
  wanted !== undefined && variants[wanted].visionlifeAccount === variants[link].visionlifeAccount ? wanted : link;

/** The fields of each step, in their order: the form draws them, and a refusal leads back to the step that holds its field. */
export const stepFields = {
  about: [
    'applicant_type',
    'director_id',
    'visionlife_account',
    'title',
    'first_name',
    'last_name',
    'name_on_card',
    'username',
    'email',
    'country_code',
    'mobile',
    'birth_date',
    'gender',
  ],
  identity: [
    'id_type',
    'id_number',
    'issuing_country',
    'issue_date',
    'issue_date_missing',
    'expiry_date',
    'expiry_date_missing',
    'document_language',
    'document_language_other',
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
  review: ['notes', 'terms_accepted'],
} as const satisfies Record<ApplicationStep, readonly string[]>;

export const stepOf = (field: string): ApplicationStep =>
  applicationSteps.find((step) => (stepFields[step] as readonly string[]).includes(field)) ?? 'review';

/** A partner's link may leave out only what is optional (APP-06, APP-13). */
export const hideable = ['gender', 'notes', 'id_translation', 'poa_translation'] as const;
