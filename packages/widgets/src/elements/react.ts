/** Made from elements.ts by scripts/embed-manifests.mjs. The public tags as React components. */
import type { ForwardRefExoticComponent, RefAttributes } from 'react';
import { bankComponent, type ComponentProps } from './react-component.ts';
export type { TagProps } from './generated/jsx.ts';
import type {
  CardApplyElement,
  CardApplyEventName,
  CardApplyStatusElement,
  CardApplyStatusEventName,
  CardApplyQrElement,
  CardApplyQrEventName,
  DepositAddressElement,
  DepositAddressEventName,
  KycWizardElement,
  KycWizardEventName,
} from './generated/typings.ts';

export type CardApplyProps = ComponentProps<
  CardApplyElement,
  | 'apiBase'
  | 'locale'
  | 'theme'
  | 'density'
  | 'isolation'
  | 'loading'
  | 'linkPath'
  | 'userRef'
  | 'variant'
  | 'step'
  | 'readonly'
  | 'hideHeader'
  | 'autofocus'
  | 'metrics'
  | 'session'
  | 'prefill'
  | 'fields'
  | 'beforeSubmit'
  | 'messages'
  | 'appearance',
  {
    onReady: 'bank-ready';
    onLoadError: 'bank-load-error';
    onError: 'bank-error';
    onNavigate: 'bank-navigate';
    onStepChange: 'bank-step-change';
    onValidation: 'bank-validation';
    onDraftSaved: 'bank-draft-saved';
    onSubmit: 'bank-submit';
    onSubmitted: 'bank-submitted';
    onSessionExpiring: 'bank-session-expiring';
    onSessionExpired: 'bank-session-expired';
    onMetric: 'bank-metric';
  }
>;
/** The debit card application: four steps, or one page, by an apply link or by a signed-in session. */
export const CardApply: ForwardRefExoticComponent<CardApplyProps & RefAttributes<CardApplyElement>> = bankComponent<
  CardApplyElement,
  CardApplyProps
>(
  'card-apply',
  [
    'apiBase',
    'locale',
    'theme',
    'density',
    'isolation',
    'loading',
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
    'messages',
    'appearance',
  ],
  {
    onReady: 'bank-ready',
    onLoadError: 'bank-load-error',
    onError: 'bank-error',
    onNavigate: 'bank-navigate',
    onStepChange: 'bank-step-change',
    onValidation: 'bank-validation',
    onDraftSaved: 'bank-draft-saved',
    onSubmit: 'bank-submit',
    onSubmitted: 'bank-submitted',
    onSessionExpiring: 'bank-session-expiring',
    onSessionExpired: 'bank-session-expired',
    onMetric: 'bank-metric',
  } satisfies Record<string, CardApplyEventName>,
);

export type CardApplyStatusProps = ComponentProps<
  CardApplyStatusElement,
  | 'apiBase'
  | 'locale'
  | 'theme'
  | 'density'
  | 'isolation'
  | 'loading'
  | 'linkPath'
  | 'applicationNo'
  | 'viewToken'
  | 'messages'
  | 'appearance',
  {
    onReady: 'bank-ready';
    onLoadError: 'bank-load-error';
    onError: 'bank-error';
    onNavigate: 'bank-navigate';
    onStatusChange: 'bank-status-change';
  }
>;
/** What became of an application. */
export const CardApplyStatus: ForwardRefExoticComponent<CardApplyStatusProps & RefAttributes<CardApplyStatusElement>> = bankComponent<
  CardApplyStatusElement,
  CardApplyStatusProps
>(
  'card-apply-status',
  ['apiBase', 'locale', 'theme', 'density', 'isolation', 'loading', 'linkPath', 'applicationNo', 'viewToken', 'messages', 'appearance'],
  {
    onReady: 'bank-ready',
    onLoadError: 'bank-load-error',
    onError: 'bank-error',
    onNavigate: 'bank-navigate',
    onStatusChange: 'bank-status-change',
  } satisfies Record<string, CardApplyStatusEventName>,
);

export type CardApplyQrProps = ComponentProps<
  CardApplyQrElement,
  'apiBase' | 'locale' | 'theme' | 'density' | 'isolation' | 'loading' | 'linkPath' | 'userRef' | 'messages' | 'appearance',
  {
    onReady: 'bank-ready';
    onLoadError: 'bank-load-error';
    onError: 'bank-error';
    onNavigate: 'bank-navigate';
    onStatusChange: 'bank-status-change';
  }
>;
/** A QR code by which somebody applies on a phone; it turns to done when they have. */
export const CardApplyQr: ForwardRefExoticComponent<CardApplyQrProps & RefAttributes<CardApplyQrElement>> = bankComponent<
  CardApplyQrElement,
  CardApplyQrProps
>('card-apply-qr', ['apiBase', 'locale', 'theme', 'density', 'isolation', 'loading', 'linkPath', 'userRef', 'messages', 'appearance'], {
  onReady: 'bank-ready',
  onLoadError: 'bank-load-error',
  onError: 'bank-error',
  onNavigate: 'bank-navigate',
  onStatusChange: 'bank-status-change',
} satisfies Record<string, CardApplyQrEventName>);

export type DepositAddressProps = ComponentProps<
  DepositAddressElement,
  | 'apiBase'
  | 'locale'
  | 'theme'
  | 'density'
  | 'isolation'
  | 'loading'
  | 'asset'
  | 'network'
  | 'showRecords'
  | 'hideHeader'
  | 'session'
  | 'messages'
  | 'appearance',
  {
    onReady: 'bank-ready';
    onLoadError: 'bank-load-error';
    onError: 'bank-error';
    onNavigate: 'bank-navigate';
    onStatusChange: 'bank-status-change';
    onSessionExpiring: 'bank-session-expiring';
    onSessionExpired: 'bank-session-expired';
  }
>;
/** Where a company's customers send digital assets: token, network, address and QR code, with a warning before they show. */
export const DepositAddress: ForwardRefExoticComponent<DepositAddressProps & RefAttributes<DepositAddressElement>> = bankComponent<
  DepositAddressElement,
  DepositAddressProps
>(
  'deposit-address',
  [
    'apiBase',
    'locale',
    'theme',
    'density',
    'isolation',
    'loading',
    'asset',
    'network',
    'showRecords',
    'hideHeader',
    'session',
    'messages',
    'appearance',
  ],
  {
    onReady: 'bank-ready',
    onLoadError: 'bank-load-error',
    onError: 'bank-error',
    onNavigate: 'bank-navigate',
    onStatusChange: 'bank-status-change',
    onSessionExpiring: 'bank-session-expiring',
    onSessionExpired: 'bank-session-expired',
  } satisfies Record<string, DepositAddressEventName>,
);

export type KycWizardProps = ComponentProps<
  KycWizardElement,
  | 'apiBase'
  | 'locale'
  | 'theme'
  | 'density'
  | 'isolation'
  | 'loading'
  | 'step'
  | 'readonly'
  | 'hideHeader'
  | 'autofocus'
  | 'metrics'
  | 'session'
  | 'messages'
  | 'appearance',
  {
    onReady: 'bank-ready';
    onLoadError: 'bank-load-error';
    onError: 'bank-error';
    onNavigate: 'bank-navigate';
    onStepChange: 'bank-step-change';
    onValidation: 'bank-validation';
    onDraftSaved: 'bank-draft-saved';
    onSubmit: 'bank-submit';
    onSubmitted: 'bank-submitted';
    onStatusChange: 'bank-status-change';
    onSessionExpiring: 'bank-session-expiring';
    onSessionExpired: 'bank-session-expired';
    onMetric: 'bank-metric';
  }
>;
/** Corporate verification (KYC): four steps that the bank keeps as they are typed, a review, and what the bank decided. */
export const KycWizard: ForwardRefExoticComponent<KycWizardProps & RefAttributes<KycWizardElement>> = bankComponent<
  KycWizardElement,
  KycWizardProps
>(
  'kyc-wizard',
  [
    'apiBase',
    'locale',
    'theme',
    'density',
    'isolation',
    'loading',
    'step',
    'readonly',
    'hideHeader',
    'autofocus',
    'metrics',
    'session',
    'messages',
    'appearance',
  ],
  {
    onReady: 'bank-ready',
    onLoadError: 'bank-load-error',
    onError: 'bank-error',
    onNavigate: 'bank-navigate',
    onStepChange: 'bank-step-change',
    onValidation: 'bank-validation',
    onDraftSaved: 'bank-draft-saved',
    onSubmit: 'bank-submit',
    onSubmitted: 'bank-submitted',
    onStatusChange: 'bank-status-change',
    onSessionExpiring: 'bank-session-expiring',
    onSessionExpired: 'bank-session-expired',
    onMetric: 'bank-metric',
  } satisfies Record<string, KycWizardEventName>,
);
