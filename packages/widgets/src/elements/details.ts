/** What events, slots, parts, states and tokens are, in words and as JSON Schema: for editors' manifests, the reference and partners' own tests. */
import type { EventDetails, EventName, ElementState } from '../runtime/element-port.ts';
import { rowOf, tokenNames, tokenTable, type TokenRow } from '../kit/theme/token-table.ts';

type Schema = {
  readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'array';
  readonly description?: string;
  readonly items?: object;
};
/** The compiler holds each row to the fields of its event. */
export type EventRow<E extends EventName> = {
  readonly about: string;
  readonly fields: { readonly [K in keyof EventDetails[E]]-?: Schema };
  /** Those that may be missing. */
  readonly optional?: readonly (keyof EventDetails[E])[];
};
const text = { type: 'string' } as const;

export const events: { readonly [E in EventName]: EventRow<E> } = {
  'bank-ready': {
    about: 'It can be used.',
    fields: { step: text, kycStatus: { type: 'integer', description: '1 incomplete, 2 under review, 3 sent back, 4 approved' } },
    optional: ['step', 'kycStatus'],
  },
  'bank-load-error': { about: 'A script of the tag, or the frame of the bank, did not come.', fields: { message: text } },
  'bank-error': {
    about: 'Something failed; the guide lists each kind.',
    fields: {
      code: { type: 'integer', description: "The bank's number of a refusal, else 0" },
      kind: {
        type: 'string',
        description: 'config, auth, network, timeout, validation, permission, business, upload, render or unsupported',
      },
      retryable: { type: 'boolean' },
      message: text,
    },
  },
  'bank-step-change': {
    about: 'Another step is shown.',
    fields: { from: text, to: text, index: { type: 'integer', description: 'From 0' }, total: { type: 'integer' } },
  },
  'bank-validation': {
    about: 'A step was not complete: names and rules, never values.',
    fields: {
      step: text,
      fields: {
        type: 'array',
        items: { type: 'object', properties: { name: { type: 'string' }, rule: { type: 'string' } }, required: ['name', 'rule'] },
      },
    },
  },
  'bank-draft-saved': { about: 'The bank keeps what was typed.', fields: { savedAt: { type: 'string', description: 'ISO 8601' } } },
  'bank-submit': { about: 'About to be sent; prevented, it is not.', fields: {} },
  'bank-submitted': {
    about: 'The bank has it.',
    fields: { id: text, status: text, receipt: { type: 'string', description: 'A JWS signed by the bank, of an application by a link' } },
    optional: ['receipt'],
  },
  'bank-status-change': {
    about: 'Something is in another state.',
    fields: { entity: text, id: text, from: text, to: text, cardId: text },
    optional: ['cardId'],
  },
  'bank-action': { about: 'Somebody did something, and the bank has taken it.', fields: { action: text, cardId: text } },
  'bank-session-expiring': { about: 'The token is about to end; another is asked for.', fields: { inMs: { type: 'number' } } },
  'bank-session-expired': { about: 'The session is over and no new token came.', fields: {} },
  'bank-navigate': { about: 'A link leads away; prevented, the page goes there itself.', fields: { href: text } },
  'bank-signed-out': { about: 'No tag shows anything of the session any more.', fields: {} },
  'bank-metric': {
    about: 'A figure, for the page alone.',
    fields: { name: text, value: { type: 'number' }, step: text },
    optional: ['step'],
  },
};

export const slots = {
  header: 'In place of the title.',
  footer: 'Below everything.',
  legal: 'Beside the legal links of the form.',
  success: 'In place of the result.',
  fallback: 'While scripts are on their way, and where they do not come.',
} as const;

export const parts = {
  field: 'A field with its label and its error',
  input: 'A control that takes text',
  label: 'The name of a field',
  error: 'What is wrong with a field',
  button: 'Any button',
  primary: 'The button of the main act',
  secondary: 'Any other act',
  stepper: 'The row of steps',
  step: 'One step',
  dialog: 'A dialog',
  qr: 'A QR code',
  table: 'The list of cards as a table',
  row: 'One card of the list',
} as const;

export const states: Readonly<Record<ElementState | 'dark' | 'compact', string>> = {
  idle: 'Not on the page',
  loading: 'Not ready yet',
  ready: 'Can be used',
  submitting: 'Is being sent',
  done: 'Was sent',
  error: 'Cannot be used',
  expired: 'The session is over',
  dark: 'Drawn on a dark ground',
  compact: 'Lower controls and rows',
};

/** Methods and read-only properties, also those of `<bank-session>`. */
export const members: Readonly<Record<string, string>> = {
  whenReady: 'Resolves when the tag can be used; rejects with code, kind and message.',
  refresh: 'Asks the bank again for what is shown.',
  goTo: 'Shows a step by its name; rejects where that step has not been reached.',
  saveDraft: 'Keeps what was typed at the bank now, without waiting for a pause.',
  discardDraft: 'Deletes the draft at the bank and begins again.',
  reset: 'The same as discardDraft.',
  focus: 'Focuses the first field.',
  state: 'One of the states below.',
  value: 'What is typed now, by field name; empty in a frame.',
  version: 'The version of the tag.',
  session: 'What a tag elsewhere on the page takes as its session.',
  signOut: 'Waits until each tag has kept what was typed, takes away what they show, and ends the token.',
  signIn: 'Opens the tags again, after somebody has signed in with you.',
};

/** By name, what it is for. */
export const tokens = Object.fromEntries(
  tokenNames.map((name) => {
    const { about, least, most, kind } = rowOf(name);
    return [name, least === undefined ? about : `${about}, ${least} to ${most}${kind === 'length' ? ' px' : ''}`];
  }),
);
/** The whole rows, for the reference and the theme builder. */
export const tokenRows: Readonly<Record<string, TokenRow>> = tokenTable;
