import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sandbox, showScreen } from '../../../../../tests/support/screen.tsx';
import { AddressesPage } from './addresses-page.tsx';

const words = ['addresses', 'recipients', 'errors'] as const;
const cold = { name: 'Treasury cold wallet', network: 'ERC20', address: '0x3ba9f04c61d27e85C0fe418aD7B3629E5C1F8A40' } as const;
const hanjin = { name: 'Hanjin settlement', network: 'TRC20', address: 'TLn7jMjYDLEDspvBaDuvBGaYBHfDg9txzz' } as const;

test('the book shows addresses whole with their networks, found by the query, and lets go of one that was changed elsewhere', async () => {
  const { people } = await sandbox.company({ users: [{ authjson: ['11-2'] }] });
  const who = people[1] ?? people[0];
  const { bank } = await showScreen(who, <AddressesPage />, { words });
  expect(await screen.findByText('No wallet addresses yet')).toBeTruthy();
  const saved = await bank.call('/withdraw/address/add', cold);
  await bank.call('/withdraw/address/add', hanjin);
  await showScreen(who, <AddressesPage />, { words, query: '?keyword=0x3ba9' });
  const row = (await screen.findByText(cold.name)).closest('tr') ?? document.body;
  expect(screen.queryByText(hanjin.name)).toBeNull();
  expect(within(row).getByText(cold.address)).toBeTruthy();
  expect(within(row).getByText('ERC20 · Ethereum')).toBeTruthy();
  await bank.call('/withdraw/address/edit', { id: saved.id, version: 1, name: 'Reserve' });
  await userEvent.click(screen.getByRole('button', { name: `Favourite: ${cold.name}` }));
  expect(await screen.findByText('This was changed in the meantime. Refresh and try again.')).toBeTruthy();
  expect(await screen.findByText('Reserve')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Favourite: Reserve' }));
  await expect.poll(async () => (await bank.call('/withdraw/address/list', { id: saved.id })).list[0]?.is_favourite).toBe(true);
  await page.viewport(390, 844);
  expect((await screen.findByRole('listitem')).textContent).toContain('0x3ba9…8A40 · ERC20');
});

test.each([
  ['zh', '没有符合条件的钱包地址'],
  ['ja', '条件に合うウォレットアドレスはありません'],
] as const)('in %s', async (language, nothing) => {
  const { people } = await sandbox.company({});
  await showScreen(people[0], <AddressesPage />, { in: language, words, query: '?keyword=nobody' });
  expect(await screen.findByText(nothing)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\b(addresses|recipients|shared):/);
});
