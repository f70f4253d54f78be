import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sandbox, showScreen } from '../../../../../tests/support/screen.tsx';
import { DepositDigitalPage } from './deposit-digital-page.tsx';
import { DepositFiatPage } from './deposit-fiat-page.tsx';
import { DepositRecordPage } from './deposit-record-page.tsx';
import { PartnerConversionPage } from './partner-conversion-page.tsx';

const words = ['deposits', 'deposit-address', 'form', 'rules', 'errors', 'money', 'options', 'shell'] as const;
const amount = () => screen.findByRole('textbox', { name: 'Amount' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Add expected payment' }));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

test('a request: every rule at its field, in the currency of the details above, and what was typed stays', async () => {
  const { people } = await sandbox.company({});
  const { called } = await showScreen(people[0], <DepositFiatPage />, { words });
  await amount();
  await send();
  for (const sentence of ['Choose the purpose', 'Enter the name'])
    await expect.poll(() => screen.queryAllByText(new RegExp(sentence)).length, { message: sentence }).toBeGreaterThan(0);
  expect(called.filter((path) => path === '/deposit/submit')).toEqual([]);
  await userEvent.fill(await amount(), '12.345');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Purpose' }), 'salary');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name on the sending account' }), 'Aoki 商店');
  await send();
  expect(await screen.findByText('USD has at most 2 decimals')).toBeTruthy();
  await choose('HKD');
  await expect.poll(() => screen.queryAllByText(/at least .* HKD/).length).toBe(1);
  expect(await amount()).toHaveProperty('value', '12.345');
  await userEvent.fill(await amount(), '0');
  await send();
  expect(await screen.findByText('Enter an amount above 0')).toBeTruthy(); // the sentence of TRF-08 is about money that leaves
  expect(screen.getByRole('textbox', { name: 'Name on the sending account' })).toHaveProperty('value', 'Aoki 商店');
});

test('each way only with its code: 3-2 alone sees no bank transfer, 3-1 alone no digital assets (PER-03)', async () => {
  const { people } = await sandbox.company({ users: [{ authjson: ['3-2'] }, { authjson: ['3-1'] }] });
  const tabs = async () =>
    within(await screen.findByRole('navigation', { name: 'Ways to deposit' }))
      .getAllByRole('link')
      .map((tab) => tab.textContent);
  await showScreen(people[1] ?? null, <DepositDigitalPage />, { words });
  expect(await tabs()).toEqual(['Digital assets', 'Deposit records']);
  expect(await screen.findByRole('checkbox', { name: 'I will send only USDT, and only on TRC20' })).toBeTruthy();
  await showScreen(people[2] ?? null, <DepositFiatPage />, { words });
  expect(await tabs()).toEqual(['Bank transfer', 'Deposit records']);
});

test('what activates the account is said beside the details and the address (DEP-05)', async () => {
  const { people } = await sandbox.company({});
  await showScreen(people[0], <DepositFiatPage />, { words });
  const said = async () => (await screen.findByText('Account activation')).nextElementSibling?.textContent;
  expect(await said()).toBe('from 10,000.00 USD');
  await showScreen(people[0], <DepositDigitalPage />, { words, query: '?asset=usdc' });
  expect(await said()).toBe('from 1,000.00 USDC');
});

test('an address: the token of the link, its only network without a choice, and no address before it is confirmed', async () => {
  const { people } = await sandbox.company({});
  await showScreen(people[0], <DepositDigitalPage />, { words, query: '?asset=btc' });
  const tick = await screen.findByRole('checkbox', { name: 'I will send only BTC, and only on Bitcoin' });
  expect(screen.queryByRole('radiogroup', { name: 'Network' })).toBeNull();
  expect(screen.queryByText(/^bc1/)).toBeNull();
  await userEvent.click(tick);
  expect((await screen.findAllByText(/^bc1/)).length).toBeGreaterThan(0);
  expect(document.activeElement?.textContent).toBe('Your BTC address on Bitcoin');
});

test('no partner, no page of theirs; a record without its number says so (DEP-14, UI-05)', async () => {
  const { people } = await sandbox.company({});
  await showScreen(people[0], <PartnerConversionPage />, { words });
  expect(await screen.findByRole('heading', { name: 'No partner at present' })).toBeTruthy();
  await showScreen(people[0], <DepositRecordPage />, { words });
  expect(await screen.findByRole('heading', { name: 'No such deposit' })).toBeTruthy();
});
