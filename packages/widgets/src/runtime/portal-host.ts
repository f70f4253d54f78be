/** The host of the bank's own pages: the page's session, address and storage. */
import { deviceToken, keepDevice } from '@bankside/core/session/device.ts';
import { ended, sayWhy } from '@bankside/core/session/ended.ts';
import { beforeEnd } from '@bankside/core/session/keepers.ts';
import { person, setUser } from '@bankside/core/session/person.ts';
import { keepSecondStep, secondStep } from '@bankside/core/session/second-step.ts';
import { endSession, session, startSession } from '@bankside/core/session/session.ts';
import { tellSignedOut } from '@bankside/core/session/tabs.ts';
import type { HostAccount, WidgetHost } from './host.ts';
import { pageUrl } from './page-url.ts';
import { namesInTab, tabStorage } from './storage.ts';

const prefix = 'bankside.';

const account: HostAccount = {
  setUser: setUser,
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
  secondStep,
  keepSecondStep,
  ended,
  device: deviceToken,
  setDevice: keepDevice,
  beforeSignOut: beforeEnd,
};

type Setting = Pick<WidgetHost, 'client' | 'links' | 'language'>;

export function portalHost({ client, links, language }: Setting): WidgetHost {
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
    language,
    clock: { now: () => Date.now() },
  };
}
