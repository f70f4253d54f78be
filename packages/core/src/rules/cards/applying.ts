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
