/** What lies between an element on somebody's page and the widget inside it: the same for a view in the page and one in a frame. */
import type { Tag } from '@bankside/core/rules/tags.ts';
import type { TokenName, tokenTable } from '../kit/theme/token-table.ts';
import type { KeyValue } from './key-value.ts';

/** idle → loading → ready ⇄ submitting → done, and error, expired. Mirrored as custom states: `card-apply:state(submitting)`. */
export type ElementState = 'idle' | 'loading' | 'ready' | 'submitting' | 'done' | 'error' | 'expired';

export type ErrorKind =
  | 'config'
  | 'auth'
  | 'network'
  | 'timeout'
  | 'validation'
  | 'permission'
  | 'business'
  | 'upload'
  | 'render'
  | 'unsupported';

/** Every event bubbles, is composed and carries these too: which instance, when, and the bank's request where there was one. */
export type Always = { readonly instanceId: string; readonly at: string; readonly requestId?: string };
export type EventDetails = {
  'bank-ready': { readonly step?: string; readonly kycStatus?: number };
  'bank-load-error': { readonly message: string };
  'bank-error': { readonly code: number; readonly kind: ErrorKind; readonly retryable: boolean; readonly message: string };
  'bank-step-change': { readonly from: string; readonly to: string; readonly index: number; readonly total: number };
  /** Names and rules, never values. */
  'bank-validation': { readonly step: string; readonly fields: readonly { readonly name: string; readonly rule: string }[] };
  'bank-draft-saved': { readonly savedAt: string };
  /** Cancelable: the page may hold the submission back. */
  'bank-submit': Record<never, never>;
  /** `receipt`: of an application by a link. Who is there by a session of the page's own server needs none: it asked the bank for it. */
  'bank-submitted': { readonly id: string; readonly status: string; readonly receipt?: string };
  /** `cardId`: of what belongs to a card. */
  'bank-status-change': {
    readonly entity: string;
    readonly id: string;
    readonly from: string;
    readonly to: string;
    readonly cardId?: string;
  };
  /** Done by somebody in the tag, and taken by the bank; bank-status-change reports its outcome. */
  'bank-action': { readonly action: string; readonly cardId: string };
  'bank-session-expiring': { readonly inMs: number };
  /** Cancelable: the page may renew the session itself. */
  'bank-session-expired': Record<never, never>;
  /** Cancelable: the page may go there itself. */
  'bank-navigate': { readonly href: string };
  /** Of a <bank-session>: no tag shows anything of it any more. */
  'bank-signed-out': Record<never, never>;
  'bank-metric': { readonly name: string; readonly value: number; readonly step?: string };
};
export type EventName = keyof EventDetails;
export type Emit = <E extends EventName>(name: E, detail: EventDetails[E] & { readonly requestId?: string }) => Promise<boolean>;
export const cancelable: readonly EventName[] = ['bank-submit', 'bank-navigate'];

export type FieldSettings = Readonly<
  Record<string, { readonly readOnly?: boolean; readonly hidden?: boolean; readonly required?: boolean }>
>;
/** A token of the bank, as `/embed/session` answers it or in camelCase. */
export type SessionToken = { readonly token: string; readonly userid: string } & (
  | { readonly expiresAt: string }
  | { readonly expires_at: string }
);
/** `ended`: the token that is used up, for a session that several tags share. */
export type Session = { fetchToken(ended?: string): Promise<SessionToken> };
export type FieldErrors = Readonly<Record<string, string>>;
type Words<Row> = Row extends { readonly words: readonly (infer Word)[] } ? Word : string;
/** Typed looks: the public properties without their prefix. */
export type Appearance = Partial<{ readonly [Name in TokenName]: Words<(typeof tokenTable)[Name]> }>;

/** Attributes and properties as one, by their names in camelCase. A missing one is undefined. */
export type Settings = {
  readonly apiBase?: string | undefined;
  /** A language of the bank, or another as the page writes it: the bank is then spoken to in English. */
  readonly locale?: string | undefined;
  readonly theme?: string | undefined;
  readonly density?: string | undefined;
  readonly variant?: string | undefined;
  readonly linkPath?: string | undefined;
  readonly userRef?: string | undefined;
  readonly step?: string | undefined;
  readonly isolation?: string | undefined;
  readonly loading?: string | undefined;
  readonly readonly?: boolean | undefined;
  readonly hideHeader?: boolean | undefined;
  readonly autofocus?: boolean | undefined;
  readonly metrics?: boolean | undefined;
  /** card-apply-status: which application, and the secret that opens it. */
  readonly applicationNo?: string | undefined;
  readonly viewToken?: string | undefined;
  /** deposit-address: what to begin with, and whether deposits on the way are shown. */
  readonly asset?: string | undefined;
  readonly network?: string | undefined;
  readonly showRecords?: boolean | undefined;
  /** card-list: one card alone, and what may be done with cards. */
  readonly cardId?: string | undefined;
  readonly actions?: string | undefined;
  readonly session?: Session | undefined;
  /** The session that the tag shares is signed out of. */
  readonly isSignedOut?: boolean | undefined;
  readonly prefill?: Readonly<Record<string, unknown>> | undefined;
  readonly fields?: FieldSettings | undefined;
  readonly messages?: Readonly<Record<string, string>> | undefined;
  /** Of a language that the bank does not speak: its sentences, and where a file of them is. */
  readonly translations?: Readonly<Record<string, unknown>> | undefined;
  readonly messagesUrl?: string | undefined;
  readonly appearance?: Appearance | undefined;
  readonly beforeSubmit?: ((values: Readonly<Record<string, unknown>>) => Promise<FieldErrors | void>) | undefined;
};

/** What the page may tell a widget to do; methods of the element. */
export type Commands = {
  refresh(): Promise<void>;
  goTo(step: string): Promise<void>;
  saveDraft(): Promise<void>;
  discardDraft(): Promise<void>;
  reset(): Promise<void>;
  focus(): void;
  /** Of the read-only property `value`. */
  value(): Readonly<Record<string, unknown>>;
};

export type ElementPort = {
  readonly tag: Tag;
  readonly instanceId: string;
  /** Where the bank is: 'https://bank.example', from api-base or from where the loader came. */
  readonly bankOrigin: () => string;
  /** Live: `useSyncExternalStore(host.subscribe, host.settings)`. The object changes only when a setting does. */
  readonly settings: () => Settings;
  readonly subscribe: (listener: () => void) => () => void;
  /** Fires it on the element. false: the page prevented it. In a frame the answer comes by message, so it is a promise. */
  readonly emit: Emit;
  readonly state: (next: ElementState) => void;
  /** Answers the element's methods as long as the view is mounted. */
  readonly answer: (commands: Partial<Commands>) => () => void;
  /** Where the widget may keep a word until the tab closes, under our prefix: a draft's handle, never what was typed. */
  readonly keep: KeyValue & {
    /** On a page that is not the bank's, whose scripts and next visitor read `keep` too: as long as the element, out of their sight. */
    readonly secret?: KeyValue;
  };
  /** What the loader has asked for already (shared/client/ahead.ts). */
  readonly ahead?: (() => { readonly body: string; readonly answer: Promise<Response> } | undefined) | undefined;
  /**
   * The bank asks for a frame (getLinkParamByPath: isolation 'frame', D-120): this view goes and one in a frame comes.
   * Nothing happens within a frame.
   */
  readonly isolate: () => void;
};

/** What is in an element: a React component, and the words it cannot do without. React's types stay out of what partners install. */
export type View = { readonly Widget: (props: { readonly host: ElementPort }) => unknown; readonly words: readonly string[] };
