import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sandbox, showScreen } from '../../../../../../tests/support/screen.tsx';
import { TransferRecordFiatPage } from '../records/transfer-record-page.tsx';
import { Exchange } from './exchange.tsx';

const words = ['withdrawals', 'money', 'errors', 'shell', 'recipients'];
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const sides = () =>
  [
    screen.getByRole<HTMLSelectElement>('combobox', { name: 'Currency' }),
    screen.getByRole<HTMLSelectElement>('combobox', { name: 'You get' }),
  ].map(({ value }) => value);

test('the sides change places, are never the same, and what is typed is found again', async () => {
  const [owner] = (await sandbox.company({ balances: { USD: '5000.00' } })).people;
  const shown = await showScreen(owner, <Exchange />, { words });
  await userEvent.fill(await field('You give'), '1200');
  expect(await screen.findByText(/^1 USD = 0\.995 USDC/)).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'You get' }), 'USD');
  await waitFor(() => expect(sides()).toEqual(['USDC', 'USD']));
  await userEvent.click(screen.getByRole('button', { name: 'Swap the two sides' }));
  expect(sides()).toEqual(['USD', 'USDC']);
  expect(shown.unsaved.size).toBe(1);
});

test.each([
  ['0', 'You cannot withdraw, the amount is 0'],
  ['5000.01', /^The balance is not sufficient/],
])('%s says why it cannot be exchanged, at its field', async (amount, sentence) => {
  const [owner] = (await sandbox.company({ balances: { USD: '5000.00' } })).people;
  await showScreen(owner, <Exchange compact />, { words });
  await userEvent.fill(await field('You give'), amount);
  await userEvent.click(screen.getByRole('button', { name: 'Review exchange' }));
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  expect((await field('You give')).getAttribute('aria-invalid')).toBe('true');
});

test('a link without its number shows a way back (A101)', async () => {
  const [owner] = (await sandbox.company({})).people;
  const { went, called } = await showScreen(owner, <TransferRecordFiatPage />, { words });
  await userEvent.click(await screen.findByRole('link', { name: 'To the transfers' }));
  expect(went).toEqual([{ place: 'transferFiat', params: undefined }]);
  expect(called).toEqual([]);
});
