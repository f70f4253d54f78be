/** What is around public tags and shows nothing itself, as elements.ts has the tags. */
import type { AttributeRow, PropertyRow } from './elements.ts';
import type { EventName } from '../runtime/element-port.ts';

export type AroundRow = {
  readonly about: string;
  readonly attributes: readonly AttributeRow[];
  readonly properties: readonly (Omit<PropertyRow, 'name'> & { readonly name: string })[];
  /** What it only answers, as TypeScript. */
  readonly readable: Readonly<Record<string, string>>;
  readonly events: readonly EventName[];
  readonly methods: Readonly<Record<string, string>>;
};

export const around = {
  'bank-session': {
    about: 'One session for the tags within it, or those that are given it: one token, one renewal, one sign-out; language and looks.',
    attributes: [
      {
        name: 'api-base',
        kind: 'text',
        about: "The bank's origin, where the session is signed out; without it, where the loader came from.",
      },
      { name: 'locale', kind: 'text', about: 'Language of every tag that names none of its own.' },
      {
        name: 'messages-url',
        kind: 'text',
        about: 'A file of sentences in a language that the bank does not speak, for every tag that names none of its own.',
      },
      { name: 'theme', kind: ['light', 'dark', 'auto'], about: 'Of every tag that names none of its own.' },
      { name: 'density', kind: ['comfortable', 'compact'], about: 'Of every tag that names none of its own.' },
    ],
    properties: [
      {
        name: 'fetchToken',
        type: "Session['fetchToken']",
        about: 'Your server asks the bank for a token of all the tags; asked for once for all.',
      },
      { name: 'messages', type: 'OwnMessages', about: 'Sentences of yours, for every tag without some of its own.' },
      { name: 'translations', type: "Settings['translations']", about: 'The same as the file of messages-url, by a script.' },
      { name: 'appearance', type: "Settings['appearance']", about: 'Colours and shapes, for every tag without some of its own.' },
    ],
    readable: { session: 'BankSession', state: "'open' | 'signed-out'" },
    events: ['bank-signed-out'],
    methods: { signOut: '() => Promise<void>', signIn: '() => void' },
  },
} as const satisfies Record<string, AroundRow>;
