/** Made from elements.ts by scripts/embed-manifests.mjs. The public tags as React components. */
import type { ForwardRefExoticComponent, RefAttributes } from 'react';
import { bankComponent, type ComponentProps } from './react-component.ts';
export type { TagProps } from './generated/jsx.ts';
import type {
  CardApplyElement,
  CardApplyStatusElement,
  CardApplyQrElement,
  DepositAddressElement,
  KycWizardElement,
  CardListElement,
} from './generated/typings.ts';

/** What every tag has. */
const properties = ['apiBase', 'locale', 'theme', 'density', 'isolation', 'loading', 'messages', 'appearance'] as const;
const events = {
  onReady: 'bank-ready',
  onLoadError: 'bank-load-error',
  onError: 'bank-error',
  onNavigate: 'bank-navigate',
} as const;

const cardApplyProperties = [
  ...properties,
  'linkPath',
  'userRef',
  'variant',
  'step',
  'readonly',
  'hideHeader',
  'autofocus',
  'metrics',
  'session',
  'prefill',
  'fields',
  'beforeSubmit',
] as const;
const cardApplyEvents = {
  ...events,
  onStepChange: 'bank-step-change',
  onValidation: 'bank-validation',
  onDraftSaved: 'bank-draft-saved',
  onSubmit: 'bank-submit',
  onSubmitted: 'bank-submitted',
  onSessionExpiring: 'bank-session-expiring',
  onSessionExpired: 'bank-session-expired',
  onMetric: 'bank-metric',
} as const;
export type CardApplyProps = ComponentProps<CardApplyElement, (typeof cardApplyProperties)[number], typeof cardApplyEvents>;
/** The debit card application: four steps, or one page, by an apply link or by a signed-in session. */
export const CardApply: ForwardRefExoticComponent<CardApplyProps & RefAttributes<CardApplyElement>> = bankComponent<
  CardApplyElement,
  CardApplyProps
>('card-apply', cardApplyProperties, cardApplyEvents);

const cardApplyStatusProperties = [...properties, 'linkPath', 'applicationNo', 'viewToken'] as const;
const cardApplyStatusEvents = {
  ...events,
  onStatusChange: 'bank-status-change',
} as const;
export type CardApplyStatusProps = ComponentProps<
  CardApplyStatusElement,
  (typeof cardApplyStatusProperties)[number],
  typeof cardApplyStatusEvents
>;
/** What became of an application. */
export const CardApplyStatus: ForwardRefExoticComponent<CardApplyStatusProps & RefAttributes<CardApplyStatusElement>> = bankComponent<
  CardApplyStatusElement,
  CardApplyStatusProps
>('card-apply-status', cardApplyStatusProperties, cardApplyStatusEvents);

const cardApplyQrProperties = [...properties, 'linkPath', 'userRef'] as const;
const cardApplyQrEvents = {
  ...events,
  onStatusChange: 'bank-status-change',
} as const;
export type CardApplyQrProps = ComponentProps<CardApplyQrElement, (typeof cardApplyQrProperties)[number], typeof cardApplyQrEvents>;
/** A QR code by which somebody applies on a phone; it turns to done when they have. */
export const CardApplyQr: ForwardRefExoticComponent<CardApplyQrProps & RefAttributes<CardApplyQrElement>> = bankComponent<
  CardApplyQrElement,
  CardApplyQrProps
>('card-apply-qr', cardApplyQrProperties, cardApplyQrEvents);

const depositAddressProperties = [...properties, 'asset', 'network', 'showRecords', 'hideHeader', 'session'] as const;
const depositAddressEvents = {
  ...events,
  onStatusChange: 'bank-status-change',
  onSessionExpiring: 'bank-session-expiring',
  onSessionExpired: 'bank-session-expired',
} as const;
export type DepositAddressProps = ComponentProps<
  DepositAddressElement,
  (typeof depositAddressProperties)[number],
  typeof depositAddressEvents
>;
/** Where a company's customers send digital assets: token, network, address and QR code, with a warning before they show. */
export const DepositAddress: ForwardRefExoticComponent<DepositAddressProps & RefAttributes<DepositAddressElement>> = bankComponent<
  DepositAddressElement,
  DepositAddressProps
>('deposit-address', depositAddressProperties, depositAddressEvents);

const kycWizardProperties = [...properties, 'step', 'readonly', 'hideHeader', 'autofocus', 'metrics', 'session'] as const;
const kycWizardEvents = {
  ...events,
  onStepChange: 'bank-step-change',
  onValidation: 'bank-validation',
  onDraftSaved: 'bank-draft-saved',
  onSubmit: 'bank-submit',
  onSubmitted: 'bank-submitted',
  onStatusChange: 'bank-status-change',
  onSessionExpiring: 'bank-session-expiring',
  onSessionExpired: 'bank-session-expired',
  onMetric: 'bank-metric',
} as const;
export type KycWizardProps = ComponentProps<KycWizardElement, (typeof kycWizardProperties)[number], typeof kycWizardEvents>;
/** Corporate verification (KYC): four steps that the bank keeps as they are typed, a review, and what the bank decided. */
export const KycWizard: ForwardRefExoticComponent<KycWizardProps & RefAttributes<KycWizardElement>> = bankComponent<
  KycWizardElement,
  KycWizardProps
>('kyc-wizard', kycWizardProperties, kycWizardEvents);

const cardListProperties = [...properties, 'cardId', 'actions', 'readonly', 'hideHeader', 'session'] as const;
const cardListEvents = {
  ...events,
  onAction: 'bank-action',
  onStatusChange: 'bank-status-change',
  onSessionExpiring: 'bank-session-expiring',
  onSessionExpired: 'bank-session-expired',
} as const;
export type CardListProps = ComponentProps<CardListElement, (typeof cardListProperties)[number], typeof cardListEvents>;
/** A company's cards: found by search and status, opened one at a time, activated, topped up, blocked, replaced. */
export const CardList: ForwardRefExoticComponent<CardListProps & RefAttributes<CardListElement>> = bankComponent<
  CardListElement,
  CardListProps
>('card-list', cardListProperties, cardListEvents);
