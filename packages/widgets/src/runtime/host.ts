/**
 * What a widget knows of the world around it. The portal and every element give the same port, so a screen does not know where it
 * is: it reads and writes no address, no storage and no session but through its host (docs/architecture.md).
 */
import type { Client } from '@bankside/core/client/client.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import type { Ended } from '@bankside/core/session/ended.ts';
import type { UserInfo } from '@bankside/core/session/person.ts';
import type { SecondStep } from '@bankside/core/session/second-step.ts';
import type { Session } from '@bankside/core/session/user-session.ts';
import type { LinkResolver } from '../kit/action/link-resolver.ts';
import type { ElementPort, Emit } from './element-port.ts';
import type { KeyValue } from './key-value.ts';

/** A part of zustand's store: what is read, live. */
export type Readable<T> = {
  readonly getState: () => T;
  readonly subscribe: (listener: (now: T, before: T) => void) => () => void;
};

export type WidgetHost = {
  /** The bank, with the identity inside: a session, a link's token, or nobody's. */
  readonly client: Client;
  /** 'https://bank.example'; '' on the bank's own pages. */
  readonly bankOrigin: string;
  /** Who is signed in; an empty token when nobody is. */
  readonly session: Readable<Session>;
  /** What getUserInfo answered last. */
  readonly user: Readable<{ readonly info: UserInfo | null }>;
  readonly account: HostAccount;
  /** `go` navigates to a place; `hrefOf` is its address. */
  readonly links: LinkResolver;
  readonly url: HostUrl;
  readonly storage: HostStorage;
  /** Resolves to false when the page around prevented it. */
  readonly emit: Emit;
  readonly language: () => Language;
  readonly clock: { readonly now: () => number };
  /** The element around: its settings, its state, the methods that its page may call. */
  readonly element?: ElementPort | undefined;
};

/** What signing in and out, and a changed profile, mean to the page around. */
export type HostAccount = {
  /** Takes an answer of getUserInfo, or of a call that changes what it says. */
  readonly setUser: (info: UserInfo) => void;
  readonly signIn: (made: Pick<Session, 'token' | 'userid' | 'username'> & { readonly device_token?: string | undefined }) => void;
  /** The bank has ended the session. `why` is shown at the next sign-in; `everywhere`: other tabs are notified. */
  readonly signOut: (how?: { readonly why?: Ended; readonly everywhere?: boolean }) => void;
  /** A sign-in that waits for its second step; the tab keeps it over a reload (ACC-31). */
  readonly secondStep: () => SecondStep | null;
  readonly keepSecondStep: (open: SecondStep | null) => void;
  /** Why the last session ended. */
  readonly ended: Readable<{ readonly last: Ended | null }>;
  /** The token by which the bank knows this browser again. */
  readonly device: () => string | undefined;
  readonly setDevice: (token: string | undefined) => void;
  /** Runs `save` before the session ends. Returns how to take it back. */
  readonly beforeSignOut: (save: () => Promise<unknown>) => () => void;
};

/** The page's address in the portal; memory in an element, whose page has an address of its own. */
export type HostUrl = {
  readonly subscribe: (listener: () => void) => () => void;
  /** '/cards/abc' */ readonly path: () => string;
  /** '?from=2025-11-01' or '' */ readonly query: () => string;
  /** What is after '#'. */ readonly fragment: () => string;
  /** `step`: Back undoes it; otherwise this entry of the history is replaced. */
  readonly setQuery: (query: string, step: boolean) => void;
  /** What is kept with this entry of the history. */
  readonly entry: () => Readonly<Record<string, unknown>>;
  readonly setEntry: (part: Readonly<Record<string, unknown>>) => void;
};

export type HostStorage = {
  /** Until the tab closes; survives a reload. */
  readonly tab: KeyValue;
  /** As long as the host, out of reach of a page's other scripts. */
  readonly memory: Map<string, unknown>;
};
