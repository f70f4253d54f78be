/** Every list of the desk: what it says while nothing comes, what it asks for when it is narrowed or paged (OFF-14 to OFF-18). */
import type { Client } from '@bankside/core/client/client.ts';
import { actNames, kindOfAct } from '@bankside/core/rules/access/acts.ts';
import { languages } from '@bankside/core/rules/languages.ts';
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { speak } from '../../kit/testing/i18n.ts';
import { links, mount, refused } from '../../kit/testing/mount.tsx';
import { HostProvider } from '../../runtime/host-context.tsx';
import { portalHost } from '../../runtime/portal-host.ts';
import { DeskArrivalsPage } from './arrivals/arrivals-page.tsx';
import { MessagesPage } from './messages/messages-page.tsx';
import { DeskKeysPage } from './overview/keys-page.tsx';
import { DeskLinksPage } from './overview/links-page.tsx';
import { DeskTrailPage } from './overview/trail-page.tsx';

const id = '11111111-2222-4333-8444-555555555555';
const at = '2025-11-18T01:46:00.000Z';
const company = { company_id: id, project_name: 'Harbour & Vale', account_number: '8830', number: '' };
const key = { ...company, name: 'Till 7', last4: 'a7f2', status: 'live', origins: [], tags: [], created_at: at, last_used_at: null };
const link = {
  ...company,
  link_path: 'fleet',
  name: 'Fleet',
  variant: 'link',
  status: 'paused',
  applications: 3,
  limit: 10,
  expires_at: null,
};
const line = { ...company, at, by: 'Daniel Okoro', email: '', act: 'link.close', subject: '', refusal: '', reason: '' };
const arrival = {
  ...company,
  at,
  currency: 'USDT',
  network: 'TRC20',
  amount: '250.000000',
  address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  hash: 'c41d',
  confirmations: 3,
  confirmations_needed: 20,
  state: 'confirming',
};
const announcement = { title: { en: 'Closed', zh: '', ja: '' }, body: { en: 'On Monday', zh: '', ja: '' }, published_at: at, until: null };

const lists = {
  links: {
    page: <DeskLinksPage />,
    row: { ...link, created_at: at, version: 1 },
    shows: '3 of 10',
    failed: 'The application links did not load',
  },
  keys: { page: <DeskKeysPage />, row: { ...key, revoked_at: null }, shows: 'Till 7', failed: 'The partner keys did not load' },
  trail: { page: <DeskTrailPage />, row: line, shows: 'Daniel Okoro', failed: 'The audit trail did not load' },
  arrivals: { page: <DeskArrivalsPage />, row: arrival, shows: 'Confirming', failed: 'The chain arrivals did not load' },
  messages: {
    page: <MessagesPage />,
    row: { ...announcement, is_shown: true },
    shows: 'Closed',
    failed: 'The announcements did not load',
  },
} as const;
type Name = keyof typeof lists;
const names = Object.keys(lists) as Name[];
const none = {
  links: 'No application links yet',
  keys: 'No partner keys yet',
  trail: 'No entries match',
  arrivals: 'No arrivals yet',
  messages: 'No announcements yet',
} as const satisfies Record<Name, string>;

type Asked = Readonly<Record<string, unknown>>;
const own = location.pathname;

/** A bank that has so many of them, and refuses the first question where `fails` says so. */
async function show(
  screenOf: ReactNode,
  { row = {}, total = 0, fails = false, query = '' }: { row?: object; total?: number; fails?: boolean; query?: string },
) {
  const asked: Asked[] = [];
  let isDown = fails;
  const call = async (_path: string, input: Asked) => {
    asked.push(input);
    if (isDown) {
      isDown = false;
      throw refused(9000, 'Something went wrong on our side.');
    }
    const [from, size] = [(Number(input['page'] ?? 1) - 1) * Number(input['page_size'] ?? total), Number(input['page_size'] ?? total)];
    const list = Array.from({ length: Math.max(0, Math.min(size, total - from)) }, (_, nth) => ({ ...row, id: `${from + nth}` }));
    return { list, total, next_cursor: null, now: at };
  };
  history.replaceState(null, '', `${own}${query}`);
  await speak('en', 'shared', 'form', 'rules', 'options', 'back-office', 'money', 'activity');
  const host = portalHost({ client: { call } as unknown as Client, links, language: () => 'en' });
  await mount(<HostProvider value={host}>{screenOf}</HostProvider>);
  return { asked };
}

beforeEach(async () => {
  cleanup();
  await page.viewport(1280, 900);
  return () => history.replaceState(null, '', own);
});

describe.each(names)('the list of %s', (name) => {
  const of = lists[name];
  test('that does not load says so, and loads at the next press', async () => {
    await show(of.page, { row: of.row, total: 1, fails: true });
    expect(await screen.findByText(of.failed)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(of.shows, { exact: false })).toBeVisible();
  });
  test('that is empty says that nothing is there, and offers no filter to take off', async () => {
    await show(of.page, {});
    expect(await screen.findByText(none[name])).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear the filters' })).toBeNull();
  });
});

describe.each([
  ['links', 'status=paused', { status: 'paused' }, 'No application links match'],
  ['keys', 'status=revoked&keyword=till', { status: 'revoked', keyword: 'till' }, 'No partner keys match'],
  ['trail', 'kind=payments&person=ann&from=2025-11-01', { kind: 'payments', person: 'ann', from: '2025-11-01' }, 'No entries match'],
  ['arrivals', 'network=BTC&asset=BTC&status=unmatched', { network: 'BTC', asset: 'BTC', status: 'unmatched' }, 'No arrivals match'],
] as const)('the list of %s', (name, query, filter, nothing) => {
  const of = lists[name];
  test('asks for what the address says, and for all of them once it is cleared', async () => {
    const { asked } = await show(of.page, { query: `?${query}` });
    expect(await screen.findByText(nothing)).toBeVisible();
    expect(asked[0]).toMatchObject({ ...filter, page: 1 });
    const [clear] = await screen.findAllByRole('button', { name: 'Clear the filters' });
    if (clear) await userEvent.click(clear);
    await expect.poll(() => asked.at(-1)).not.toMatchObject(filter);
    expect(location.search).toBe('');
  });
  test('leaves out what no filter has', async () => {
    const { asked } = await show(of.page, {
      row: of.row,
      total: 1,
      query: '?status=nonsense&kind=nonsense&network=nonsense&from=soon&page=0',
    });
    expect(await screen.findByText(of.shows, { exact: false })).toBeVisible();
    expect(asked[0]).toEqual({ page: 1, page_size: name === 'trail' ? 50 : 20 });
  });
  test('is paged by the address, and a page past its end leads to the first', async () => {
    const size = name === 'trail' ? 50 : 20;
    const { asked } = await show(of.page, { row: of.row, total: 2 * size + 1, query: '?page=2' });
    expect(await screen.findByText(`${size + 1}–${2 * size} of ${2 * size + 1}`)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText(`${2 * size + 1}–${2 * size + 1} of ${2 * size + 1}`)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    expect(location.search).toBe('?page=3');
    cleanup();
    await show(of.page, { row: of.row, total: 1, query: '?page=9' });
    await expect.poll(() => location.search).toBe('');
    expect(asked.at(-1)).toMatchObject({ page: 3 });
  });
});

test.each(languages)('the audit trail has words in %s for the bank’s own work', async (language) => {
  const acts = actNames.filter((act) => kindOfAct(act) === 'bank');
  const list = acts.map((act) => ({ ...line, id: act, act }));
  const call = async () => ({ list, total: list.length });
  await speak(language, 'shared', 'form', 'rules', 'options', 'back-office', 'money', 'activity');
  const host = portalHost({ client: { call } as unknown as Client, links, language: () => language });
  await mount(
    <HostProvider value={host}>
      <DeskTrailPage />
    </HostProvider>,
    { in: language },
  );
  await expect.poll(() => screen.getAllByRole('row')).toHaveLength(acts.length + 1);
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells.filter((text) => /^(trail\.acts|[a-z]+\.[a-zA-Z]+$)/.test(text))).toEqual([]);
});
