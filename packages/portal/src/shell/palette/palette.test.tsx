/** The search by keys alone, in the words of all three languages, and what the bank finds for people who may see it (UI-13). */
import { setUser } from '@bankside/core/session/person.ts';
import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bankAs, sandbox, showScreen, staff, type FreshPerson } from '../../../../../tests/support/screen.tsx';
import { deskRoutes, insideRoutes } from '../../routing/routes.ts';
import { SearchButton } from './palette-keys.tsx';

beforeAll(() => Promise.all([insideRoutes.load(), deskRoutes.load()]));

async function opened(who: FreshPerson | typeof staff, key = '{Control>}k{/Control}', of: 'client' | 'desk' = 'client') {
  const { bank } = await showScreen(who, <SearchButton of={of} />, { words: ['shell', 'back-office'] });
  setUser(await bank.call('/account/getUserInfo', {}));
  await userEvent.keyboard(key);
  const input = await screen.findByRole('combobox', undefined, { timeout: 5000 });
  const typed = async (text: string) => {
    await userEvent.fill(input, text);
    return () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  };
  return { input, typed };
}

describe('pages', () => {
  test.each([
    ['annual', 'Annual fees'],
    ['jiaoyi', 'Transactions'],
    ['jyjl', 'Transactions'],
    ['交易', 'Transactions'],
    ['りょうがえ', 'Exchange'],
    ['リョウガエ', 'Exchange'],
    ['qiyerenzheng', 'Verification'],
  ])('"%s" finds %s', async (text, page) => {
    const { people } = await sandbox.company({});
    const { typed } = await opened(people[0], '/');
    const options = await typed(text);
    await expect.poll(() => options()[0]).toBe(`${page}Pages`);
  });

  test('arrows and Enter open one; the search is gone', async () => {
    const { people } = await sandbox.company({});
    const { input, typed } = await opened(people[0]);
    const options = await typed('payee');
    await expect.poll(() => options().length).toBeGreaterThan(1);
    const second = screen.getAllByRole('option')[1];
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => input.getAttribute('aria-activedescendant')).toBe(second?.id);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => screen.queryByRole('combobox')).toBeNull();
    expect(location.pathname).toBe('/blockchain_w/new_fiat');
  });
});

test('the bank finds payees, transactions and people, and nothing for those who may not see them', async () => {
  const { people } = await sandbox.company({
    balances: { USD: '10000.00' },
    users: [{ authjson: ['10'], full_name: 'Ada Brown', group: 'Treasury' }, { authjson: ['1'] }],
  });
  const [main, , viewer = main] = people;
  const { typed } = await opened(main);
  const options = await typed('Ada');
  await expect.poll(() => options().some((each) => each?.startsWith('Ada Brown'))).toBe(true);
  const other = await opened(viewer);
  const none = await other.typed('Ada');
  expect((await screen.findAllByText('Nothing found for “Ada”')).length).toBeGreaterThan(0);
  expect(none()).toEqual([]);
});

describe('staff at their desk', () => {
  test.each([
    ['audit', 'Audit trail'],
    ['gonggao', 'Messages'],
    ['ちゃっきん', 'Deposits'],
    ['会社', 'Companies'],
  ])('"%s" finds %s', async (text, page) => {
    const { typed } = await opened(staff, '/', 'desk');
    const options = await typed(text);
    await expect.poll(() => options()[0]).toBe(`${page}Pages`);
    expect(options().some((each) => each?.startsWith('Payees') || each?.startsWith('Send feedback'))).toBe(false);
  });

  test('the bank finds a company, its person and a deposit by its number; Enter opens it', async () => {
    const { company_id, project_name, account_number, people } = await sandbox.company({
      balances: { USD: '900.00' },
      users: [{ authjson: ['1'], full_name: 'Ines Quandt' }],
    });
    const credit = { company_id, currency: 'USD', amount: '125.50', sender_account_name: 'Okabe KK' } as const;
    const { transaction_id: id } = await bankAs(() => staff).call('/admin/deposit/credit', credit, { key: crypto.randomUUID() });
    const client = bankAs(() => people[0]);
    const record = await client.call('/transaction/get', { id });
    const { typed } = await opened(staff, '/', 'desk');
    const company = await typed(account_number);
    await expect.poll(() => company()).toContain(`${project_name}Companies · ${account_number}`);
    const person = await typed('ines qua');
    await expect.poll(() => person().some((each) => each?.startsWith('Ines QuandtPeople · '))).toBe(true);
    const deposit = await typed(record.number.toLowerCase());
    await expect.poll(() => deposit()[0]).toMatch(new RegExp(`^${record.number}Transactions · .*125\\.50 USD · ${project_name}$`));
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => location.pathname).toBe(`/back-office/records/${company_id}/${id}`);
  });
});
