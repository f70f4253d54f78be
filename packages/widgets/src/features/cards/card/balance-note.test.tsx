import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Card } from '../use-cards.ts';
import { bankOf, cardOf, showCards } from '../testing/card-testing.tsx';
import { CardsPage } from '../list/cards-page.tsx';

const said = [
  'All of it is available',
  /available; the rest/,
  /once it is active/,
  /while the card is blocked/,
  /moves to the new card/,
  /goes back to your USD account/,
  /Held by purchases/,
] as const;
const rows: readonly (readonly [status: string, balance: string, available: string, sentence: (typeof said)[number] | null])[] = [
  ['active', '10.00', '10.00', said[0]],
  ['active', '10.00', '4.00', said[1]],
  ['active', '0.00', '0.00', null],
  ['consolidating', '0.00', '0.00', said[2]],
  ['inactive', '10.00', '10.00', said[2]],
  ['blocked_by_user', '10.00', '10.00', said[3]],
  ['blocked_by_client', '0.00', '0.00', said[3]],
  ['blocked_by_admin', '612.08', '500.00', said[3]],
  ['replacement_pending', '10.00', '10.00', said[4]],
  ['replaced', '0.00', '0.00', null],
  ['replaced', '5.00', '0.00', said[6]],
  ['expired', '5.00', '5.00', said[5]],
  ['cancelled', '0.00', '0.00', null],
  ['of a newer bank', '5.00', '5.00', null],
];

test.each(rows)('%s with %s, %s of it free', async (status, balance, available, sentence) => {
  const card: Card = cardOf({ status, balance, available });
  await showCards(bankOf([card]).client, <CardsPage />, { query: '?id=c1' });
  await screen.findByRole('heading', { name: 'History' });
  const found = said.filter((text) => screen.queryByText(text));
  expect(found).toEqual(sentence === null ? [] : [sentence]);
});

test('a card leads to its top-ups and its application', async () => {
  const { went } = await showCards(bankOf([cardOf()]).client, <CardsPage />, { query: '?id=c1' });
  await userEvent.click(await screen.findByRole('link', { name: 'Top-ups of this card' }));
  await userEvent.click(await screen.findByRole('link', { name: 'CA-100042' }));
  expect(went).toEqual([
    { place: 'topUps', params: { card: 'c1' } },
    { place: 'applyCardInfo', params: { id: 'a1' } },
  ]);
});
