/** The page of rights: what each opens, whose it is, and asking for one. */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bankAs, sandbox, showScreen } from '../../../../../tests/support/screen.tsx';
import { RightsPage } from './rights-page.tsx';

const words = ['colleagues', 'shell'] as const;
const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('says what each right opens, which are held, and asks for one (PER-18, PER-20)', async () => {
  const { people } = await sandbox.company({ users: [{ full_name: 'Kai Clerk', authjson: ['11-2'], daily_usd: '5000.00' }] });
  const [main, clerk = main] = people;
  await showScreen(clerk, <RightsPage />, { words });
  const sentence = 'You can transfer and top up cards for up to 5,000.00 USD a day in all. 5,000.00 USD is left today.';
  expect(await screen.findByText(sentence)).toBeTruthy();
  const own = await section('Digital asset transfers');
  expect(own.getByText('Yours')).toBeTruthy();
  expect(own.getByText('Send digital assets to a wallet address')).toBeTruthy();
  expect(own.getByText('Wallet addresses')).toBeTruthy();
  expect(own.queryByText('Payees')).toBeNull();
  const cards = await section('Cards');
  expect(cards.getByText('Top up cards')).toBeTruthy();
  await userEvent.click(cards.getByRole('button', { name: 'Ask for “Cards”' }));
  expect(await cards.findByText('Asked for today')).toBeTruthy();
  const { list } = await bankAs(() => main).call('/notice/list', {});
  expect(list.some(({ kind, title }) => kind === 'right_asked' && title === 'Kai Clerk asks for a right')).toBe(true);
});

test.each([
  ['en', 'What your rights open', 'The main account holds every right.'],
  ['zh', '您的权限范围', '主账户拥有全部权限。'],
  ['ja', '権限でできること', 'メインアカウントはすべての権限を持っています。'],
] as const)('to the main account, in %s, it says what each opens for a colleague', async (language, title, lead) => {
  const { people } = await sandbox.company({});
  await showScreen(people[0], <RightsPage />, { words, in: language });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByText(lead, { exact: false })).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(document.body.textContent).not.toMatch(/\b(colleagues|options|shell):|acts\./);
});
