/** The host of a tag that knows no user and leads nowhere: what every element begins with. element-host.ts adds the rest. */
import type { Client } from '@bankside/core/client/client.ts';
import { readLanguage } from '@bankside/core/rules/languages.ts';
import { nobody } from '@bankside/core/session/user-session.ts';
import type { ElementPort } from './element-port.ts';
import type { Readable, WidgetHost } from './host.ts';

const fixed = <T>(value: T): Readable<T> => ({ getState: () => value, subscribe: () => () => undefined });
const nothing = () => undefined;
const unavailable = () => {
  throw new Error('this element was given no way for that');
};

export const guestHost = (port: ElementPort, client: Client): WidgetHost => ({
  client,
  bankOrigin: port.bankOrigin(),
  session: fixed(nobody),
  user: fixed({ info: null }),
  account: {
    setUser: nothing,
    signIn: unavailable,
    signOut: nothing,
    secondStep: () => null,
    keepSecondStep: nothing,
    ended: fixed({ last: null }),
    device: nothing,
    setDevice: nothing,
    beforeSignOut: () => nothing,
  },
  links: { hrefOf: unavailable, go: unavailable },
  url: {
    subscribe: () => nothing,
    path: () => '/',
    query: () => '',
    fragment: () => '',
    setQuery: nothing,
    entry: () => ({}),
    setEntry: nothing,
  },
  storage: { tab: port.keep.secret ?? port.keep, memory: new Map() },
  emit: port.emit,
  language: () => readLanguage(port.settings().locale),
  clock: { now: () => Date.now() },
  element: port,
});
