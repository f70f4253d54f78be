import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { landed, openPortal } from '../../support/portal.ts';
import { transfersOf } from '../../support/transfers.ts';

const exchange = (page: Page) => page.getByRole('button', { name: 'Exchange 10,000.01 USD' });

test('dollars into USDC at the rate that is shown, to the last unit; the same quote in two tabs is one exchange', async ({
  bank,
  context,
  page,
  freshCompany,
}) => {
  const [owner] = (await freshCompany({ balances: { USD: '25000.00' } })).people;
  const transfers = transfersOf(bank.url);
  page.on('dialog', (question) => void question.accept()); // the browser asks before a page with something typed is left
  await openPortal(page, bank.url, '/fx', owner);
  await landed(page);
  await expect(page.getByText('Market rate: 1 USD = 1 USDC')).toBeVisible();
  await page.getByRole('textbox', { name: 'You sell' }).fill('10000.01');
  await expect(page.getByText(/^Market rate: 1 USD = 1 USDC/)).toContainText('Our margin: 0.50 % · Rate at 09:45, next at 09:50');
  await expect(page.getByRole('textbox', { name: 'You receive' })).toHaveValue('9,950.009950');
  await expect(page.locator('dl')).toContainText(/Our margin \(0\.50 %\).*50\.000050/);
  await expect(page.getByText('Fees', { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'You sell' })).toHaveValue('10,000.01');
  await page.getByRole('button', { name: 'Review exchange' }).click();
  await expect(page.getByText(/^09:51 \([45]:\d\d left\)$/)).toBeVisible();

  const other = await context.newPage();
  const kept = await page.evaluate(() => Object.entries(sessionStorage));
  await other.addInitScript((entries) => {
    if (!sessionStorage.getItem('token')) for (const [name, value] of entries) sessionStorage.setItem(name, value);
  }, kept); // as the browser does for a tab that is duplicated
  await other.goto(page.url());
  await expect(exchange(other)).toBeVisible();

  await exchange(page).click();
  await expect(page.getByText('Your balances are updated.')).toBeVisible();
  await expect(page.locator('dl data')).toHaveText([/10,000\.01/, /10,000\.010000/, /50\.000050/, /9,950\.009950/]);
  await exchange(other).click();
  await expect(other.getByRole('alert')).toBeVisible();
  await expect(other.getByText('Your balances are updated.')).toHaveCount(0);

  expect(await transfers.only(owner)).toMatchObject({
    amount: '9950.009950',
    currency: 'USDC',
    sold_amount: '10000.01',
    sold_currency: 'USD',
  });
  expect(await transfers.balance(owner, 'USD')).toEqual({ book: '14999.99', available: '14999.99' });
  expect(await transfers.balance(owner, 'USDC')).toEqual({ book: '9950.009950', available: '9950.009950' });
  await page.goBack();
  await expect(exchange(page)).toHaveCount(0); // nothing leads back to a quote that is used up
});
