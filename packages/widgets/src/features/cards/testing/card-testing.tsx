/** Cards without a bank behind them: answers by path, what was asked, and refusals as the client throws them. */
import type { Client } from '@bankside/core/client/client.ts';
import { Refused, Unreachable, type FieldFault } from '@bankside/core/client/errors.ts';
import type { InOf, OutOf, Path } from '@bankside/core/contract/index.ts';
import { cardGroupNames, type CardAction, type CardGroup } from '@bankside/core/rules/cards/actions.ts';
import { statusesIn } from '@bankside/core/rules/cards/groups.ts';
import { languageOf } from '@bankside/core/i18n/i18n.ts';
import { toDecimal, toMinor } from '@bankside/core/rules/money/money.ts';
import { errors, type RefusalName } from '@bankside/core/rules/errors.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { places, type Place } from '@bankside/core/rules/places.ts';
import type { ReactNode } from 'react';
import { page } from 'vitest/browser';
import { freshTab } from '../../../../../../tests/support/fresh-tab.ts';
import type { LinkResolver } from '../../../kit/action/link-resolver.ts';
import { i18n, speak } from '../../../kit/testing/i18n.ts';
import { mount } from '../../../kit/testing/mount.tsx';
import { HostProvider } from '../../../runtime/host-context.tsx';
import { portalHost } from '../../../runtime/portal-host.ts';
import { ZoneProvider } from '../../../runtime/user.ts';
import type { Card } from '../use-cards.ts';

const shut: Record<CardAction, Card['actions'][CardAction]> = {
  activate: 'notInactive',
  topUp: '',
  setPin: '',
  block: '',
  unblock: 'notBlocked',
  replace: 'notBlocked',
  limits: '',
  cancel: '',
};

/** An active card with a PIN, unless said otherwise. */
export const cardOf = ({
  actions,
  ...part
}: Partial<Omit<Card, 'actions'>> & { readonly actions?: Partial<Card['actions']> } = {}): Card => ({
  card_id: 'c1',
  last4: '4821',
  holder_name: 'Mei-Lin Tan',
  name_on_card: 'HVT MEI-LIN TAN',
  username: 'meilin',
  tier: 'premier',
  card_class: 'visa',
  status: 'active',
  blocked_by: '',
  balance: '3420.15',
  available: '3420.15',
  currency: 'USD',
  kit_number: 'KIT-0042',
  expiry: '2028-12',
  verification_status: 'approved',
  application_id: 'a1',
  application_no: 'CA-100042',
  pin_set: true,
  renewal_due: '2026-12-31',
  refreshed_at: '2026-11-23T01:46:00Z',
  updated_at: '2026-11-23T01:46:00Z',
  version: 3,
  limits: { per_purchase: '500.00', per_day: null, per_month: '5000.00', online: true, atm: true, abroad: false },
  spent: { today: '89.90', month: '501.90' },
  tracking: '',
  replaces: null,
  replaced_by: null,
  delivery_weeks: '4–6',
  timeline: [
    { at: '2026-10-01T02:00:00Z', event: 'issue', from: '', to: 'consolidating', actor: 'issuer', name: '', note: '' },
    { at: '2026-10-20T02:00:00Z', event: 'activate', from: 'inactive', to: 'active', actor: 'client', name: 'Jonas Weber', note: '' },
  ],
  ...part,
  actions: { ...shut, ...actions },
});

export const toActivate = () =>
  cardOf({
    card_id: 'c3',
    status: 'inactive',
    holder_name: 'Aiko Hasegawa',
    last4: '5530',
    card_class: 'unionpay',
    balance: '0.00',
    available: '0.00',
    pin_set: false,
    actions: { activate: '', setPin: 'notActive', topUp: 'notActive', limits: 'notActive' },
  });
/** Of use after its PIN is set. */
export const toSetPin = () => cardOf({ card_id: 'c4', last4: '7706', holder_name: 'Jonas Weber', pin_set: false, actions: { setPin: '' } });
export const blocked = () =>
  cardOf({
    status: 'blocked_by_client',
    blocked_by: 'client',
    actions: {
      block: 'blockedByCompany',
      unblock: '',
      replace: '',
      setPin: 'blockedByCompany',
      topUp: 'blockedByCompany',
      limits: 'blockedByCompany',
    },
  });

type Answers = { readonly [P in Path]?: (input: InOf<P>) => OutOf<P> | Promise<OutOf<P>> };
type Asked = { readonly path: Path; readonly input: unknown; readonly key: string | undefined };

export const refuse = (name: RefusalName, message: string, fields: readonly FieldFault[] = []): never => {
  throw new Refused(errors[name].code, message, fields, 'req-1');
};
/** The line was down after all retries. */
export const dead = (): never => {
  throw new Unreachable('', null);
};

const rowOf = (card: Card): OutOf<'/card/record'>['list'][number] => ({
  id: card.application_id,
  application_no: card.application_no,
  holder_name: card.holder_name,
  email: '',
  applicant_type: 'associate',
  application_status: 'valid',
  company_decision: '',
  source: 'portal',
  submitted_at: null,
  updated_at: card.updated_at,
  card,
});

/** `cards` is what the bank knows; a test may replace what is in it. */
export function bankOf(cards: Card[], answers: Answers = {}) {
  const asked: Asked[] = [];
  const all: Answers = {
    '/card/record': ({ keyword = '', group, page: nth = 1 }) => {
      const found = cards.filter(({ holder_name }) => holder_name.includes(keyword));
      const inGroup = (each: CardGroup) => found.filter(({ status }) => statusesIn(each).includes(status));
      const list = (group ? inGroup(group) : found).map(rowOf);
      const counts = Object.fromEntries(cardGroupNames.map((each) => [each, inGroup(each).length])) as Record<CardGroup, number>;
      const sum = cards.reduce((total, { balance }) => total + toMinor(balance, 2), 0n);
      return {
        list: list.slice((nth - 1) * 20, nth * 20),
        total: list.length,
        next_cursor: null,
        counts,
        ...(!keyword && !group && { balance: toDecimal(sum, 2) }),
      };
    },
    '/card/info': ({ card_id }) => cards.find((card) => card.card_id === card_id) ?? refuse('notFound', 'This was not found.'),
    '/card/transactionDetails': () => ({ list: [], total: 0, next_cursor: null }),
    '/card/refreshData': () => ({ list: [...cards] }),
    ...answers,
  };
  const call = async <P extends Path>(path: P, input: InOf<P>, options?: { readonly key?: string | undefined }): Promise<OutOf<P>> => {
    asked.push({ path, input, key: options?.key });
    const answer = all[path];
    if (!answer) throw new Error(`nobody answers ${path}`);
    await Promise.resolve();
    return answer(input);
  };
  const none = () => Promise.reject(new Error('not here'));
  const client = { call, download: none, send: none } as Client;
  const sent = (path: Path) => asked.filter((each) => each.path === path);
  return { client, sent };
}

type How = { readonly in?: Language; readonly query?: string; readonly width?: number };

export async function showCards(client: Client, screen: ReactNode, { in: chosen = 'en', query = '', width = 1440 }: How = {}) {
  await page.viewport(width, 900);
  freshTab(query);
  await speak(chosen, 'shared', 'form', 'rules', 'options', 'errors', 'shell', 'card-list', 'cards', 'money');
  const went: { readonly place: Place; readonly params: unknown }[] = [];
  const links: LinkResolver = { hrefOf: (place) => places[place], go: (place, params) => void went.push({ place, params }) };
  await mount(
    <ZoneProvider value="Asia/Singapore">
      <HostProvider value={portalHost({ client, links, language: () => languageOf(i18n) })}>{screen}</HostProvider>
    </ZoneProvider>,
    { in: chosen, links },
  );
  return { went };
}
