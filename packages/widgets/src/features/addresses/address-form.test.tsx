import { networkCodes } from '@bankside/core/rules/money/networks.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sandbox, showScreen } from '../../../../../tests/support/screen.tsx';
import { NewAddressForTransferPage, NewAddressPage } from './new-address-page.tsx';

const words = ['addresses', 'recipients', 'errors'] as const;
const cold = '0x3ba9f04c61d27e85C0fe418aD7B3629E5C1F8A40';
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const fill = async (name: string, network: string, address: string) => {
  await userEvent.fill(box('Name'), name);
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${network}`) }));
  await userEvent.fill(box('Wallet address'), address);
};
const save = (name = 'Save wallet address') => userEvent.click(screen.getByRole('button', { name }));
const company = async () => (await sandbox.company({})).people[0];
const said = () => [...document.querySelectorAll('[part="error"]')].map((each) => each.textContent);

describe('the form of a wallet address', () => {
  test('name, network and address are asked for at their fields (REC-08)', async () => {
    const { called } = await showScreen(await company(), <NewAddressPage />, { words });
    await save();
    await expect.poll(said).toEqual(['Enter the name', 'Choose one', 'Enter the wallet address']);
    expect(called).toEqual([]);
  });

  test('offers every network, and shows what was pasted in groups to be compared', async () => {
    await showScreen(await company(), <NewAddressPage />, { words });
    expect(screen.getAllByRole('radio')).toHaveLength(networkCodes.length);
    await userEvent.fill(box('Wallet address'), ` ${cold.slice(0, 20)} ${cold.slice(20)}`);
    expect(box('Wallet address').value).toBe(cold);
    expect(await screen.findByText('Compare every character with the wallet, not only the first and last ones.')).toBeTruthy();
    expect(screen.getByText(cold)).toBeTruthy();
  });

  test('an address that is wrong for its network is said at its field; put right, it leads to the transfer', async () => {
    const { bank, went } = await showScreen(await company(), <NewAddressForTransferPage />, { words });
    await fill('Treasury', 'TRC20', cold);
    await save('Save and continue');
    await expect.poll(said).toEqual(['This is no valid address on TRC20. Copy it again from the wallet, and check the network.']);
    await userEvent.click(screen.getByRole('radio', { name: /^ERC20/ }));
    await save('Save and continue');
    await expect.poll(() => went.length).toBe(1);
    const { list } = await bank.call('/withdraw/address/list', {});
    expect(went).toEqual([{ place: 'transferDigital', params: { address_id: list[0]?.id } }]);
  });

  test('one with the ends of another is shown beside it; a change keeps the rest', async () => {
    const who = await company();
    const { bank, went } = await showScreen(who, <NewAddressPage />, { words });
    const { id } = await bank.call('/withdraw/address/add', { name: 'Treasury', network: 'ERC20', address: cold });
    const other = cold.toLowerCase().replace('f04c61', 'aaaaaa');
    await fill('Poison', 'ERC20', other);
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: 'This address looks like Treasury' }));
    const [entered, known] = ['What you entered', 'What you know already'].map((name) => dialog.getByRole('region', { name }));
    expect([...(entered?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual(['aaaaaa']);
    expect([...(known?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual(['f04c61']);
    await userEvent.click(dialog.getByRole('button', { name: 'Go back' }));
    expect(went).toEqual([]);
    await showScreen(who, <NewAddressPage />, { words, query: `?id=${id}` });
    await userEvent.fill(await screen.findByLabelText('Name'), 'Reserve');
    await save();
    await expect
      .poll(async () => (await bank.call('/withdraw/address/list', { id })).list[0])
      .toMatchObject({ name: 'Reserve', address: cold });
  });
});
