/** The host of the bank's own pages: the page's session, address and storage. */
import type { Client } from '@bankside/core/client/client.ts';
import { language } from '@bankside/core/i18n/language.ts';
import { deviceToken, keepDevice } from '@bankside/core/session/device.ts';
import { ended, sayWhy } from '@bankside/core/session/ended.ts';
import { beforeEnd } from '@bankside/core/session/keepers.ts';
import { person, tellPerson } from '@bankside/core/session/person.ts';
import { endSession, session, startSession } from '@bankside/core/session/session.ts';
import { tellSignedOut } from '@bankside/core/session/tabs.ts';
import type { LinkResolver } from '../kit/action/link.tsx';
import type { HostAccount, WidgetHost } from './host.ts';
import { pageUrl } from './page-url.ts';
import { namesInTab, tabStorage } from './storage.ts';

const prefix = 'bankside.';

const account: HostAccount = {
  setUser: tellPerson,
  signIn: ({ device_token, ...made }) => {
    keepDevice(device_token);
    sayWhy(null);
    startSession(made);
  },
  signOut: ({ why, everywhere = false } = {}) => {
    if (everywhere) tellSignedOut('user');
    endSession('all');
    if (why) sayWhy(why);
  },
  ended,
  device: deviceToken,
  setDevice: keepDevice,
  beforeSignOut: beforeEnd,
};

export function portalHost({ client, links }: { readonly client: Client; readonly links: LinkResolver }): WidgetHost {
  const tab = tabStorage(() => prefix);
  const memory = new Map<string, unknown>();
  session.subscribe((now, before) => {
    if (!before.token || now.token === before.token) return;
    for (const name of namesInTab(`${prefix}draft.`)) tab.set(name.slice(prefix.length), null);
  });
  return {
    client,
    bankOrigin: '',
    session,
    user: person,
    account,
    links,
    url: pageUrl,
    storage: { tab, memory },
    emit: () => Promise.resolve(true), // nobody listens on our own pages
    language: () => language.getState().current,
    clock: { now: () => Date.now() },
  };
}
