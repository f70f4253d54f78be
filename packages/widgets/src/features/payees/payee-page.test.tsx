import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sandbox, showScreen } from '../../../../../tests/support/screen.tsx';
import { PayeePage } from './payee-page.tsx';

const words = ['payees', 'recipients', 'money', 'options', 'shell', 'errors'] as const;
const form = {
  beneficiary_name: 'Castellan Tools',
  bank_account_number: '0042887130',
  bank_name: 'Prairie Bank',
  bank_code: '021000089',
  bank_address: 'Omaha',
  country: 'US',
  swift_code: 'PRAIUS33',
  use_intermediary: false,
  purpose: 'rent',
} as const;

test('a payee’s page has its details, its changes and the way to pay it, and says so once it is deleted (REC-14, REC-15)', async () => {
  const { people } = await sandbox.company({});
  const { bank } = await showScreen(people[0], <PayeePage />, { words });
  expect(await screen.findByText('Payee not found')).toBeTruthy();
  const { id, version } = await bank.call('/withdraw/payee/add', form);
  await bank.call('/withdraw/payee/edit', { id, version, form: { ...form, bank_address: 'Lincoln' } });
  await showScreen(people[0], <PayeePage />, { words, query: `?id=${id}` });
  expect(await screen.findByRole('heading', { level: 1, name: 'Castellan Tools' })).toBeTruthy();
  expect(screen.getByText('We review transfers to new recipients')).toBeTruthy();
  expect(screen.getByText('Not paid yet')).toBeTruthy();
  expect(await screen.findByText('No scheduled payments to this payee')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Transfer' })).toBeTruthy();
  const steps = within(screen.getByRole('list', { name: 'Changes' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent?.replace(/ · .*done/i, ''))).toEqual([
    expect.stringContaining('Edited'),
    expect.stringContaining('Added'),
  ]);
  expect(steps[0]?.textContent).toContain('Bank address');
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Castellan Tools' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete payee' }));
  expect(await screen.findByText('This payee was deleted')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Transfer' })).toBeNull();
});
