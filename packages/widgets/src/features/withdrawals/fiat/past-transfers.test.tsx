/** What was paid and exchanged, in one list (TRF-36). */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sandbox, showScreen } from '../../../../../../tests/support/screen.tsx';
import { TransferFiatPage } from './transfer-fiat-page.tsx';

const words = ['withdrawals', 'recipients', 'errors', 'money'] as const;
const key = () => ({ key: crypto.randomUUID() });

test('an exchange into an asset is among past transfers, and each kind has its filter', async () => {
  const { people } = await sandbox.company({ balances: { USD: '5000.00' } });
  const { bank } = await showScreen(people[0], <TransferFiatPage />, { words });
  const order = { transfer_type: 'currency', currency: 'USD', amount: '1000', to_currency: 'USDC' } as const;
  const { quote_id } = await bank.call('/withdraw/crypto/calc', order, key());
  await bank.call('/withdraw/crypto/withdraw', { ...order, quote_id }, key());
  await showScreen(people[0], <TransferFiatPage />, { words, query: '?to=past' });
  expect(await screen.findByRole('heading', { name: 'Past transfers and exchanges' })).toBeTruthy();
  const shown = () => screen.queryAllByText('Exchange', { selector: 'td *' }).length;
  await expect.poll(shown).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: /^Type/ }));
  const ways = within(await screen.findByRole('group', { name: 'Type' }));
  expect(ways.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    'To a payee',
    'To another account',
    'Exchange',
  ]);
  await userEvent.click(ways.getByRole('checkbox', { name: 'To another account' }));
  await expect.poll(shown).toBe(0);
  expect(location.search).toContain('past_way=account');
  await userEvent.click(ways.getByRole('checkbox', { name: 'Exchange' }));
  await expect.poll(shown).toBe(1);
});
