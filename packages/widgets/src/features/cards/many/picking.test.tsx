import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CardsPage } from '../list/cards-page.tsx';
import { bankOf, blocked, cardOf, showCards, toActivate } from '../testing/card-testing.tsx';

const jonas = cardOf({ card_id: 'c2', last4: '7706', holder_name: 'Jonas Weber' });
const stopped = { ...blocked(), card_id: 'c4', last4: '2294', holder_name: 'Daniel Okoro' };
const all = () => [cardOf(), jonas, toActivate(), stopped];
const box = (name: string) => screen.findByRole('checkbox', { name });
const start = async () => userEvent.click(await screen.findByRole('button', { name: 'Top up several' }));

test('cards that may be topped up are ticked by their box or their row; the others say why not', async () => {
  await showCards(bankOf(all()).client, <CardsPage />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  await start();
  const bar = within(await screen.findByRole('group', { name: 'Top up several' }));
  expect(bar.getByRole('button', { name: 'Top up' })).toHaveProperty('disabled', true);
  await userEvent.click(await box('Choose Mei-Lin Tan ••••\u00a04821'));
  await userEvent.click(screen.getByText('Jonas Weber'));
  expect(await bar.findByText('2 cards chosen')).toBeTruthy();
  expect(location.search).toBe('');
  for (const [name, why] of [
    ['Choose Aiko Hasegawa ••••\u00a05530', 'The card is not active.'],
    ['Choose Daniel Okoro ••••\u00a02294', 'The card is blocked by the company.'],
  ] as const) {
    expect(await box(name)).toHaveProperty('disabled', true);
    expect(await box(name)).toHaveAccessibleDescription(why);
  }
  await userEvent.click(await box('Choose Jonas Weber ••••\u00a07706'));
  expect(await bar.findByText('1 card chosen')).toBeTruthy();
  const edge = async (name: string) => getComputedStyle(await box(name)).borderColor; // what cannot be ticked looks so
  expect(await edge('Choose Aiko Hasegawa ••••\u00a05530')).not.toBe(await edge('Choose Jonas Weber ••••\u00a07706'));
  await userEvent.click(bar.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a search does not forget what is ticked', async () => {
  await showCards(bankOf(all()).client, <CardsPage />);
  await start();
  await userEvent.click(await box('Choose Jonas Weber ••••\u00a07706'));
  await userEvent.fill(screen.getByRole('searchbox'), 'Mei');
  await expect.poll(() => screen.queryByText('Jonas Weber')).toBeNull();
  await userEvent.click(await box('Choose Mei-Lin Tan ••••\u00a04821'));
  expect(await screen.findByText('2 cards chosen')).toBeTruthy();
});

test('no more than twenty are ticked at once, and the rest say so', async () => {
  const many = Array.from({ length: 21 }, (_, at) => cardOf({ card_id: `m${at}`, holder_name: `Holder ${String.fromCodePoint(65 + at)}` }));
  await showCards(bankOf(many).client, <CardsPage />);
  await start();
  for (const each of (await screen.findAllByRole('checkbox')).slice(0, 20)) each.click();
  expect(await screen.findByText('20 cards chosen')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await box('Choose Holder U ••••\u00a04821')).toHaveAccessibleDescription('At most 20 cards at once.');
});

test('on a phone each line ticks its box', async () => {
  await showCards(bankOf(all()).client, <CardsPage />, { width: 390 });
  await start();
  await userEvent.click(await screen.findByText('Jonas Weber'));
  expect(await box('Choose Jonas Weber ••••\u00a07706')).toHaveProperty('checked', true);
  expect(await screen.findByText('1 card chosen')).toBeTruthy();
  expect(screen.getByText('The card is not active.')).toBeTruthy();
});
