/** The host of a widget in an element on somebody's page: everything by the element's port, nothing of the page's own. */
import type { Client } from '@bankside/core/client/client.ts';
import { readLanguage } from '@bankside/core/rules/languages.ts';
import { pathOf } from '@bankside/core/rules/places.ts';
import type { UserInfo } from '@bankside/core/session/person.ts';
import { nobody, withUser, type Session } from '@bankside/core/session/user-session.ts';
import { createStore } from 'zustand/vanilla';
import type { ElementPort } from './element-port.ts';
import type { WidgetHost } from './host.ts';
import { memoryUrl } from './memory-url.ts';
import { leaveTo } from './leave.ts';

type Setting = {
  readonly port: ElementPort;
  readonly client: Client;
  /** Where the widget would stand in the portal, '/my_transaction?keyword=Okabe'. */
  readonly path?: string;
  /** By a session of the page's own server. */
  readonly identity?: Pick<Session, 'token' | 'userid' | 'username'>;
};

const unavailable = (what: string) => () => {
  throw new Error(`${what} is the bank's own pages' alone`);
};

export function elementHost({ port, client, path = '/', identity }: Setting): WidgetHost {
  const session = createStore<Session>(() => ({ ...nobody, ...identity }));
  const user = createStore<{ readonly info: UserInfo | null }>(() => ({ info: null }));
  const hrefOf: WidgetHost['links']['hrefOf'] = (place, params) => port.bankOrigin() + pathOf(place, params);
  return {
    client,
    bankOrigin: port.bankOrigin(),
    session,
    user,
    account: {
      setUser: (info) => {
        user.setState({ info });
        session.setState(withUser(session.getState(), info), true);
      },
      signIn: unavailable('signing in'),
      signOut: () => session.setState(nobody, true),
      ended: createStore(() => ({ last: null })),
      device: () => undefined,
      setDevice: () => undefined,
      beforeSignOut: () => () => undefined,
    },
    links: {
      hrefOf,
      go: (place, params) => leaveTo(port, hrefOf(place, params)),
    },
    url: memoryUrl(path),
    storage: { tab: port.keep.secret ?? port.keep, memory: new Map() },
    emit: port.emit,
    language: () => readLanguage(port.settings().locale),
    clock: { now: () => Date.now() },
  };
}
