import type { InOf } from '@bankside/core/contract/index.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent, page } from 'vitest/browser';
import { sandbox, showScreen } from '../../../../../tests/support/screen.tsx';
import { PayeesPage } from './payees-page.tsx';

const words = ['payees', 'recipients', 'errors'] as const;
const payee = (beneficiary_name: string, bank_account_number: string): InOf<'/withdraw/payee/add'> => ({
  beneficiary_name,
  bank_account_number,
  bank_name: 'Prairie Bank',
  bank_code: '021000089',
  bank_address: 'Omaha',
  country: 'US',
  swift_code: 'PRAIUS33',
  use_intermediary: false,
  purpose: 'rent',
});
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('b')?.textContent);
const book = async (query = '', authjson?: readonly ['11-1' | '11-2' | '11']) => {
  const { people } = await sandbox.company({ users: authjson ? [{ authjson: [...authjson] }] : [] });
  const who = people[authjson ? 1 : 0] ?? people[0];
  const shown = await showScreen(who, <PayeesPage />, { words, query });
  return { ...shown, who };
};

test('an empty book says what it is for; search finds nothing in other words', async () => {
  await book();
  expect(await screen.findByText('No payees yet')).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
  await book('?keyword=nobody');
  expect(await screen.findByText('No payees match')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await screen.findByText('No payees yet')).toBeTruthy();
});

test('the star moves a payee to the top; deleting asks first and says what stays', async () => {
  const { bank, who, went } = await book();
  await bank.call('/withdraw/payee/add', payee('Castellan Tools', '1'));
  await bank.call('/withdraw/payee/add', payee('Brightwater Retail', '2'));
  await showScreen(who, <PayeesPage />, { words });
  await expect.poll(() => screen.queryAllByRole('row').length).toBe(3);
  const [, last = ''] = names();
  await userEvent.click(screen.getByRole('button', { name: `Favourite: ${last}` }));
  await expect.poll(() => names()[0]).toBe(last);
  expect(screen.getByRole('button', { name: `Favourite: ${last}` }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${last}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Delete ${last}?` }));
  expect(dialog.getByText(/Past and pending transfers/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete payee' }));
  await expect.poll(() => names().length).toBe(1);
  expect(went).toEqual([]);
  expect((await bank.call('/withdraw/payee/list', {})).total).toBe(1);
});

test('two lines on a phone, with a menu that leads to a transfer and to the form', async () => {
  const { bank, who } = await book();
  const { id } = await bank.call('/withdraw/payee/add', { ...payee('Castellan Tools', '0042887130'), is_favourite: true });
  const { went } = await showScreen(who, <PayeesPage />, { words });
  await page.viewport(390, 844);
  const row = await screen.findByRole('listitem');
  expect(row.textContent).toContain('00 •••• 7130 · Prairie Bank');
  for (const [entry, place, params] of [
    ['Transfer', 'transferFiat', { payee_id: id }],
    ['Edit', 'newPayee', { id }],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Castellan Tools' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
    expect(went.at(-1)).toEqual({ place, params });
  }
});

test.each([
  [['11-1'], ['Payees']],
  [['11'], ['Payees', 'Wallet addresses']],
] as const)('with %j the books are %j', async (authjson, tabs) => {
  await book('', authjson);
  await screen.findByText('No payees yet');
  const links = within(screen.getByRole('navigation', { name: 'Recipients' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(tabs);
});
