import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sandbox, showScreen } from '../../../../../tests/support/screen.tsx';
import { TransactionPage } from './transaction-page.tsx';

const words = ['transactions', 'money', 'options', 'form', 'rules', 'shell', 'errors'] as const;
const pdf =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

test('a file is attached to a transaction where it is shown, and removed again after a question (TXN-17)', async () => {
  const { people } = await sandbox.company({ balances: { USD: '100.00' } });
  const { bank } = await showScreen(people[0], <TransactionPage />, { words });
  const { list } = await bank.call('/transaction/record', {});
  await showScreen(people[0], <TransactionPage />, { words, query: `?id=${list[0]?.id}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Attach files' }));
  const fieldOf = () => document.querySelector<HTMLInputElement>('input[type=file]');
  await expect.poll(fieldOf).not.toBeNull();
  const input = fieldOf();
  if (!input) throw new Error('no field for a file');
  await userEvent.upload(input, new File([pdf], 'invoice.pdf', { type: 'application/pdf' }));
  await expect.poll(() => screen.queryByText('Received')?.textContent ?? document.querySelector('form')?.textContent).toBe('Received');
  await userEvent.click(screen.getByRole('button', { name: 'Attach' }));
  await expect.poll(() => screen.queryByRole('button', { name: 'Attach' })).toBeNull();
  expect(await screen.findByRole('button', { name: 'invoice.pdf' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove invoice.pdf' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove file' }));
  expect(await screen.findByText('Invoices and receipts, for your company only')).toBeTruthy();
  expect((await bank.call('/transaction/details', { id: list[0]?.id ?? '' })).files).toEqual([]);
});
