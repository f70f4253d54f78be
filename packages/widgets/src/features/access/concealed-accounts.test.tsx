import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sandbox, showScreen } from '../../../../../tests/support/screen.tsx';
import { ConcealedAccountPage } from './concealed-account-page.tsx';
import { ConcealedAccountsPage } from './concealed-accounts-page.tsx';
import { rightsOf } from './rights.ts';

const company = () =>
  sandbox.company({
    users: [
      { full_name: 'Aiko Mori', group: 'Treasury', authjson: ['1', '3', '11', '11-1'], daily_usd: '5000.00' },
      { full_name: 'Jun Park', group: 'Operations', status: 'inactive', authjson: ['2'] },
      { full_name: '李薇', group: 'Operations', authjson: [] },
    ],
  });
type Company = Awaited<ReturnType<typeof company>>;
const list = ({ people }: Company, query = '', language: 'en' | 'zh' | 'ja' = 'en') =>
  showScreen(people[0], <ConcealedAccountsPage />, { in: language, words: ['access'], query });
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td')?.textContent);

describe('the list (PER-15)', () => {
  test('shows every sub-account with group, status and rights by name', async () => {
    await list(await company());
    await screen.findByText('Aiko Mori');
    expect(names().toSorted()).toEqual(['Aiko Mori', 'Jun Park', '李薇'].toSorted());
    const aiko = within(screen.getByText('Aiko Mori').closest('tr') ?? document.body);
    for (const text of ['Treasury', 'Active', 'Dashboard, Deposits, Fiat transfers', '5,000.00 USD'])
      expect(aiko.getByText(text)).toBeTruthy();
    expect(within(screen.getByText('Jun Park').closest('tr') ?? document.body).getByText('Inactive')).toBeTruthy();
  });

  test('filters are in the address and are taken from it', async () => {
    await list(await company(), '?group=Operations');
    await expect.poll(names).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Inactive' }));
    await expect.poll(names).toEqual(['Jun Park']);
    expect(location.search).toBe('?group=Operations&status=inactive');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await expect.poll(names).toHaveLength(3);
    expect(location.search).toBe('');
  });

  test('an address that names a page past the end, or more than the bank takes, shows the list and not an error', async () => {
    const fresh = await company();
    for (const query of ['?page=999', '?page=1e30', '?page=-1']) {
      await list(fresh, query);
      await expect.poll(names).toHaveLength(3);
      expect(screen.queryByText('No sub-accounts yet')).toBeNull();
    }
    await list(fresh, `?keyword=${'k'.repeat(300)}`);
    expect(await screen.findByText('No sub-accounts match these filters')).toBeTruthy();
  });

  test('search asks the bank; nothing found is said in other words than nothing there', async () => {
    const fresh = await company();
    await list(fresh);
    await screen.findByText('Aiko Mori');
    await userEvent.fill(screen.getByRole('searchbox', { name: 'Name, username or email' }), 'aiko');
    await expect.poll(names).toEqual(['Aiko Mori']);
    expect(location.search).toBe('?keyword=aiko');
    await userEvent.fill(screen.getByRole('searchbox', { name: 'Name, username or email' }), 'nobody at all');
    expect(await screen.findByText('No sub-accounts match these filters')).toBeTruthy();
    await list(await sandbox.company({}));
    expect(await screen.findByText('No sub-accounts yet')).toBeTruthy();
  });

  test('a row leads to its page', async () => {
    const fresh = await company();
    const { went, bank } = await list(fresh);
    await userEvent.click(await screen.findByText('Aiko Mori'));
    const { list: found } = await bank.call('/account/childList', { keyword: 'Aiko' });
    expect(went).toEqual([{ place: 'concealedAccount', params: { id: found[0]?.id } }]);
  });

  test.each([
    ['zh', '子账户', '已停用'],
    ['ja', 'サブアカウント', '停止中'],
  ] as const)('in %s', async (language, title, inactive) => {
    await list(await company(), '', language);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(await screen.findByText(inactive)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/\b(access|options|shared):/);
  });
});

describe('one sub-account (PER-16)', () => {
  const one = ({ people }: Company, query: string) => showScreen(people[0], <ConcealedAccountPage />, { words: ['access'], query });

  test('its rights are listed by name, and there is nothing to edit', async () => {
    const fresh = await company();
    const aiko = fresh.people.find(({ full_name }) => full_name === 'Aiko Mori');
    await one(fresh, `?id=${aiko?.userid}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Aiko Mori' })).toBeTruthy();
    const rights = within(screen.getByRole('list', { name: 'Rights' })).getAllByRole('listitem');
    expect(rights.map((right) => right.textContent)).toEqual(['Dashboard: full access', 'Deposits: full access', 'Fiat transfers']);
    expect(screen.queryAllByRole('textbox')).toEqual([]);
  });

  test('without rights it says what that means', async () => {
    const fresh = await company();
    await one(fresh, `?id=${fresh.people.find(({ full_name }) => full_name === '李薇')?.userid}`);
    expect(await screen.findByText('No rights. This person reaches only the profile.')).toBeTruthy();
  });

  test('an id that is missing, malformed or another company’s leads back (UI-05)', async () => {
    const [fresh, other] = [await company(), await company()];
    for (const query of ['', '?id=%3Cscript%3E', `?id=${other.people[1]?.userid}`]) {
      const { went } = await one(fresh, query);
      expect(await screen.findByText('No such sub-account'), query).toBeTruthy();
      await userEvent.click(screen.getByRole('link', { name: 'All sub-accounts' }));
      expect(went).toEqual([{ place: 'concealedAccounts', params: undefined }]);
    }
  });
});

test.each([
  [['3'], [{ kind: 'whole', code: '3' }]],
  [['3', '3-1'], [{ kind: 'right', code: '3-1' }]],
  [
    ['2', '99'],
    [
      { kind: 'right', code: '2' },
      { kind: 'unknown', code: '99' },
    ],
  ],
  [[], []],
] as const)('rights of %j', (authjson, expected) => expect(rightsOf(authjson)).toEqual(expected));
