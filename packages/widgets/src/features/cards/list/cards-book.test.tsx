/** The cards as a tag shows them: what its page leaves out, one card alone, and the width of the element. */
import { cardActions } from '@bankside/core/rules/cards/actions.ts';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ContainerProvider } from '../../../kit/theme/container.ts';
import { media } from '../../../kit/theme/tokens.css.ts';
import { CardsAroundProvider, type CardsAround } from '../around.ts';
import { bankOf, cardOf, showCards, toActivate, toSetPin } from '../testing/card-testing.tsx';
import { CardsBook } from './cards-book.tsx';

const tag: CardsAround = { actions: cardActions, alone: media.narrow, level: 2, leadsAway: false, many: false, pageSize: 20 };
const room = (width: number) => ({ subscribe: () => () => undefined, width: () => width });
const show = (around: Partial<CardsAround>, query = '', width = 1200) =>
  showCards(
    bankOf([cardOf({ replaced_by: 'c3' }), toActivate(), toSetPin()]).client,
    <ContainerProvider value={room(width)}>
      <CardsAroundProvider value={{ ...tag, ...around }}>
        <CardsBook />
      </CardsAroundProvider>
    </ContainerProvider>,
    { query },
  );
const panel = async () => within(await screen.findByRole('complementary', { name: 'Card' }));

test('only what the page asks for is offered, and named where it is not possible', async () => {
  await show({ actions: ['topUp', 'unblock'] }, '?id=c1');
  const card = await panel();
  expect(await card.findByRole('button', { name: 'Top up' })).toBeTruthy();
  expect(card.getByRole('button', { name: 'Unblock' })).toHaveProperty('disabled', true);
  expect(card.queryByRole('button', { name: 'Block' })).toBeNull();
  expect(screen.queryByText('Set a PIN')).toBeNull();
});

test('nothing is offered where nothing may be done', async () => {
  await show({ actions: [] }, '?id=c1');
  const card = await panel();
  expect(await card.findByText('All of it is available')).toBeTruthy();
  for (const name of ['Top up', 'Block', 'Unblock', 'Replace']) expect(card.queryByRole('button', { name })).toBeNull();
  expect(card.queryByText('Not available now')).toBeNull();
  expect(screen.queryByText('Set a PIN')).toBeNull();
});

test('no link leads to other pages of the bank, but one to the next card', async () => {
  await show({}, '?id=c1');
  const card = await panel();
  await card.findByRole('button', { name: 'Top up' });
  expect(screen.getByText('Set a PIN')).toBeTruthy();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['The new card']);
});

test('one card alone has no list behind it', async () => {
  const tell = vi.fn();
  await show({ only: 'c1', tell });
  expect(await screen.findByRole('heading', { level: 2, name: 'Mei-Lin Tan ••••\u00a04821' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'All cards' })).toBeNull();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(tell).toHaveBeenLastCalledWith({ state: 'ready', failure: null, isFresh: true });
});

test('an element narrower than its window shows a card in the place of the list', async () => {
  await show({}, '', 600);
  await userEvent.click(await screen.findByRole('button', { name: /Mei-Lin Tan/ }));
  expect(await screen.findByRole('button', { name: 'All cards' })).toBeTruthy();
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('beside an open card the list of a tag names each card, and the focus stays on its row', async () => {
  await show({});
  const rows = async () => (await screen.findAllByRole('row')).slice(1);
  await userEvent.click((await screen.findAllByText('Mei-Lin Tan'))[0] ?? document.body);
  await panel();
  const texts = (await rows()).map(({ textContent }) => textContent);
  expect(texts).toHaveLength(3);
  for (const text of texts) expect(text).toMatch(/[A-Z][a-z]+ [A-Z][a-z]+.*USD/);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Card']);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('complementary')).toBeNull();
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  expect(document.activeElement?.localName).toBe('tr');
});
