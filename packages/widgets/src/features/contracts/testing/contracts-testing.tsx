/** Screens of card programmes for tests without a bank behind: what they send and get is checked against the contract. */
import type { CallOptions, Client } from '@bankside/core/client/client.ts';
import { Refused, Unreachable } from '@bankside/core/client/errors.ts';
import { contract, type BlobPath, type InOf, type OutOf, type Path } from '@bankside/core/contract/index.ts';
import { languageOf } from '@bankside/core/i18n/i18n.ts';
import { errors, type RefusalName } from '@bankside/core/rules/errors.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { places, type Place } from '@bankside/core/rules/places.ts';
import { session } from '@bankside/core/session/session.ts';
import { cleanup } from '@testing-library/react';
import type { ReactNode } from 'react';
import { page } from 'vitest/browser';
import { freshTab } from '../../../../../../tests/support/fresh-tab.ts';
import type { LinkResolver } from '../../../kit/action/link-resolver.ts';
import { i18n, speak } from '../../../kit/testing/i18n.ts';
import { mount } from '../../../kit/testing/mount.tsx';
import { HostProvider } from '../../../runtime/host-context.tsx';
import { portalHost } from '../../../runtime/portal-host.ts';
import { ZoneProvider } from '../../../runtime/user.ts';

export type Answers = { readonly [P in Path]?: (input: InOf<P>) => OutOf<P> | Promise<OutOf<P>> };
type Asked = { readonly path: Path | BlobPath; readonly input: unknown; readonly key: string | undefined };
export type Who = { readonly userType: number; readonly authjson: readonly string[] };
export const main: Who = { userType: 1, authjson: [] };
export const sub = (...authjson: readonly string[]): Who => ({ userType: 2, authjson });

export const refuse = (name: RefusalName, message: string): never => {
  throw new Refused(errors[name].code, message, [], 'req-1');
};
/** The line was down after all retries. */
export const dead = (): never => {
  throw new Unreachable('', null);
};

const rowOf = (path: Path) =>
  Object.values(contract)
    .flatMap((feature) => Object.values(feature))
    .find((row) => row.path === path && row.out !== 'blob');

function clientOf(answers: Answers, asked: Asked[]): Client {
  const call = async <P extends Path>(path: P, input: InOf<P>, { key }: CallOptions = {}): Promise<OutOf<P>> => {
    asked.push({ path, input, key });
    const answer = answers[path] as Answers[P] | undefined;
    if (!answer) throw new Error(`nobody answers ${path}`);
    const row = rowOf(path);
    if (!row?.in.safeParse(input).success) throw new Error(`${path} does not take ${JSON.stringify(input)}`);
    await Promise.resolve();
    const out = await answer(input);
    if (row.out !== 'blob' && !row.out.safeParse(out).success) throw new Error(`${path} does not answer ${JSON.stringify(out)}`);
    return out;
  };
  const download: Client['download'] = (path, input) => {
    asked.push({ path, input, key: undefined });
    return Promise.resolve({ blob: new Blob(['x']), name: 'file' });
  };
  return { call, download, send: () => Promise.reject(new Error('nothing is sent here')) };
}

type How = { readonly in?: Language; readonly query?: string; readonly width?: number; readonly who?: Who; readonly keep?: boolean };

/** `keep`: the tab of before, after a reload. */
export async function showContracts(
  screen: ReactNode,
  answers: Answers,
  { in: chosen = 'en', query = '', width = 1440, who = main, keep = false }: How = {},
) {
  cleanup();
  await page.viewport(width, 900);
  if (!keep) freshTab(query);
  session.setState({ ...session.getState(), token: 't', userid: 'u1', known: true, haveContract: true, ...who });
  await speak(
    chosen,
    'shared',
    'form',
    'rules',
    'options',
    'errors',
    'shell',
    'money',
    'card-list',
    'programmes',
    'batch-files',
    'contracts',
  );
  const asked: Asked[] = [];
  const went: { readonly place: Place; readonly params: unknown }[] = [];
  const links: LinkResolver = {
    hrefOf: (place, params) => `${places[place]}?${new URLSearchParams({ ...params })}`,
    go: (place, params) => void went.push({ place, params }),
  };
  const client = clientOf(answers, asked);
  await mount(
    <ZoneProvider value="Asia/Singapore">
      <HostProvider value={portalHost({ client, links, language: () => languageOf(i18n) })}>{screen}</HostProvider>
    </ZoneProvider>,
    { in: chosen, links },
  );
  return { went, asked, sent: (path: Path | BlobPath) => asked.filter((each) => each.path === path) };
}
