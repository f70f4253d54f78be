/** Whom to pay, and what follows from it (TRF-35). */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sandbox, showScreen } from '../../../../../../tests/support/screen.tsx';
import { TransferDigitalPage } from '../digital/transfer-digital-page.tsx';
import { TransferFiatPage } from '../fiat/transfer-fiat-page.tsx';

const words = ['withdrawals', 'recipients', 'errors', 'money', 'form', 'rules', 'options'] as const;
const key = () => ({ key: crypto.randomUUID() });
const marlow = {
  beneficiary_name: 'Marlow & Finch Ltd',
  bank_account_number: 'GB10NRMB60161331926819',
  bank_name: 'Northmoor Bank plc',
  bank_code: '601613',
  bank_address: '1 Moorgate, London',
  country: 'GB',
  swift_code: 'NRMBGB2LXXX',
  use_intermediary: false,
  purpose: 'purchase_of_goods',
} as const;
const german = {
  ...marlow,
  beneficiary_name: 'Rheintal Maschinen GmbH',
  bank_account_number: 'DE89370400440532013000',
  country: 'DE',
  swift_code: 'COBADEFF',
  purpose: 'rent',
} as const;
const cold = { name: 'Treasury cold wallet', network: 'ERC20', address: '0x3ba9f04c61d27e85C0fe418aD7B3629E5C1F8A40' } as const;
const choice = (name: string) => screen.findByLabelText<HTMLSelectElement>(name);
const button = (name: RegExp) => screen.findByRole('button', { name });

test('currency and purpose follow the payee, and another payee’s are not kept; an amount is', async () => {
  const { people } = await sandbox.company({ balances: { USD: '5000.00', USDC: '100' } });
  const { bank, went } = await showScreen(people[0], <TransferFiatPage />, { words });
  for (const payee of [marlow, german]) await bank.call('/withdraw/payee/add', payee, key());
  const { id } = await bank.call('/withdraw/address/add', cold, key());
  await showScreen(people[0], <TransferFiatPage />, { words });
  await userEvent.click(await button(/Rheintal/));
  expect([(await choice('Currency')).value, (await choice('Purpose')).value]).toEqual(['EUR', 'rent']);
  await userEvent.fill(await screen.findByLabelText('Amount'), '12.50');
  await userEvent.selectOptions(await choice('Currency'), 'USD');
  await userEvent.click(await button(/^Change/));
  await userEvent.click(await button(/Marlow/));
  await expect.poll(async () => (await choice('Purpose')).value).toBe('purchase_of_goods');
  expect([(await choice('Currency')).value, (await screen.findByLabelText<HTMLInputElement>('Amount')).value]).toEqual(['GBP', '12.50']);
  await userEvent.click(await button(/^Back/));
  const { went: away } = await showScreen(people[0], <TransferFiatPage />, { words });
  await userEvent.fill(await screen.findByRole('searchbox'), 'cold');
  await expect.poll(() => screen.queryByText('Marlow & Finch Ltd')).toBeNull();
  await userEvent.click(await button(/Treasury cold wallet/));
  expect([went, away]).toEqual([[], [{ place: 'transferDigital', params: { address_id: id } }]]);
});

test('who may only send to wallets sees the wallets alone, and the asset that is held goes over the network of the address', async () => {
  const { people } = await sandbox.company({ balances: { USDC: '100' }, users: [{ authjson: ['11-2'] }] });
  const clerk = people[1] ?? people[0];
  const { bank, called } = await showScreen(clerk, <TransferDigitalPage />, { words });
  await bank.call('/withdraw/address/add', cold, key());
  await showScreen(clerk, <TransferDigitalPage />, { words });
  await userEvent.click(await button(/Treasury cold wallet/));
  const asset = await choice('Asset');
  expect([asset.value, [...asset.options].map(({ value }) => value).includes('BTC')]).toEqual(['USDC', false]);
  expect(called.filter((path) => path.startsWith('/withdraw/payee'))).toEqual([]);
});

test('a link to the exchange from when it was a tab here leads to its page', async () => {
  const { people } = await sandbox.company({});
  const { went } = await showScreen(people[0], <TransferFiatPage />, { words, query: '?to=currency' });
  await expect.poll(() => went).toEqual([{ place: 'fx', params: undefined }]);
});
