/** The host of a widget in an element on somebody's page: everything by the element's port, nothing of the page's own. */
import type { Client } from '@bankside/core/client/client.ts';
import type { UserInfo } from '@bankside/core/session/person.ts';
import { nobody, type Session } from '@bankside/core/session/user-session.ts';
import { withUser } from '@bankside/core/session/with-user.ts';
import { createStore } from 'zustand/vanilla';
import { elementLinks } from './element-links.ts';
import type { ElementPort } from './element-port.ts';
import { guestHost } from './guest-host.ts';
import type { WidgetHost } from './host.ts';
import { memoryUrl } from './memory-url.ts';

type Setting = {
  readonly port: ElementPort;
  readonly client: Client;
  /** Where the widget would be in the portal, '/my_transaction?keyword=Okabe'. */
  readonly path: string;
  /** By a session of the page's own server. */
  readonly identity?: Pick<Session, 'token' | 'userid' | 'username'> | undefined;
};

export function elementHost({ port, client, path, identity }: Setting): WidgetHost {
  const session = createStore<Session>(() => ({ ...nobody, ...identity }));
  const user = createStore<{ readonly info: UserInfo | null }>(() => ({ info: null }));
  const guest = guestHost(port, client);
  return {
    ...guest,
    session,
    user,
    account: {
      ...guest.account,
      setUser: (info) => {
        user.setState({ info });
        session.setState(withUser(session.getState(), info), true);
      },
      signOut: () => session.setState(nobody, true),
    },
    links: elementLinks(port),
    url: memoryUrl(path),
  };
}
