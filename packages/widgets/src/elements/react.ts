/** Made from elements.ts by scripts/embed-manifests.mjs. The public tags as React components. */
import { bankComponent, type BankComponent, type ComponentProps } from './react-component.ts';
export type { TagProps } from './jsx.ts';
import type * as tag from './generated/typings.ts';

/** What every tag has. */
const properties = [
  'apiBase',
  'locale',
  'messagesUrl',
  'theme',
  'density',
  'isolation',
  'loading',
  'messages',
  'translations',
  'appearance',
] as const;
const events = ['bank-ready', 'bank-load-error', 'bank-error', 'bank-navigate'] as const;

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
export type CardApplyProps = ComponentProps<tag.CardApplyElement, (typeof cardApplyProperties)[number], tag.CardApplyEventName>;
/** The debit card application: four steps, or one page, by an apply link or by a signed-in session. */
export const CardApply: BankComponent<tag.CardApplyElement, CardApplyProps> = bankComponent('card-apply', cardApplyProperties, [
  ...events,
  'bank-step-change',
  'bank-validation',
  'bank-draft-saved',
  'bank-submit',
  'bank-submitted',
  'bank-session-expiring',
  'bank-session-expired',
  'bank-metric',
]);

const cardApplyStatusProperties = [...properties, 'linkPath', 'applicationNo', 'viewToken'] as const;
export type CardApplyStatusProps = ComponentProps<
  tag.CardApplyStatusElement,
  (typeof cardApplyStatusProperties)[number],
  tag.CardApplyStatusEventName
>;
/** What became of an application. */
export const CardApplyStatus: BankComponent<tag.CardApplyStatusElement, CardApplyStatusProps> = bankComponent(
  'card-apply-status',
  cardApplyStatusProperties,
  [...events, 'bank-status-change'],
);

const cardApplyQrProperties = [...properties, 'linkPath', 'userRef'] as const;
export type CardApplyQrProps = ComponentProps<tag.CardApplyQrElement, (typeof cardApplyQrProperties)[number], tag.CardApplyQrEventName>;
/** A QR code by which somebody applies on a phone; it turns to done when they have. */
export const CardApplyQr: BankComponent<tag.CardApplyQrElement, CardApplyQrProps> = bankComponent('card-apply-qr', cardApplyQrProperties, [
  ...events,
  'bank-status-change',
]);

const depositAddressProperties = [...properties, 'asset', 'network', 'showRecords', 'hideHeader', 'session'] as const;
export type DepositAddressProps = ComponentProps<
  tag.DepositAddressElement,
  (typeof depositAddressProperties)[number],
  tag.DepositAddressEventName
>;
/** Where a company's customers send digital assets: token, network, address and QR code, with a warning before they show. */
export const DepositAddress: BankComponent<tag.DepositAddressElement, DepositAddressProps> = bankComponent(
  'deposit-address',
  depositAddressProperties,
  [...events, 'bank-status-change', 'bank-session-expiring', 'bank-session-expired'],
);

const kycWizardProperties = [...properties, 'step', 'readonly', 'hideHeader', 'autofocus', 'metrics', 'session'] as const;
export type KycWizardProps = ComponentProps<tag.KycWizardElement, (typeof kycWizardProperties)[number], tag.KycWizardEventName>;
/** Corporate verification (KYC): four steps that the bank keeps as they are typed, a review, and what the bank decided. */
export const KycWizard: BankComponent<tag.KycWizardElement, KycWizardProps> = bankComponent('kyc-wizard', kycWizardProperties, [
  ...events,
  'bank-step-change',
  'bank-validation',
  'bank-draft-saved',
  'bank-submit',
  'bank-submitted',
  'bank-status-change',
  'bank-session-expiring',
  'bank-session-expired',
  'bank-metric',
]);

const cardListProperties = [...properties, 'cardId', 'actions', 'readonly', 'hideHeader', 'session'] as const;
export type CardListProps = ComponentProps<tag.CardListElement, (typeof cardListProperties)[number], tag.CardListEventName>;
/** A company's cards: found by search and status, opened one at a time, activated, topped up, blocked, replaced. */
export const CardList: BankComponent<tag.CardListElement, CardListProps> = bankComponent('card-list', cardListProperties, [
  ...events,
  'bank-action',
  'bank-status-change',
  'bank-session-expiring',
  'bank-session-expired',
]);

const bankSessionProperties = [
  'apiBase',
  'locale',
  'messagesUrl',
  'theme',
  'density',
  'fetchToken',
  'messages',
  'translations',
  'appearance',
] as const;
export type BankSessionProps = ComponentProps<tag.BankSessionElement, (typeof bankSessionProperties)[number], 'bank-signed-out'>;
/** One session for the tags within it, or those that are given it: one token, one renewal, one sign-out; language and looks. */
export const BankSession: BankComponent<tag.BankSessionElement, BankSessionProps> = bankComponent('bank-session', bankSessionProperties, [
  'bank-signed-out',
]);
