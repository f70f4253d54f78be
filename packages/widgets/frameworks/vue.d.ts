/** Made from elements.ts by scripts/embed-manifests.mjs. The public tags in templates of Vue 3. */
import type * as tag from '@bankside/widgets';
import type { HTMLAttributes } from 'vue';

type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : Name;
type Handlers<Names extends tag.EventName> = { [Name in Names as `on${Capitalize<Camel<Name>>}`]?: (event: tag.BankEvent<Name>) => void };
type Tag<E, Names extends keyof E, Events extends tag.EventName> = new () => {
  $props: Partial<Pick<E, Names>> & Handlers<Events> & HTMLAttributes;
};
declare module 'vue' {
  export interface GlobalComponents {
    'card-apply': Tag<
      tag.CardApplyElement,
      | 'apiBase'
      | 'locale'
      | 'messagesUrl'
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
      | 'translations'
      | 'appearance',
      | 'bank-ready'
      | 'bank-load-error'
      | 'bank-error'
      | 'bank-navigate'
      | 'bank-step-change'
      | 'bank-validation'
      | 'bank-draft-saved'
      | 'bank-submit'
      | 'bank-submitted'
      | 'bank-session-expiring'
      | 'bank-session-expired'
      | 'bank-metric'
    >;
    'card-apply-status': Tag<
      tag.CardApplyStatusElement,
      | 'apiBase'
      | 'locale'
      | 'messagesUrl'
      | 'theme'
      | 'density'
      | 'isolation'
      | 'loading'
      | 'linkPath'
      | 'applicationNo'
      | 'viewToken'
      | 'messages'
      | 'translations'
      | 'appearance',
      'bank-ready' | 'bank-load-error' | 'bank-error' | 'bank-navigate' | 'bank-status-change'
    >;
    'card-apply-qr': Tag<
      tag.CardApplyQrElement,
      | 'apiBase'
      | 'locale'
      | 'messagesUrl'
      | 'theme'
      | 'density'
      | 'isolation'
      | 'loading'
      | 'linkPath'
      | 'userRef'
      | 'messages'
      | 'translations'
      | 'appearance',
      'bank-ready' | 'bank-load-error' | 'bank-error' | 'bank-navigate' | 'bank-status-change'
    >;
    'deposit-address': Tag<
      tag.DepositAddressElement,
      | 'apiBase'
      | 'locale'
      | 'messagesUrl'
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
      | 'translations'
      | 'appearance',
      | 'bank-ready'
      | 'bank-load-error'
      | 'bank-error'
      | 'bank-navigate'
      | 'bank-status-change'
      | 'bank-session-expiring'
      | 'bank-session-expired'
    >;
    'kyc-wizard': Tag<
      tag.KycWizardElement,
      | 'apiBase'
      | 'locale'
      | 'messagesUrl'
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
      | 'translations'
      | 'appearance',
      | 'bank-ready'
      | 'bank-load-error'
      | 'bank-error'
      | 'bank-navigate'
      | 'bank-step-change'
      | 'bank-validation'
      | 'bank-draft-saved'
      | 'bank-submit'
      | 'bank-submitted'
      | 'bank-status-change'
      | 'bank-session-expiring'
      | 'bank-session-expired'
      | 'bank-metric'
    >;
    'card-list': Tag<
      tag.CardListElement,
      | 'apiBase'
      | 'locale'
      | 'messagesUrl'
      | 'theme'
      | 'density'
      | 'isolation'
      | 'loading'
      | 'cardId'
      | 'actions'
      | 'readonly'
      | 'hideHeader'
      | 'session'
      | 'messages'
      | 'translations'
      | 'appearance',
      | 'bank-ready'
      | 'bank-load-error'
      | 'bank-error'
      | 'bank-navigate'
      | 'bank-action'
      | 'bank-status-change'
      | 'bank-session-expiring'
      | 'bank-session-expired'
    >;
    'bank-session': Tag<
      tag.BankSessionElement,
      'apiBase' | 'locale' | 'messagesUrl' | 'theme' | 'density' | 'fetchToken' | 'messages' | 'translations' | 'appearance',
      'bank-signed-out'
    >;
  }
}
