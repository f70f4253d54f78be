/**
 * The public tags, once: definitions, typings, the React wrapper, custom-elements.json, web-types.json and
 * docs/embedding-reference.md are made from this table by scripts/embed-manifests.mjs, and a test fails when one of them
 * says something else. The widget of a tag is in the file of its name.
 */
import type { Tag } from '@bankside/core/rules/tags.ts';
import type { Commands, EventName, Settings } from '../runtime/element-port.ts';

export type AttributeRow = {
  /** In markup, kebab-case; its property is the same in camelCase. */
  readonly name: string;
  readonly kind: 'text' | 'flag' | readonly string[];
  readonly about: string;
};
export type PropertyRow = { readonly name: keyof Settings; readonly type: string; readonly about: string };
export type ElementRow = {
  readonly about: string;
  /** visitor: needs only a link. session: a token from the partner's server opens it too. */
  readonly access: readonly ('visitor' | 'session')[];
  readonly attributes: readonly AttributeRow[];
  readonly properties: readonly PropertyRow[];
  readonly events: readonly EventName[];
  readonly methods: readonly Exclude<keyof Commands, 'value'>[];
  readonly slots: readonly string[];
  readonly parts: readonly string[];
};

const common: readonly AttributeRow[] = [
  {
    name: 'api-base',
    kind: 'text',
    about:
      "The bank's origin, as in https://bank.example; without it, where the loader came from. No other is taken, unless the page's import map pins its files.",
  },
  {
    name: 'locale',
    kind: 'text',
    about:
      'en, zh or ja, also as ja-JP; without it the lang of the element or the page. Another language is shown by texts of yours (messages-url), else in English.',
  },
  {
    name: 'messages-url',
    kind: 'text',
    about: 'A JSON file with all sentences of a language that the bank does not speak; {locale} in it is replaced.',
  },
  { name: 'theme', kind: ['light', 'dark', 'auto'], about: 'auto follows the color-scheme of the page.' },
  { name: 'density', kind: ['comfortable', 'compact'], about: 'Height of controls and rows.' },
  { name: 'isolation', kind: ['page', 'frame'], about: "frame: the widget runs in a frame of the bank's origin, out of the page's sight." },
  { name: 'loading', kind: ['eager', 'lazy'], about: 'lazy: nothing is fetched until the element comes near the screen.' },
];
const byLink: readonly AttributeRow[] = [...common, { name: 'link-path', kind: 'text', about: 'The apply link, as the bank gave it.' }];
const looks: readonly PropertyRow[] = [
  { name: 'messages', type: 'Record<string, string>', about: "Sentences of yours instead of ours, by key: { 'apply.title': '…' }." },
  {
    name: 'translations',
    type: 'Record<string, string>',
    about: 'The same as the file of messages-url, by a script: for a locale that the bank does not speak.',
  },
  { name: 'appearance', type: 'Appearance', about: 'The --bank-* properties, typed: { accent, radius, buttonRadius, … }.' },
];
const session = { name: 'session', type: '{ fetchToken(): Promise<{ token, userid, expiresAt }> }' } as const;
const always = ['bank-ready', 'bank-load-error', 'bank-error', 'bank-navigate'] as const satisfies readonly EventName[];

export const elements = {
  'card-apply': {
    about: 'The debit card application: four steps, or one page, by an apply link or by a signed-in session.',
    access: ['visitor', 'session'],
    attributes: [
      ...byLink,
      { name: 'user-ref', kind: 'text', about: 'Who sent the applicant, as your system calls them. Recorded, never trusted.' },
      {
        name: 'variant',
        kind: ['link', 'qrcode', 'custom', 'aisport', 'visionlife'],
        about:
          "Another layout than the link's own, where it asks the same fields; a link that asks for a VisionLife account always does, no other ever.",
      },
      { name: 'step', kind: ['about', 'identity', 'address', 'review'], about: 'The step to begin with, if the steps before it are done.' },
      { name: 'readonly', kind: 'flag', about: 'Shows what was typed and takes nothing.' },
      { name: 'hide-header', kind: 'flag', about: 'Leaves out the title and the picture of the card.' },
      { name: 'autofocus', kind: 'flag', about: 'Focuses the first field. Off, because it scrolls your page.' },
      { name: 'metrics', kind: 'flag', about: 'Fires bank-metric, to your page only.' },
    ],
    properties: [
      { ...session, about: 'For a signed-in application: your server asks the bank.' },
      {
        name: 'prefill',
        type: 'Partial<Record<ApplyField, string | boolean>>',
        about: 'First values by field name. What the applicant has typed wins.',
      },
      {
        name: 'fields',
        type: 'Partial<Record<ApplyField, { readOnly?, hidden?, required? }>>',
        about: 'Optional fields of the form may be hidden or asked for.',
      },
      {
        name: 'beforeSubmit',
        type: '(values) => Promise<void | Record<string, string>>',
        about: 'Your own checks; sentences by field name hold the submission back.',
      },
      ...looks,
    ],
    events: [
      ...always,
      'bank-step-change',
      'bank-validation',
      'bank-draft-saved',
      'bank-submit',
      'bank-submitted',
      'bank-session-expiring',
      'bank-session-expired',
      'bank-metric',
    ],
    methods: ['refresh', 'goTo', 'saveDraft', 'discardDraft', 'reset', 'focus'],
    slots: ['header', 'footer', 'legal', 'success', 'fallback'],
    parts: ['field', 'input', 'label', 'error', 'button', 'primary', 'secondary', 'stepper', 'step', 'dialog', 'qr'],
  },
  'card-apply-status': {
    about: 'What became of an application.',
    access: ['visitor'],
    attributes: [...byLink, { name: 'application-no', kind: 'text', about: 'The number in the detail of bank-submitted.' }],
    properties: [
      {
        name: 'viewToken',
        type: 'string',
        about: 'The secret that opens the application; a property, so that it is never in your markup.',
      },
      ...looks,
    ],
    events: [...always, 'bank-status-change'],
    methods: ['refresh', 'focus'],
    slots: ['header', 'footer', 'fallback'],
    parts: ['step', 'button'],
  },
  'card-apply-qr': {
    about: 'A QR code by which somebody applies on a phone; it turns to done when they have.',
    access: ['visitor'],
    attributes: [...byLink, { name: 'user-ref', kind: 'text', about: 'As in card-apply.' }],
    properties: looks,
    events: [...always, 'bank-status-change'],
    methods: ['refresh', 'focus'],
    slots: ['header', 'footer', 'fallback'],
    parts: ['qr', 'button'],
  },
  'deposit-address': {
    about: "Where a company's customers send digital assets: token, network, address and QR code, with a warning before they show.",
    access: ['session'],
    attributes: [
      ...common,
      { name: 'asset', kind: 'text', about: 'The token to begin with: USDT, USDC, ETH or BTC, as far as the bank takes it.' },
      { name: 'network', kind: 'text', about: 'The network to begin with: TRC20, ERC20, BEP20 or BTC.' },
      {
        name: 'show-records',
        kind: 'flag',
        about: 'Shows recent deposits, with the confirmations of those on the way, and reports them by bank-status-change.',
      },
      { name: 'hide-header', kind: 'flag', about: 'Leaves out the title.' },
    ],
    properties: [{ ...session, about: 'Your server asks the bank for it; without one there is nothing to show.' }, ...looks],
    events: [...always, 'bank-status-change', 'bank-session-expiring', 'bank-session-expired'],
    methods: ['refresh', 'focus'],
    slots: ['header', 'footer', 'fallback'],
    parts: ['button', 'primary', 'secondary', 'qr'],
  },
  'kyc-wizard': {
    about: 'Corporate verification (KYC): four steps that the bank keeps as they are typed, a review, and what the bank decided.',
    access: ['session'],
    attributes: [
      ...common,
      {
        name: 'step',
        kind: ['corporate', 'company', 'shareholder', 'trading', 'overview'],
        about: 'Where to begin; without it the first step that is not complete.',
      },
      { name: 'readonly', kind: 'flag', about: 'Shows what was filled in and takes nothing.' },
      { name: 'hide-header', kind: 'flag', about: 'Leaves out the title.' },
      { name: 'autofocus', kind: 'flag', about: 'Focuses the first field. Off, because it scrolls your page.' },
      { name: 'metrics', kind: 'flag', about: 'Fires bank-metric, to your page only.' },
    ],
    properties: [{ ...session, about: 'Your server asks the bank for it; without one there is nothing to show.' }, ...looks],
    events: [
      ...always,
      'bank-step-change',
      'bank-validation',
      'bank-draft-saved',
      'bank-submit',
      'bank-submitted',
      'bank-status-change',
      'bank-session-expiring',
      'bank-session-expired',
      'bank-metric',
    ],
    methods: ['refresh', 'goTo', 'saveDraft', 'focus'],
    slots: ['header', 'footer', 'fallback'],
    parts: ['field', 'input', 'label', 'error', 'button', 'primary', 'secondary', 'stepper', 'step', 'dialog'],
  },
  'card-list': {
    about: "A company's cards: found by search and status, opened one at a time, activated, topped up, blocked, replaced.",
    access: ['session'],
    attributes: [
      ...common,
      { name: 'card-id', kind: 'text', about: 'One card alone, by the id in bank-action and webhooks; never its number.' },
      {
        name: 'actions',
        kind: 'text',
        about:
          'What is offered, as in "activate top-up block": activate, top-up, set-pin, block, unblock, replace, limits, cancel. Without it all of them.',
      },
      { name: 'readonly', kind: 'flag', about: 'Shows the cards and offers no action.' },
      { name: 'hide-header', kind: 'flag', about: 'Leaves out the title.' },
    ],
    properties: [{ ...session, about: 'Your server asks the bank for it; without one there is nothing to show.' }, ...looks],
    events: [...always, 'bank-action', 'bank-status-change', 'bank-session-expiring', 'bank-session-expired'],
    methods: ['refresh', 'focus'],
    slots: ['header', 'footer', 'fallback'],
    parts: ['field', 'input', 'label', 'error', 'button', 'primary', 'secondary', 'stepper', 'step', 'dialog', 'table', 'row'],
  },
} as const satisfies Record<Tag, ElementRow>;
