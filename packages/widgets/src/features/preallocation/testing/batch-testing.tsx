/** Cards of batches without a bank behind them: answers by path, and what was asked. */
import type { Client } from '@bankside/core/client/client.ts';
import type { InOf, OutOf, Path } from '@bankside/core/contract/index.ts';
import { languageOf } from '@bankside/core/i18n/i18n.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { places, type Place } from '@bankside/core/rules/places.ts';
import { programmeParts } from '@bankside/core/rules/programmes/programmes.ts';
import { session, startSession } from '@bankside/core/session/session.ts';
import type { ReactNode } from 'react';
import { page } from 'vitest/browser';
import { freshTab } from '../../../../../../tests/support/fresh-tab.ts';
import type { LinkResolver } from '../../../kit/action/link-resolver.ts';
import { i18n, speak } from '../../../kit/testing/i18n.ts';
import { mount } from '../../../kit/testing/mount.tsx';
import { HostProvider } from '../../../runtime/host-context.tsx';
import { portalHost } from '../../../runtime/portal-host.ts';
import type { ActResult, BatchCard } from '../batch-cards.ts';

/** Unassigned, unless said otherwise; `at` counts kit numbers. */
export const batchCard = (at: number, part: Partial<BatchCard> = {}): BatchCard => ({
  card_id: `c${at}`,
  last4: String(4100 + at),
  kit_number: `BK-${30_400 + at}`,
  order_id: 'o3',
  order_number: 'B-000003',
  tier: 'premier',
  card_class: 'visa',
  status: 'inactive',
  blocked_by: '',
  print_status: 'delivered',
  delivery_status: 'delivered',
  allocation: 'unassigned',
  part: 'unassigned',
  allocated_to: '',
  application_id: '',
  reserved_for: null,
  expiry: '2029-11',
  updated_at: '2026-11-23T01:46:00Z',
  version: 1,
  acts: { bind: '', unbind: 'notBound', block: '', unblock: 'notBlocked' },
  ...part,
});
export const boundCard = (at: number, holder: string) =>
  batchCard(at, {
    allocation: 'bound',
    part: 'bound',
    allocated_to: holder,
    acts: { bind: 'alreadyBound', unbind: '', block: '', unblock: 'notBlocked' },
  });

export const done = (card: BatchCard): ActResult => ({
  card_id: card.card_id,
  kit_number: card.kit_number,
  ok: true,
  failure: '',
  code: 0,
  reason: '',
  reserved: false,
  holder_name: card.allocated_to,
});

type Answers = { readonly [P in Path]?: (input: InOf<P>) => OutOf<P> | Promise<OutOf<P>> };

/** `cards` is what the bank knows; a test may replace what is in it. */
export function bankOf(cards: BatchCard[], answers: Answers = {}) {
  const asked: { readonly path: Path; readonly input: unknown }[] = [];
  const all: Answers = {
    '/contract/cardList': ({ keyword = '', status, page: at = 1, page_size = 50 }) => {
      const found = cards.filter(({ kit_number, allocated_to }) => `${kit_number} ${allocated_to}`.includes(keyword));
      const list = found.filter(({ part }) => !status || (part !== '' && status.includes(part)));
      const parts = Object.fromEntries(programmeParts.map((part) => [part, found.filter((card) => card.part === part).length]));
      const rest = { contracted: 500, paid: 300, ordered: 120, available: 180, allocated: 0, delivered: 0, damaged: 0 };
      const counts = { all: found.length, ...rest, ...(parts as Record<(typeof programmeParts)[number], number>) };
      return { list: list.slice((at - 1) * page_size, at * page_size), total: list.length, next_cursor: null, counts };
    },
    '/contract/cardIds': ({ kit_numbers }) => {
      const found = cards.filter(({ kit_number }) => !kit_numbers || kit_numbers.includes(kit_number));
      return { card_ids: found.map(({ card_id }) => card_id), kit_numbers: found.map(({ kit_number }) => kit_number), total: found.length };
    },
    '/preallocation/holders': () => ({ list: [], total: 0, next_cursor: null }),
    ...answers,
  };
  const call = async <P extends Path>(path: P, input: InOf<P>): Promise<OutOf<P>> => {
    asked.push({ path, input });
    const answer = all[path];
    if (!answer) throw new Error(`nobody answers ${path}`);
    await Promise.resolve();
    return answer(input);
  };
  const none = () => Promise.reject(new Error('not here'));
  const client = { call, download: none, send: none } as Client;
  return { client, sent: (path: Path) => asked.filter((each) => each.path === path).map(({ input }) => input) };
}

type How = { readonly in?: Language; readonly query?: string; readonly width?: number; readonly codes?: readonly string[] };

export async function showManagement(client: Client, screen: ReactNode, how: How = {}) {
  const { in: chosen = 'en', query = '', width = 1440, codes = ['9'] } = how;
  await page.viewport(width, 900);
  freshTab(query);
  startSession({ token: 't', userid: 'u', username: 'mei' });
  session.setState({ userType: 2, authjson: [...codes] });
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
    'preallocation',
  );
  const went: { readonly place: Place; readonly params: unknown }[] = [];
  const links: LinkResolver = { hrefOf: (place) => places[place], go: (place, params) => void went.push({ place, params }) };
  await mount(<HostProvider value={portalHost({ client, links, language: () => languageOf(i18n) })}>{screen}</HostProvider>, {
    in: chosen,
    links,
  });
  return { went };
}
