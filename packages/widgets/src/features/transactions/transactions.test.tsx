import type { Client } from '@bankside/core/client/client.ts';
import { Refused } from '@bankside/core/client/errors.ts';
import { errors } from '@bankside/core/rules/errors.ts';
import { toMinor } from '@bankside/core/rules/money/money.ts';
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FreshCompany } from '../../../../../tests/support/sandbox.ts';
import { bankAs, sandbox, showScreen } from '../../../../../tests/support/screen.tsx';
import { BankProvider } from '../../runtime/host-context.tsx';
import { StatementFiatPage } from './statement-page.tsx';
import { TransactionPage } from './transaction-page.tsx';
import { TransactionsPage } from './transactions-page.tsx';
import { VerifyDocumentPage } from './verify-document-page.tsx';

const words = ['transactions', 'money', 'statement', 'shell'] as const;
const query = () => new URLSearchParams(location.search);
let company: FreshCompany;
const main = () => company.people[0];
/** 'USD 12500.50' of every row, in the order shown. */
const rowsShown = async () => {
  const grid = await screen.findByRole('grid', { name: 'Transactions' });
  return [...grid.querySelectorAll('tr[data-key] data')].map(
    (data) => `${data.getAttribute('data-currency')} ${data.getAttribute('value')}`,
  );
};

beforeAll(async () => {
  company = await sandbox.company({ balances: { USD: '12500.50', SGD: '900.10', ETH: '1.500000000000000001' } });
});

describe('the list', () => {
  test('shows what the bank has, to the last unit', async () => {
    const { bank } = await showScreen(main(), <TransactionsPage />, { words });
    const { list } = await bank.call('/transaction/record', {});
    expect(await rowsShown()).toEqual(list.map(({ currency, amount }) => `${currency} ${amount}`));
    expect(screen.getByText(`1–${list.length} of ${list.length}`)).toBeTruthy();
  });

  test('an export that the bank refuses says so, and the choice stays', async () => {
    const bank = bankAs(main);
    const download: Client['download'] = () =>
      Promise.reject(new Refused(errors.tooManyRequests.code, 'Too many requests. Wait a moment.', [], '4711'));
    await showScreen(main(), <BankProvider value={{ ...bank, download }}><TransactionsPage /></BankProvider>, { words }); // prettier-ignore
    await userEvent.click(await screen.findByRole('button', { name: /^Export/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Download/ }));
    const said = await screen.findByText('Too many requests. Wait a moment.', undefined, { timeout: 5000 });
    expect(said.closest('[role="alert"], [role="status"], dialog')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Download/ })).toBeTruthy();
  });

  test('filters are in the address, narrow the rows, and are taken off together', async () => {
    await showScreen(main(), <TransactionsPage />, { words, query: '?currency=SGD,ETH&type=deposit' });
    expect((await rowsShown()).toSorted()).toEqual(['ETH 1.500000000000000001', 'SGD 900.10']);
    await userEvent.click(screen.getByRole('button', { name: 'Clear Currency' }));
    await expect.poll(async () => (await rowsShown()).length).toBe(3);
    expect([query().get('currency'), query().get('type')]).toEqual([null, 'deposit']);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await expect.poll(() => query().size).toBe(0);
  });

  test('on a phone the order is chosen beside the filters, and the address keeps it (TXN-13)', async () => {
    await showScreen(main(), <TransactionsPage />, { words });
    await page.viewport(390, 844);
    await userEvent.click(await screen.findByRole('button', { name: 'Sort order' }));
    await userEvent.click(await screen.findByText('Lowest amount first'));
    await expect.poll(() => query().get('sort')).toBe('amount_up');
    const amounts = () => [...document.querySelectorAll('li data')].map((data) => data.getAttribute('data-currency'));
    await expect.poll(amounts).toEqual(['SGD', 'ETH', 'USD']); // by their worth in dollars
  });

  test('a press on a head sorts by amount, highest first, then turns it round, and the address keeps it (TXN-13)', async () => {
    await showScreen(main(), <TransactionsPage />, { words });
    const byWorth = ['USD 12500.50', 'ETH 1.500000000000000001', 'SGD 900.10'];
    await userEvent.click(await screen.findByRole('button', { name: 'Amount' }));
    const order = () => screen.getByRole('columnheader', { name: 'Amount' }).getAttribute('aria-sort');
    await expect.poll(order).toBe('descending');
    expect(await rowsShown()).toEqual(byWorth);
    await userEvent.click(screen.getByRole('button', { name: 'Amount' }));
    await expect.poll(order).toBe('ascending');
    expect(await rowsShown()).toEqual(byWorth.toReversed());
    expect(query().get('sort')).toBe('amount_up');
  });

  test('what is filtered is summed up by currency, and nothing while no filter is on (TXN-14)', async () => {
    await showScreen(main(), <TransactionsPage />, { words, query: '?currency=SGD,USD' });
    const sums = await screen.findByLabelText('Totals');
    expect([...sums.children].map(({ textContent }) => textContent)).toEqual(['USD+12,500.50', 'SGD+900.10']);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await expect.poll(() => screen.queryByLabelText('Totals')).toBeNull();
  });

  test('a filter is kept by name, brought back by a press, and taken away (TXN-16)', async () => {
    const { bank } = await showScreen(main(), <TransactionsPage />, { words, query: '?currency=SGD' });
    const choose = async (entry: string) => {
      await userEvent.click(await screen.findByRole('button', { name: /^Saved filters/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
    };
    await choose('Save this filter');
    await userEvent.fill(await screen.findByRole('textbox', { name: 'Name of the filter' }), 'Singapore');
    await userEvent.click(screen.getByRole('button', { name: 'Save filter' }));
    expect(await screen.findByRole('button', { name: 'Saved filters: Singapore' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await expect.poll(async () => (await rowsShown()).length).toBe(3);
    await userEvent.click(screen.getByRole('button', { name: 'Saved filters' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Singapore' }));
    await expect.poll(rowsShown).toEqual(['SGD 900.10']);
    expect(query().get('currency')).toBe('SGD');
    await choose('Delete “Singapore”');
    await expect.poll(async () => (await bank.call('/transaction/filters', {})).list).toEqual([]);
  });

  test('what fits nothing says so and leads back; an address with nonsense asks for nothing', async () => {
    await showScreen(main(), <TransactionsPage />, { words, query: '?status=failed&from=soon&kind=both' });
    await userEvent.click(await screen.findByRole('button', { name: 'Clear the filters' }));
    await expect.poll(async () => (await rowsShown()).length).toBe(3);
  });

  test('a company without a movement is led to its first deposit', async () => {
    const { people } = await sandbox.company({});
    await showScreen(people[0], <TransactionsPage />, { words });
    expect(await screen.findByRole('link', { name: 'See deposit details' })).toBeTruthy();
  });

  test('details follow the arrows and close with Escape, and the address names the row', async () => {
    const { bank } = await showScreen(main(), <TransactionsPage />, { words });
    const { list } = await bank.call('/transaction/record', {});
    await rowsShown();
    screen.getAllByRole('row')[1]?.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('complementary', { name: 'Transaction details' });
    await within(panel).findByText(list[0]?.number ?? 'none');
    await userEvent.keyboard('{ArrowDown}');
    await within(panel).findByText(list[1]?.number ?? 'none');
    expect(query().get('id')).toBe(list[1]?.id);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('complementary')).toBeNull();
    expect(query().get('id')).toBeNull();
    expect(document.activeElement?.getAttribute('data-key')).toBe(list[1]?.id);
  });

  test('in one list, every row is there once', async () => {
    const { bank } = await showScreen(main(), <TransactionsPage />, { words, query: '?rows=all' });
    const { list } = await bank.call('/transaction/record', {});
    expect(await rowsShown()).toEqual(list.map(({ currency, amount }) => `${currency} ${amount}`));
    expect(screen.getByText(`${list.length} of ${list.length}`)).toBeTruthy();
  });
});

describe('one transaction', () => {
  test('shows what was credited, and leads on to its advice', async () => {
    const { bank } = await showScreen(main(), null, { words });
    const { list } = await bank.call('/transaction/record', { currency: ['SGD'] });
    await showScreen(main(), <TransactionPage />, { words, query: `?id=${list[0]?.id}` });
    expect((await screen.findByRole('heading', { level: 1 })).querySelector('data')?.value).toBe('900.10');
    expect(screen.getByText('Credited').nextElementSibling?.querySelector('data')?.value).toBe('900.10');
    expect(screen.getByRole('button', { name: 'Advice (PDF)' })).toBeTruthy();
  });

  test('a note is written and read again, with who wrote it (TXN-15)', async () => {
    const [row] = (await bankAs(main).call('/transaction/record', {})).list;
    const id = row?.id ?? '';
    const { bank } = await showScreen(main(), <TransactionPage />, { words, query: `?id=${id}` });
    await userEvent.click(await screen.findByRole('button', { name: 'Add a note' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save note' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add a note' }));
    expect(screen.queryByText('Note saved')).toBeNull();
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('textbox', { name: /^Note/ }));
    await userEvent.keyboard('For the lease');
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText('For the lease', { selector: 'p' })).toBeTruthy();
    expect((await bank.call('/transaction/details', { id })).note).toMatchObject({ text: 'For the lease', version: 1 });
  });

  test.each(['', '?id=00000000-0000-4000-8000-000000000000'])('"%s" leads nowhere and says so (UI-05)', async (asked) => {
    await showScreen(main(), <TransactionPage />, { words, query: asked });
    expect(await screen.findByText('This transaction cannot be found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All transactions' })).toBeTruthy();
  });
});

describe('a statement', () => {
  test('opening, out, in and closing agree with each other and with the ledger', async () => {
    const { bank } = await showScreen(main(), <StatementFiatPage />, { words, query: '?currency=USD&from=2025-11-01&to=2025-11-18' });
    await screen.findByRole('heading', { level: 1, name: 'Statement of account' });
    const closing = screen.getByText('Closing balance').closest('tr');
    const [, , out = '', into = '', balance = ''] = [...(closing?.cells ?? [])].map(({ textContent }) => textContent.replaceAll(',', ''));
    const { figures } = await bank.call('/dashboard/home', {});
    expect(balance).toBe(figures?.balances.find(({ currency }) => currency === 'USD')?.book);
    expect(toMinor(into, 2) - toMinor(out, 2)).toBe(toMinor(balance, 2));
  });

  test('of all accounts, one sheet each', async () => {
    await showScreen(main(), <StatementFiatPage />, { words, query: '?from=2025-11-01&to=2025-11-18' });
    await screen.findByText(/US dollar/);
    expect(screen.getAllByText('Closing balance').length).toBe(screen.getAllByRole('article').length);
    expect(screen.getByText(/Singapore dollar/)).toBeTruthy();
  });

  test('without days it asks for them', async () => {
    await showScreen(main(), <StatementFiatPage />, { words, query: '?currency=USD' });
    expect(await screen.findByText('Which statement?')).toBeTruthy();
  });
});

test('a code that no paper carries is not ours', async () => {
  await showScreen(null, <VerifyDocumentPage />, { words });
  await userEvent.fill(screen.getByRole('textbox', { name: 'Code' }), 'ABCD-EFGH');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('No document has this code')).toBeTruthy();
});
