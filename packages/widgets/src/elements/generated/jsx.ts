/** Made from elements.ts by scripts/embed-manifests.mjs. The public tags in JSX, where somebody does without the components. */
import type { ClassAttributes, HTMLAttributes } from 'react';
import type {
  CardApplyElement,
  CardApplyStatusElement,
  CardApplyQrElement,
  DepositAddressElement,
  KycWizardElement,
  CardListElement,
} from './typings.ts';

/** In JSX without the React components: attributes as strings, events by addEventListener. */
export type TagProps<E> = ClassAttributes<E> &
  HTMLAttributes<E> & { readonly [attribute: `${string}-${string}`]: string | boolean | undefined } & {
    readonly locale?: string;
    readonly theme?: string;
    readonly density?: string;
    readonly isolation?: string;
    readonly loading?: string;
    readonly variant?: string;
    readonly step?: string;
  };

declare global {
  namespace JSX {
    interface IntrinsicElements {
      'card-apply': TagProps<CardApplyElement>;
      'card-apply-status': TagProps<CardApplyStatusElement>;
      'card-apply-qr': TagProps<CardApplyQrElement>;
      'deposit-address': TagProps<DepositAddressElement>;
      'kyc-wizard': TagProps<KycWizardElement>;
      'card-list': TagProps<CardListElement>;
    }
  }
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'card-apply': TagProps<CardApplyElement>;
      'card-apply-status': TagProps<CardApplyStatusElement>;
      'card-apply-qr': TagProps<CardApplyQrElement>;
      'deposit-address': TagProps<DepositAddressElement>;
      'kyc-wizard': TagProps<KycWizardElement>;
      'card-list': TagProps<CardListElement>;
    }
  }
}
