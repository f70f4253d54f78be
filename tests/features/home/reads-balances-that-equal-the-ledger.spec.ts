import { amountParts } from '@bankside/core/i18n/amounts.ts';
import { currencies } from '@bankside/core/rules/money/currencies.ts';
import { call } from '../../support/client.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/people.ts';

test('the owner reads ten balances, and each is the ledger’s', async ({ as, bank }) => {
  const page = await as('owner');
  const { figures } = await call(bank.url, '/dashboard/home', {}, await bank.session(people.owner));
  if (!figures) throw new Error('the owner has figures');
  expect(figures.balances.length).toBeGreaterThanOrEqual(10);
  for (const { currency, available, frozen } of figures.balances) {
    const { whole, decimals } = amountParts(available, currencies[currency].list);
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader').getByText(currency, { exact: true }) });
    await expect(row.locator('data')).toHaveAttribute('value', available);
    if (/[1-9]/.test(frozen)) await expect(row.getByRole('rowheader')).toContainText(/Book .* on hold$/);
    await expect(row.getByRole('cell').locator('[aria-hidden]')).toHaveText(`${whole}.${decimals}`);
  }
  await expect(page.getByRole('link', { name: /^USD US/ })).toHaveAttribute('href', '/balance?currency=USD');
  await expect(page.getByRole('heading', { level: 1 }).locator('data')).toHaveAttribute('value', figures.book_balance);
  const { whole, decimals } = amountParts(figures.book_balance, currencies.USD.list);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${whole}.${decimals}`);
});
