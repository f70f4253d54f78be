/** Made from elements.ts by scripts/embed-manifests.mjs. The public tags as TypeScript sees them. */
import type {
  Always,
  Commands,
  ElementState,
  EventDetails,
  EventName,
  FieldSettings,
  Session,
  Settings,
} from '../../runtime/element-port.ts';
import type { BankSession } from '../session/bank-session.ts';
import type { MessageKey } from './message-keys.ts';

export type { MessageKey } from './message-keys.ts';
export type {
  Always,
  Appearance,
  ElementState,
  ErrorKind,
  EventDetails,
  EventName,
  FieldErrors,
  FieldSettings,
  Session,
} from '../../runtime/element-port.ts';

/** Bubbles, is composed, and carries the instance, the time and, where there was one, the bank's request. */
export type BankEvent<E extends EventName> = CustomEvent<Readonly<EventDetails[E] & Always>>;

/** The fields of <card-apply>. */
export type ApplyField =
  | 'applicant_type'
  | 'director_id'
  | 'visionlife_account'
  | 'title'
  | 'first_name'
  | 'last_name'
  | 'name_on_card'
  | 'username'
  | 'email'
  | 'country_code'
  | 'mobile'
  | 'birth_date'
  | 'gender'
  | 'id_type'
  | 'id_number'
  | 'issuing_country'
  | 'document_language'
  | 'document_language_other'
  | 'issue_date'
  | 'issue_date_missing'
  | 'expiry_date'
  | 'expiry_date_missing'
  | 'id_front'
  | 'id_back'
  | 'id_translation'
  | 'address'
  | 'country'
  | 'state'
  | 'city'
  | 'postal_code'
  | 'mailing_address'
  | 'poa_type'
  | 'poa_issuer'
  | 'poa_date'
  | 'poa_language'
  | 'poa_language_other'
  | 'poa_front'
  | 'poa_back'
  | 'poa_translation'
  | 'notes'
  | 'terms_accepted';
export type ApplyValues = { readonly [Name in ApplyField]?: string | boolean | undefined };
export type ApplyFieldSettings = { readonly [Name in ApplyField]?: FieldSettings[string] | undefined };
/** Sentences of yours by the keys of ours. */
export type OwnMessages = { readonly [Key in MessageKey]?: string | undefined };

/** What every tag has. */
export interface BankElement<Name extends EventName> extends HTMLElement {
  /** The bank's origin, as in https://bank.example; without it, where the loader came from. No other is taken, unless the page's import map pins its files. */
  apiBase: string | undefined;
  /** en, zh or ja, also as ja-JP; without it the lang of the element or the page. Another language is shown by texts of yours (messages-url), else in English. */
  locale: string | undefined;
  /** A JSON file with all sentences of a language that the bank does not speak; {locale} in it is replaced. */
  messagesUrl: string | undefined;
  /** auto follows the color-scheme of the page. */
  theme: 'light' | 'dark' | 'auto' | undefined;
  /** Height of controls and rows. */
  density: 'comfortable' | 'compact' | undefined;
  /** frame: the widget runs in a frame of the bank's origin, out of the page's sight. */
  isolation: 'page' | 'frame' | undefined;
  /** lazy: nothing is fetched until the element comes near the screen. */
  loading: 'eager' | 'lazy' | undefined;
  /** Sentences of yours instead of ours, by key: { 'apply.title': '…' }. */
  messages: OwnMessages | undefined;
  /** The same as the file of messages-url, by a script: for a locale that the bank does not speak. */
  translations: Settings['translations'];
  /** The --bank-* properties, typed: { accent, radius, buttonRadius, … }. */
  appearance: Settings['appearance'];
  /** Also a custom state, as in card-apply:state(ready). */
  readonly state: ElementState;
  /** What was typed so far; of a file its name and size. */
  readonly value: Readonly<Record<string, unknown>>;
  readonly version: string;
  /** Resolves when it can be used; rejects when it could not be shown. */
  whenReady(): Promise<void>;
  refresh: Commands['refresh'];
  addEventListener<E extends Name>(
    type: E,
    listener: (this: this, event: BankEvent<E>) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<E extends keyof HTMLElementEventMap>(
    type: E,
    listener: (this: this, event: HTMLElementEventMap[E]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}
type EveryEvent = 'bank-ready' | 'bank-load-error' | 'bank-error' | 'bank-navigate';

/** <card-apply> The debit card application: four steps, or one page, by an apply link or by a signed-in session. */
export interface CardApplyElement extends BankElement<CardApplyEventName> {
  /** The apply link, as the bank gave it. */
  linkPath: string | undefined;
  /** Who sent the applicant, as your system calls them. Recorded, never trusted. */
  userRef: string | undefined;
  /** Another layout than the link's own, where it asks the same fields; a link that asks for a VisionLife account always does, no other ever. */
  variant: 'link' | 'qrcode' | 'custom' | 'aisport' | 'visionlife' | undefined;
  /** The step to begin with, if the steps before it are done. */
  step: 'about' | 'identity' | 'address' | 'review' | undefined;
  /** Shows what was typed and takes nothing. */
  readonly: boolean;
  /** Leaves out the title and the picture of the card. */
  hideHeader: boolean;
  /** Focuses the first field. Off, because it scrolls your page. */
  autofocus: boolean;
  /** Fires bank-metric, to your page only. */
  metrics: boolean;
  /** For a signed-in application: your server asks the bank. */
  session: Settings['session'];
  /** First values by field name. What the applicant has typed wins. */
  prefill: ApplyValues | undefined;
  /** Optional fields of the form may be hidden or asked for. */
  fields: ApplyFieldSettings | undefined;
  /** Your own checks; sentences by field name hold the submission back. */
  beforeSubmit: Settings['beforeSubmit'];
  goTo(step: 'about' | 'identity' | 'address' | 'review'): Promise<void>;
  saveDraft: Commands['saveDraft'];
  discardDraft: Commands['discardDraft'];
  reset: Commands['reset'];
}
export type CardApplyEventName =
  | EveryEvent
  | 'bank-step-change'
  | 'bank-validation'
  | 'bank-draft-saved'
  | 'bank-submit'
  | 'bank-submitted'
  | 'bank-session-expiring'
  | 'bank-session-expired'
  | 'bank-metric';

/** <card-apply-status> What became of an application. */
export interface CardApplyStatusElement extends BankElement<CardApplyStatusEventName> {
  /** The apply link, as the bank gave it. */
  linkPath: string | undefined;
  /** The number in the detail of bank-submitted. */
  applicationNo: string | undefined;
  /** The secret that opens the application; a property, so that it is never in your markup. */
  viewToken: Settings['viewToken'];
}
export type CardApplyStatusEventName = EveryEvent | 'bank-status-change';

/** <card-apply-qr> A QR code by which somebody applies on a phone; it turns to done when they have. */
export interface CardApplyQrElement extends BankElement<CardApplyQrEventName> {
  /** The apply link, as the bank gave it. */
  linkPath: string | undefined;
  /** As in card-apply. */
  userRef: string | undefined;
}
export type CardApplyQrEventName = EveryEvent | 'bank-status-change';

/** <deposit-address> Where a company's customers send digital assets: token, network, address and QR code, with a warning before they show. */
export interface DepositAddressElement extends BankElement<DepositAddressEventName> {
  /** The token to begin with: USDT, USDC, ETH or BTC, as far as the bank takes it. */
  asset: string | undefined;
  /** The network to begin with: TRC20, ERC20, BEP20 or BTC. */
  network: string | undefined;
  /** Shows recent deposits, with the confirmations of those on the way, and reports them by bank-status-change. */
  showRecords: boolean;
  /** Leaves out the title. */
  hideHeader: boolean;
  /** Your server asks the bank for it; without one there is nothing to show. */
  session: Settings['session'];
}
export type DepositAddressEventName = EveryEvent | 'bank-status-change' | 'bank-session-expiring' | 'bank-session-expired';

/** <kyc-wizard> Corporate verification (KYC): four steps that the bank keeps as they are typed, a review, and what the bank decided. */
export interface KycWizardElement extends BankElement<KycWizardEventName> {
  /** Where to begin; without it the first step that is not complete. */
  step: 'corporate' | 'company' | 'shareholder' | 'trading' | 'overview' | undefined;
  /** Shows what was filled in and takes nothing. */
  readonly: boolean;
  /** Leaves out the title. */
  hideHeader: boolean;
  /** Focuses the first field. Off, because it scrolls your page. */
  autofocus: boolean;
  /** Fires bank-metric, to your page only. */
  metrics: boolean;
  /** Your server asks the bank for it; without one there is nothing to show. */
  session: Settings['session'];
  goTo(step: 'corporate' | 'company' | 'shareholder' | 'trading' | 'overview'): Promise<void>;
  saveDraft: Commands['saveDraft'];
}
export type KycWizardEventName =
  | EveryEvent
  | 'bank-step-change'
  | 'bank-validation'
  | 'bank-draft-saved'
  | 'bank-submit'
  | 'bank-submitted'
  | 'bank-status-change'
  | 'bank-session-expiring'
  | 'bank-session-expired'
  | 'bank-metric';

/** <card-list> A company's cards: found by search and status, opened one at a time, activated, topped up, blocked, replaced. */
export interface CardListElement extends BankElement<CardListEventName> {
  /** One card alone, by the id in bank-action and webhooks; never its number. */
  cardId: string | undefined;
  /** What is offered, as in "activate top-up block": activate, top-up, set-pin, block, unblock, replace, limits, cancel. Without it all of them. */
  actions: string | undefined;
  /** Shows the cards and offers no action. */
  readonly: boolean;
  /** Leaves out the title. */
  hideHeader: boolean;
  /** Your server asks the bank for it; without one there is nothing to show. */
  session: Settings['session'];
}
export type CardListEventName = EveryEvent | 'bank-action' | 'bank-status-change' | 'bank-session-expiring' | 'bank-session-expired';

/** <bank-session> One session for the tags within it, or those that are given it: one token, one renewal, one sign-out; language and looks. */
export interface BankSessionElement extends HTMLElement {
  /** The bank's origin, where the session is signed out; without it, where the loader came from. */
  apiBase: string | undefined;
  /** Language of every tag that names none of its own. */
  locale: string | undefined;
  /** A file of sentences in a language that the bank does not speak, for every tag that names none of its own. */
  messagesUrl: string | undefined;
  /** Of every tag that names none of its own. */
  theme: 'light' | 'dark' | 'auto' | undefined;
  /** Of every tag that names none of its own. */
  density: 'comfortable' | 'compact' | undefined;
  /** Your server asks the bank for a token of all the tags; asked for once for all. */
  fetchToken: Session['fetchToken'] | undefined;
  /** Sentences of yours, for every tag without some of its own. */
  messages: OwnMessages | undefined;
  /** The same as the file of messages-url, by a script. */
  translations: Settings['translations'] | undefined;
  /** Colours and shapes, for every tag without some of its own. */
  appearance: Settings['appearance'] | undefined;
  readonly session: BankSession;
  readonly state: 'open' | 'signed-out';
  signOut: () => Promise<void>;
  signIn: () => void;
}

/** By the name of the tag. */
export interface BankElements {
  'card-apply': CardApplyElement;
  'card-apply-status': CardApplyStatusElement;
  'card-apply-qr': CardApplyQrElement;
  'deposit-address': DepositAddressElement;
  'kyc-wizard': KycWizardElement;
  'card-list': CardListElement;
  'bank-session': BankSessionElement;
}
type BankEvents = { [E in EventName]: BankEvent<E> };
declare global {
  interface HTMLElementTagNameMap extends BankElements {}
  interface HTMLElementEventMap extends BankEvents {}
  interface DocumentEventMap extends BankEvents {}
  interface WindowEventMap extends BankEvents {}
}
