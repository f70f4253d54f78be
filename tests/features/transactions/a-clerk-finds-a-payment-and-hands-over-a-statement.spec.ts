import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { call } from '../../support/client.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/people.ts';

const rows = (page: Page) => page.getByRole('grid', { name: 'Transactions' }).locator('tr[data-key]');
/** Currency and decimal text of each row, as the bank sent them. */
const amounts = (page: Page) =>
  rows(page)
    .locator('data')
    .evaluateAll((all) => all.map((data) => `${data.getAttribute('data-currency')} ${data.getAttribute('value')}`));
const cellsOf = (line: string) =>
  [...line.matchAll(/"((?:[^"]|"")*)"|([^",]+)|(?<=,)(?=,|$)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

test('a payment is found by its payee, opened with the keyboard, and its filters survive reload and Back', async ({ as }) => {
  const page = await as('clerk', '/my_transaction');
  await page.getByRole('searchbox', { name: 'Name, reference or amount' }).fill('Lindqvist');
  await expect(page).toHaveURL(/keyword=Lindqvist/);
  await expect(rows(page).first()).toContainText('Lindqvist Freight AB');
  await expect.poll(async () => (await rows(page).allTextContents()).every((text) => text.includes('Lindqvist'))).toBe(true);

  await page.getByRole('button', { name: 'Type', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Transfer' }).check();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Type: Transfer', exact: true })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('Lindqvist');
  await expect.poll(async () => (await amounts(page)).length).toBeGreaterThan(1);
  const found = await amounts(page);

  await rows(page).first().focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: 'Transaction details' });
  await expect(panel).toContainText('to Lindqvist Freight AB');
  const number = await panel.locator('header').textContent();
  await page.keyboard.press('ArrowDown');
  await expect(panel.locator('header')).not.toHaveText(number ?? '');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);

  await page.getByRole('navigation').getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/user_info/);
  await page.goBack();
  await expect(page).toHaveURL(/keyword=Lindqvist.*type=transfer/);
  await expect.poll(() => amounts(page)).toEqual(found);
});

test('the export holds what the filters show', async ({ as }) => {
  const page = await as('clerk', '/my_transaction?from=2025-11-03&to=2025-11-12&currency=USD,GBP');
  await expect(rows(page).first()).toBeVisible();
  const shown = await amounts(page);
  expect(shown.length).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('radio', { name: 'CSV' }).check({ force: true });
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()]);
  const [heads = '', ...lines] = (await readFile(await download.path(), 'utf8')).replace('\ufeff', '').trim().split(/\r?\n/);
  const at = (name: string) => cellsOf(heads).indexOf(name);
  expect(at('Amount')).toBeGreaterThan(0);
  const inFile = lines.map(cellsOf).map((cells) => `${cells[at('Currency')]} ${cells[at('Amount')]?.replace(/^'/, '')}`);
  expect(inFile).toEqual(shown);
});

test('a statement says what the ledger says, and its PDF proves itself to anybody', async ({ as, bank, browser }) => {
  const page = await as('clerk', '/my_transaction');
  await page.getByRole('button', { name: 'Statements' }).click();
  await page.getByRole('combobox', { name: 'Account' }).selectOption('USD');
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Custom dates');
  for (const [name, day] of [
    ['From', '01'],
    ['To', '18'],
  ] as const) {
    const field = page.getByRole('group', { name, exact: true });
    for (const [part, value] of Object.entries({ Day: day, Month: '11', Year: '2025' }))
      await field.getByRole('textbox', { name: part }).fill(value);
  }
  await page.getByRole('button', { name: 'Show statement' }).click();
  await expect(page).toHaveURL('/pdf1?currency=USD&from=2025-11-01&to=2025-11-18');

  const closing = page.getByRole('row').filter({ hasText: 'Closing balance' });
  await expect(closing).toBeVisible();
  const [, , out, into, balance] = await closing.getByRole('cell').allTextContents();
  const { figures } = await call(bank.url, '/dashboard/home', {}, await bank.session(people.owner));
  const book = figures?.balances.find(({ currency }) => currency === 'USD')?.book;
  expect(balance?.replaceAll(',', '')).toBe(book);
  const lines = await page
    .getByRole('row')
    .filter({ hasText: /\d{2}\/\d{2}\/\d{4}/ })
    .count();

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'PDF' }).click()]);
  const bytes = await readFile(await download.path());
  const code = /verify_document#code=([\w-]+)/.exec(bytes.toString('latin1'))?.[1];
  expect(code, 'the PDF carries its code as a link').toBeTruthy();

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`${bank.url}/verify_document#code=${code}`);
  await expect(stranger.getByText('This statement is ours')).toBeVisible();
  const says = stranger.getByRole('region', { name: 'What it must say' });
  for (const figure of [out, into, balance]) await expect(says).toContainText(figure ?? 'a figure');
  await expect(says).toContainText(String(lines - 2));
  await expect(says).toContainText(createHash('sha256').update(bytes).digest('hex'));
  await stranger.close();
});
