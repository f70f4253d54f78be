/** Made from elements.ts by scripts/embed-manifests.mjs. The public tags in JSX of Preact. */
import type * as tag from '@bankside/widgets';
import type { JSX } from 'preact';

type Handlers<Names extends tag.EventName> = { [Name in Names as `on${Name}`]?: (event: tag.BankEvent<Name>) => void };
type Tag<E extends HTMLElement, Names extends keyof E, Events extends tag.EventName, Attributes> = Omit<
  JSX.IntrinsicElements['div'],
  keyof Attributes | Names | 'ref'
> &
  Partial<Pick<E, Names>> &
  Handlers<Events> &
  Attributes;
declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
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
        | 'bank-metric',
        {
          'api-base'?: string | undefined;
          locale?: string | undefined;
          'messages-url'?: string | undefined;
          theme?: 'light' | 'dark' | 'auto' | undefined;
          density?: 'comfortable' | 'compact' | undefined;
          isolation?: 'page' | 'frame' | undefined;
          loading?: 'eager' | 'lazy' | undefined;
          'link-path'?: string | undefined;
          'user-ref'?: string | undefined;
          variant?: 'link' | 'qrcode' | 'custom' | 'aisport' | 'visionlife' | undefined;
          step?: 'about' | 'identity' | 'address' | 'review' | undefined;
          readonly?: boolean | '' | 'true' | 'false' | undefined;
          'hide-header'?: boolean | '' | 'true' | 'false' | undefined;
          autofocus?: boolean | '' | 'true' | 'false' | undefined;
          metrics?: boolean | '' | 'true' | 'false' | undefined;
        }
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
        'bank-ready' | 'bank-load-error' | 'bank-error' | 'bank-navigate' | 'bank-status-change',
        {
          'api-base'?: string | undefined;
          locale?: string | undefined;
          'messages-url'?: string | undefined;
          theme?: 'light' | 'dark' | 'auto' | undefined;
          density?: 'comfortable' | 'compact' | undefined;
          isolation?: 'page' | 'frame' | undefined;
          loading?: 'eager' | 'lazy' | undefined;
          'link-path'?: string | undefined;
          'application-no'?: string | undefined;
        }
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
        'bank-ready' | 'bank-load-error' | 'bank-error' | 'bank-navigate' | 'bank-status-change',
        {
          'api-base'?: string | undefined;
          locale?: string | undefined;
          'messages-url'?: string | undefined;
          theme?: 'light' | 'dark' | 'auto' | undefined;
          density?: 'comfortable' | 'compact' | undefined;
          isolation?: 'page' | 'frame' | undefined;
          loading?: 'eager' | 'lazy' | undefined;
          'link-path'?: string | undefined;
          'user-ref'?: string | undefined;
        }
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
        | 'bank-session-expired',
        {
          'api-base'?: string | undefined;
          locale?: string | undefined;
          'messages-url'?: string | undefined;
          theme?: 'light' | 'dark' | 'auto' | undefined;
          density?: 'comfortable' | 'compact' | undefined;
          isolation?: 'page' | 'frame' | undefined;
          loading?: 'eager' | 'lazy' | undefined;
          asset?: string | undefined;
          network?: string | undefined;
          'show-records'?: boolean | '' | 'true' | 'false' | undefined;
          'hide-header'?: boolean | '' | 'true' | 'false' | undefined;
        }
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
        | 'bank-metric',
        {
          'api-base'?: string | undefined;
          locale?: string | undefined;
          'messages-url'?: string | undefined;
          theme?: 'light' | 'dark' | 'auto' | undefined;
          density?: 'comfortable' | 'compact' | undefined;
          isolation?: 'page' | 'frame' | undefined;
          loading?: 'eager' | 'lazy' | undefined;
          step?: 'corporate' | 'company' | 'shareholder' | 'trading' | 'overview' | undefined;
          readonly?: boolean | '' | 'true' | 'false' | undefined;
          'hide-header'?: boolean | '' | 'true' | 'false' | undefined;
          autofocus?: boolean | '' | 'true' | 'false' | undefined;
          metrics?: boolean | '' | 'true' | 'false' | undefined;
        }
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
        | 'bank-session-expired',
        {
          'api-base'?: string | undefined;
          locale?: string | undefined;
          'messages-url'?: string | undefined;
          theme?: 'light' | 'dark' | 'auto' | undefined;
          density?: 'comfortable' | 'compact' | undefined;
          isolation?: 'page' | 'frame' | undefined;
          loading?: 'eager' | 'lazy' | undefined;
          'card-id'?: string | undefined;
          actions?: string | undefined;
          readonly?: boolean | '' | 'true' | 'false' | undefined;
          'hide-header'?: boolean | '' | 'true' | 'false' | undefined;
        }
      >;
      'bank-session': Tag<
        tag.BankSessionElement,
        'apiBase' | 'locale' | 'messagesUrl' | 'theme' | 'density' | 'fetchToken' | 'messages' | 'translations' | 'appearance',
        'bank-signed-out',
        {
          'api-base'?: string | undefined;
          locale?: string | undefined;
          'messages-url'?: string | undefined;
          theme?: 'light' | 'dark' | 'auto' | undefined;
          density?: 'comfortable' | 'compact' | undefined;
        }
      >;
    }
  }
}
