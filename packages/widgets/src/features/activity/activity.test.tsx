import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sandbox, showScreen } from '../../../../../tests/support/screen.tsx';
import { ActivityPage } from './activity-page.tsx';

const words = ['activity', 'money', 'form', 'rules', 'shell'] as const;

test('the main account finds what somebody did, opens it, and sees where it came from (ACT-05 to ACT-07)', async () => {
  const { people } = await sandbox.company({});
  const { bank } = await showScreen(people[0], <ActivityPage />, { words: [...words], query: '?kind=people' });
  expect(await screen.findByText('No results')).toBeTruthy();
  await bank.call('/account/modify', { full_name: 'Mona Main' });
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
  await userEvent.click(await screen.findByText('Change of own details'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change of own details' }));
  expect(dialog.getByText(/^Mona Main, /)).toBeTruthy();
  expect(dialog.getByText('Done')).toBeTruthy();
  expect(dialog.getByText('People and rights')).toBeTruthy();
});

test('a person without the right sees their own part alone', async () => {
  const { people } = await sandbox.company({ users: [{ authjson: ['2'] }] });
  const [, clerk] = people;
  if (!clerk) throw new Error('the company has two people');
  await showScreen(clerk, <ActivityPage />, { words: [...words], in: 'ja' });
  expect(await screen.findByText('まだ操作はありません')).toBeTruthy();
  expect(screen.queryByRole('radiogroup', { name: '表示する範囲' })).toBeNull();
});
