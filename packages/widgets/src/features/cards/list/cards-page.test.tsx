import type { Client } from '@bankside/core/client/client.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bankOf, cardOf, dead, refuse, showCards, toActivate, toSetPin } from '../testing/card-testing.tsx';
import { CardsPage } from './cards-page.tsx';

const blockedByBank = () =>
  cardOf({ card_id: 'c4', last4: '2294', holder_name: 'Daniel Okoro', status: 'blocked_by_admin', balance: '612.08', available: '500.00' });
const all = () => [cardOf(), toActivate(), blockedByBank()];
const rows = () => screen.findAllByRole('row').then((found) => found.slice(1).map((row) => row.textContent));

test('who, which card, in what state, with how much, and what waits', async () => {
  await showCards(bankOf([...all(), toSetPin()]).client, <CardsPage />);
  const [first, second, third, fourth] = await rows();
  expect(first).toMatch(/Mei-Lin Tan ••••\u00a04821Premier VisaActive.*3,420\.15 USD/);
  expect(second).toMatch(/Aiko Hasegawa ••••\u00a05530Premier UnionPayNot activated.*0\.00 USD/); // its status says already what to do
  expect(third).toContain('Blocked by the bank');
  expect(fourth).toContain('ActiveSet a PIN');
  expect(screen.getByText('4 cards · 7,452.38 USD on cards')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Card applications' })).toBeTruthy();
});

test('the sum is of all cards, also of those on other pages, and is not shown of a part of them', async () => {
  const many = Array.from({ length: 21 }, (_, n) => cardOf({ card_id: `c${n}`, balance: '1000.01' }));
  await showCards(bankOf(many).client, <CardsPage />);
  expect(await rows()).toHaveLength(20);
  expect(screen.getByText('21 cards · 21,000.21 USD on cards')).toBeTruthy();
  await showCards(bankOf(many).client, <CardsPage />, { query: '?status=active' });
  await rows();
  expect(screen.queryByText(/on cards/)).toBeNull();
});

test('filters are in the address, and nothing found is said in other words than nothing there', async () => {
  await showCards(bankOf(all()).client, <CardsPage />, { query: '?status=inactive' });
  expect(await rows()).toHaveLength(1);
  await showCards(bankOf(all()).client, <CardsPage />, { query: '?keyword=Nobody' });
  expect(await screen.findByText('No cards match')).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear the filters' })[0] ?? document.body);
  expect(await rows()).toHaveLength(3);
  expect(location.search).toBe('');
  await showCards(bankOf([]).client, <CardsPage />);
  expect(await screen.findByText('No cards yet')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Apply for a card' }).length).toBe(2);
});

test('chips count the groups that have cards, and narrow the list by key', async () => {
  const { client, sent } = bankOf([...all(), cardOf({ card_id: 'c5', status: 'blocked_by_user' })]);
  await showCards(client, <CardsPage />, { query: '?keyword=a' });
  const chips = within(await screen.findByRole('group', { name: 'Filters' }));
  await chips.findByRole('button', { name: 'All 4' });
  const names = () => chips.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names()).toEqual(['All 4', 'Active 1', 'To activate 1', 'Blocked 2']);
  chips.getByRole('button', { name: 'To activate 1' }).focus();
  await userEvent.keyboard('{Tab}{Enter}');
  expect(location.search).toBe('?keyword=a&status=blocked');
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(chips.getByRole('button', { name: 'Blocked 2' })).toHaveAttribute('aria-pressed', 'true');
  expect(sent('/card/record').at(-1)?.input).toMatchObject({ keyword: 'a', group: 'blocked' });
  await userEvent.keyboard('{Enter}');
  expect(await rows()).toHaveLength(4);
});

test('the list is taken along as it is narrowed', async () => {
  const asked: unknown[] = [];
  const download = (...[path, input]: unknown[]) => {
    asked.push([path, input]);
    return Promise.resolve({ blob: new Blob(['cards']), name: 'cards.csv' });
  };
  await showCards({ ...bankOf(all()).client, download } as Client, <CardsPage />, { query: '?status=blocked_by_admin&keyword=Okoro' });
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'CSV' }));
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toEqual([['/card/recordDownload', { keyword: 'Okoro', group: 'blocked', format: 'csv' }]]);
});

test('the layout that was chosen is kept', async () => {
  const { client } = bankOf(all());
  await showCards(client, <CardsPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Table' }));
  expect(await screen.findByRole('columnheader', { name: 'Holder' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Table' })).toHaveAttribute('aria-pressed', 'true');
  expect(Object.values(sessionStorage).join('')).toContain('table');
});

test('a bank that does not answer: said, and tried again', async () => {
  let isDown = true;
  const { client } = bankOf(all(), {
    '/card/record': () => (isDown ? dead() : { list: [], total: 0, next_cursor: null }),
  });
  await showCards(client, <CardsPage />);
  expect(await screen.findByText('The cards did not load')).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No cards yet')).toBeTruthy();
});

test('refreshing asks the issuer for what is shown, once, and says when it may be asked again', async () => {
  const { client, sent } = bankOf(all());
  await showCards(client, <CardsPage />);
  const button = await screen.findByRole('button', { name: 'Refresh' });
  expect(screen.getByText(/last asked at 09:46 on 23\/11\/2026/)).toBeTruthy();
  await userEvent.dblClick(button);
  expect(await screen.findByText(/every 30 seconds: again in \d+ s/)).toBeTruthy();
  expect(sent('/card/refreshData').map(({ input }) => input)).toEqual([{ card_ids: ['c1', 'c3', 'c4'] }]);
  expect(screen.getByRole('button', { name: 'Refresh' })).toHaveProperty('disabled', true);
});

test('a refused refresh shows the sentence of the bank', async () => {
  const { client } = bankOf(all(), { '/card/refreshData': () => refuse('issuerUnavailable', 'The card issuer is not answering.') });
  await showCards(client, <CardsPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Refresh' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The card issuer is not answering.');
});

test('a card opens beside the list and Escape closes it; what cannot be done says why', async () => {
  await showCards(bankOf(all()).client, <CardsPage />);
  await userEvent.click((await screen.findAllByRole('row'))[1] ?? document.body);
  const panel = within(await screen.findByRole('complementary', { name: 'Card' }));
  expect(await panel.findByText('All of it is available')).toBeTruthy();
  expect(location.search).toBe('?id=c1');
  expect(panel.getByText('500.00 USD')).toBeTruthy();
  expect(panel.getByText('No limit · 89.90 USD spent today')).toBeTruthy();
  const unblock = panel.getByRole('button', { name: 'Unblock' });
  expect(unblock).toHaveProperty('disabled', true);
  expect(panel.getByText('The card is not blocked. Block it first to replace it.')).toBeTruthy();
  panel.getByRole('button', { name: 'Block' }).focus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  expect(location.search).toBe('');
});

test('Escape in a dialog closes the dialog, and the card stays beside the list', async () => {
  await showCards(bankOf(all()).client, <CardsPage />, { query: '?id=c1' });
  const panel = within(await screen.findByRole('complementary', { name: 'Card' }));
  await userEvent.click(await panel.findByRole('button', { name: 'Limits' }));
  await userEvent.fill(await screen.findByRole('textbox', { name: /^Per day/ }), '77');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(panel.getByRole('button', { name: 'Limits' })).toBeTruthy();
  expect(location.search).toBe('?id=c1');
});

test('on a phone a card has the page to itself, and the way back', async () => {
  await showCards(bankOf(all()).client, <CardsPage />, { width: 390 });
  await userEvent.click(await screen.findByRole('button', { name: /Daniel Okoro/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Daniel Okoro ••••\u00a02294' })).toBeTruthy();
  expect(screen.getByText('It cannot be spent while the card is blocked')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'All cards' }));
  expect(await screen.findByRole('list', { name: 'Cards' })).toBeTruthy();
});

test('a card that is not there is said to be so', async () => {
  await showCards(bankOf(all()).client, <CardsPage />, { query: '?id=zz' });
  expect(await screen.findByText('No such card')).toBeTruthy();
});
