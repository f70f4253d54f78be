import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ContractsPage } from '../overview/contracts-page.tsx';
import { refuse, showContracts, type Answers } from '../testing/contracts-testing.tsx';
import { answersOf, configOf, dataOf } from '../testing/sample-programme.ts';

const created = { order_id: 'o9', number: 'B-000318', status: 'pending' };
const ordering = (config = configOf(), more: Answers = {}): Answers => ({
  ...answersOf(dataOf(), config),
  '/contract/createOrder': () => created,
  ...more,
});
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const fill = (name: string | RegExp, text: string) => userEvent.fill(screen.getByRole('textbox', { name }), text);
async function open(answers = ordering(), how: { readonly query?: string; readonly keep?: boolean } = {}) {
  const shown = await showContracts(<ContractsPage />, answers, how);
  if (!how.query && !how.keep) await click('Order cards');
  await screen.findByRole('textbox', { name: 'Number of cards' });
  return shown;
}

test('bounds with their reasons, price and lead time are there before the button', async () => {
  const { sent } = await open();
  expect(screen.getByText('50 to 180: the minimum per batch of your contract, and what is paid and not ordered yet')).toBeTruthy();
  expect(screen.getByText("Lead time: 4–6 weeks from the bank's approval.")).toBeTruthy();
  expect(screen.getByText("On the cards: HVT, Premier Visa. No person's name is printed.")).toBeTruthy();
  await fill('Number of cards', '49');
  await click('Review the order');
  expect(await screen.findByText('The quantity is below the minimum of 50.')).toBeTruthy();
  await fill('Number of cards', '181');
  await click('Review the order');
  expect(await screen.findByText('The quantity is above the 180 that are available.')).toBeTruthy();
  await fill('Number of cards', '100');
  expect(await screen.findByText('Price: 25.00 USD per card, 2,500.00 USD in all. It is paid already.')).toBeTruthy();
  expect(sent('/contract/createOrder')).toEqual([]);
});

test('where the last order went is there; reviewed, then ordered once', async () => {
  const { sent } = await open();
  expect(screen.getByRole('textbox', { name: 'Street and number' })).toHaveValue('8 Marina View');
  await fill('Number of cards', '100');
  await click('Review the order');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/8 Marina View\s018960 Singapore\sSingapore/)).toBeTruthy();
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Order 100 cards' }));
  expect(await screen.findByText('Order B-000318 for 100 cards is with the bank')).toBeTruthy();
  const [order, ...more] = sent('/contract/createOrder');
  expect(more).toEqual([]);
  expect(order?.input).toMatchObject({ contract_id: 'k1', order_quantity: 100, delivery_address: { city: 'Singapore', country: 'SG' } });
  expect(screen.getByRole('link', { name: 'Show the order' }).getAttribute('href')).toContain('o9');
});

test('a first order has nothing filled in, and what is missing is said at its field', async () => {
  await open(ordering(configOf({ last: null })));
  await click('Review the order');
  for (const text of ['Enter a whole number of cards, 1 or more', 'Enter the street and number', 'Enter the city', 'Enter the name'])
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
});

test('a reload opens the dialog again with what was typed', async () => {
  await open();
  await fill('Number of cards', '77');
  await fill('Street and number', '1 Raffles Place');
  expect(location.search).toBe('?act=order');
  await open(ordering(), { keep: true });
  expect(screen.getByRole('textbox', { name: 'Number of cards' })).toHaveValue('77');
  expect(screen.getByRole('textbox', { name: 'Street and number' })).toHaveValue('1 Raffles Place');
});

test('somebody else was faster: the sentence of the bank, and the order can be changed', async () => {
  await open(
    ordering(configOf(), {
      '/contract/createOrder': () => refuse('orderAboveAvailable', 'The quantity is above the 60 that are available.'),
    }),
  );
  await fill('Number of cards', '100');
  await click('Review the order');
  await click('Order 100 cards');
  expect((await screen.findByRole('alert')).textContent).toContain('above the 60 that are available');
  await click('Back');
  expect(screen.getByRole('textbox', { name: 'Number of cards' })).toHaveValue('100');
});

test('the address alone opens no dialog where none can be ordered', async () => {
  await showContracts(<ContractsPage />, ordering(configOf({ bar: 'prefix' })), { query: '?act=order' });
  expect(await screen.findByText('Set the company prefix first')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
