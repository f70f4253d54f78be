/** Screens on a page against the real bank: a company of the test's own, its person signed in, the words loaded (D-105). */
import { createClient, type Client } from '@bankside/core/client/client.ts';
import { portalTransport } from '@bankside/core/client/transport/choose.ts';
import { axios } from '@bankside/widgets/shared/client/axios.ts';
import { languageOf } from '@bankside/core/i18n/i18n.ts';
import type { Namespace } from '@bankside/core/i18n/keys.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { places, type Place } from '@bankside/core/rules/places.ts';
import { setUser } from '@bankside/core/session/person.ts';
import { endSession, session, startSession } from '@bankside/core/session/session.ts';
import { UnsavedContext } from '@bankside/widgets/kit/form/engine/use-unsaved.ts';
import type { LinkResolver } from '@bankside/widgets/kit/action/link-resolver.ts';
import { i18n, speak } from '@bankside/widgets/kit/testing/i18n.ts';
import { mount } from '@bankside/widgets/kit/testing/mount.tsx';
import { HostProvider } from '@bankside/widgets/runtime/host-context.tsx';
import { portalHost } from '@bankside/widgets/runtime/portal-host.ts';
import { cleanup } from '@testing-library/react';
import type { ReactNode } from 'react';
import { inject } from 'vitest';
import { page } from 'vitest/browser';
import { sandboxOf, type FreshCompany } from './sandbox.ts';

export type FreshPerson = FreshCompany['people'][number];
type Spy = {
  readonly went: { readonly place: Place; readonly params: unknown }[];
  readonly called: string[];
  readonly unsaved: Set<string>;
};
type Shown = Spy & { readonly bank: Client };

export const sandbox = sandboxOf(inject('bankUrl'));
/** Two of the bank's staff, already signed in: four eyes. */
export const [staff, colleague] = inject('staff');

const own = location.pathname;

type Identity = Pick<FreshPerson, 'token' | 'userid'>;

/** A client as the portal's: what somebody else does meanwhile, at the bank's desk or in another tab. */
export const bankAs = (identity: () => Identity): Client =>
  createClient({
    transport: portalTransport(axios),
    base: `${inject('bankUrl')}/api/v1`,
    identity,
    language: () => languageOf(i18n),
    device: () => 'web',
    place: () => 'home',
    onSignedOut: () => endSession('all'),
    onAccessDenied: () => undefined,
    onTrouble: () => undefined,
  });

/** Of the person who is signed in. */
const clientFor = (spy: Spy): Client => {
  const client = bankAs(() => session.getState());
  return { ...client, call: (path, ...rest) => (spy.called.push(path), client.call(path, ...rest)) };
};

type How = {
  readonly in?: Language;
  readonly words: readonly Namespace[];
  /** The page's path, where the screen reads from it. */
  readonly path?: string;
  /** The page's query, '?id=1'. */
  readonly query?: string;
};

/** Shows a screen as its person, or to nobody in particular; answers which calls it made, where it wanted to go, and what would be lost. */
export async function showScreen(
  who: (Identity & Pick<FreshPerson, 'username'>) | null,
  screen: ReactNode,
  { in: chosen = 'en', words, path = own, query = '' }: How,
): Promise<Shown> {
  cleanup(); // the screen of before must not ask the bank for anything in between
  await page.viewport(1280, 900);
  endSession('all');
  sessionStorage.clear();
  history.replaceState(null, '', `${path}${query}`);
  const spy: Spy = { went: [], called: [], unsaved: new Set() };
  const bank = clientFor(spy);
  await speak(chosen, 'shared', 'form', 'rules', 'options', ...words);
  if (who) {
    startSession(who);
    setUser(await bank.call('/account/getUserInfo', {}));
  }
  spy.called.length = 0;
  const links: LinkResolver = { hrefOf: (place) => places[place], go: (place, params) => void spy.went.push({ place, params }) };
  const tell = (id: string, is: boolean) => void (is ? spy.unsaved.add(id) : spy.unsaved.delete(id));
  await mount(
    <UnsavedContext value={tell}>
      <HostProvider value={portalHost({ client: bank, links, language: () => languageOf(i18n) })}>{screen}</HostProvider>
    </UnsavedContext>,
    { in: chosen, links },
  );
  return { ...spy, bank };
}
