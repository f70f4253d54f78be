import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sandbox, showScreen } from '../../../../../../tests/support/screen.tsx';
import { TransferRecordFiatPage } from '../records/transfer-record-page.tsx';
import { Exchange } from './exchange.tsx';

const words = ['withdrawals', 'money', 'errors', 'shell', 'recipients'] as const;
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const sides = () =>
  [
    screen.getByRole<HTMLSelectElement>('combobox', { name: 'Currency' }),
    screen.getByRole<HTMLSelectElement>('combobox', { name: 'Currency you receive' }),
  ].map(({ value }) => value);

test('the sides change places, are never the same, and what is typed is found again', async () => {
  const [owner] = (await sandbox.company({ balances: { USD: '5000.00' } })).people;
  const shown = await showScreen(owner, <Exchange />, { words });
  await userEvent.fill(await field('You sell'), '1200');
  expect(await screen.findByText('1 USD = 0.995 USDC')).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Currency you receive' }), 'USD');
  await waitFor(() => expect(sides()).toEqual(['USDC', 'USD']));
  await userEvent.click(screen.getByRole('button', { name: 'Swap the two sides' }));
  expect(sides()).toEqual(['USD', 'USDC']);
  expect(shown.unsaved.size).toBe(1);
});

test('what is to be received can be typed, or come with the link: at least that much is quoted', async () => {
  const [owner] = (await sandbox.company({ balances: { USD: '5000.00' } })).people;
  await showScreen(owner, <Exchange />, { words, query: '?from=USD&to=EUR&receive=1234.56' });
  expect((await field('You receive')).value).toBe('1,234.56');
  await waitFor(async () => expect((await field('You sell')).value).toBe('1,438.17'));
  expect([location.search, ...sides()]).toEqual(['', 'USD', 'EUR']);
  await userEvent.fill(await field('You receive'), '100');
  await waitFor(async () => expect((await field('You sell')).value).toBe('116.50'));
  await userEvent.fill(await field('You sell'), '200');
  await waitFor(async () => expect((await field('You receive')).value).toBe('171.68'));
});

test('market rate, margin and rate are said; a figure of an older quote is never beside a new amount', async () => {
  const [owner] = (await sandbox.company({ balances: { USD: '5000.00' } })).people;
  await showScreen(owner, <Exchange />, { words });
  await userEvent.fill(await field('You sell'), '1200');
  expect(await screen.findByText('Our margin (0.50 %)')).toBeTruthy();
  const figures = () =>
    [...document.querySelectorAll<HTMLElement>('dl dd')].map((each) => each.querySelector('data')?.value ?? each.textContent);
  expect(figures()).toEqual(['1200', '1 USD = 1 USDC', '1200.000000', '-6.000000', '1194.000000', '1 USD = 0.995 USDC', '1200.00']);
  expect(screen.queryByText('Fees')).toBeNull();
  await userEvent.fill(await field('You sell'), '1200.005');
  await waitFor(() => expect(figures()).toEqual([]));
  expect((await field('You receive')).value).toBe('');
});

test.each([
  ['1,00', '1,00', '1.00', '1.00 USD'],
  ['12,34', '12,34', '12.34', '12.34 USD'],
  ['1,000', '1,000', '1,000', '1,000.00 USD'],
  ['3.000,00', '3.000,00', '3,000.00', '3,000.00 USD'],
])('the price of %s is that of what the box says (DES-26)', async (keys, live, settled, amount) => {
  const [owner] = (await sandbox.company({ balances: { USD: '5000.00' } })).people;
  await showScreen(owner, <Exchange />, { words });
  const box = await field('You sell');
  await userEvent.click(box);
  await userEvent.keyboard(keys);
  const asked = () => document.querySelector('dl dd')?.textContent ?? '';
  await waitFor(() => expect(asked()).toContain(amount));
  expect(box.value).toBe(live);
  await userEvent.tab();
  expect(box.value).toBe(settled);
  expect(asked()).toContain(amount);
});

test.each(['-1', '1,2,3', '12,34,5', '1234567890123456'])('%s has no price, and is marked when it is left', async (keys) => {
  const [owner] = (await sandbox.company({ balances: { USD: '5000.00' } })).people;
  await showScreen(owner, <Exchange />, { words });
  const box = await field('You sell');
  await userEvent.click(box);
  await userEvent.keyboard(keys);
  await userEvent.tab();
  await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
  await new Promise((resolve) => setTimeout(resolve, 600)); // a price is asked for after a pause
  expect(document.querySelector('dl dd')).toBeNull();
  expect(screen.queryByText('Check the entries that are marked.')).toBeNull();
  expect(screen.queryAllByText('Enter an amount above 0').length).toBe(keys === '-1' ? 1 : 0);
  expect(box.value.replaceAll(',', '')).toBe(keys.replaceAll(',', ''));
});

test.each([
  ['0', 'You cannot exchange, the amount is 0'],
  ['5000.01', /^The balance is not sufficient/],
])('%s says why it cannot be exchanged, at its field', async (amount, sentence) => {
  const [owner] = (await sandbox.company({ balances: { USD: '5000.00' } })).people;
  await showScreen(owner, <Exchange />, { words });
  await userEvent.fill(await field('You sell'), amount);
  await userEvent.click(screen.getByRole('button', { name: 'Review exchange' }));
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  await waitFor(async () => expect((await field('You sell')).getAttribute('aria-invalid')).toBe('true'));
});

test('a link without its number shows a way back (UI-05)', async () => {
  const [owner] = (await sandbox.company({})).people;
  const { went, called } = await showScreen(owner, <TransferRecordFiatPage />, { words });
  await userEvent.click(await screen.findByRole('link', { name: 'To the transfers' }));
  expect(went).toEqual([{ place: 'transferFiat', params: undefined }]);
  expect(called).toEqual([]);
});
