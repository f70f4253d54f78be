import type { Page } from '@playwright/test';
import { call } from '../../support/client.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/people.ts';

/** A page of paper in points. */
const a4 = { width: 595, height: 842 };
const boxes = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(([, width, height]) => ({
    width: Math.floor(Number(width)),
    height: Math.floor(Number(height)),
  }));

test('a statement prints on A4 without the tool bar, its head on every page, nothing cut at the side', async ({ as }) => {
  const page = await as('owner', '/pdf1?currency=USD&from=2025-06-01&to=2025-11-18');
  await page.setViewportSize({ width: 1000, height: 900 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  const sheet = page.getByRole('article');
  expect(await sheet.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(255, 255, 255)');
  expect(await sheet.locator('thead').evaluate((head) => getComputedStyle(head).display)).toBe('table-header-group');
  expect(await sheet.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);

  const pages = boxes(await page.pdf({ preferCSSPageSize: true }));
  expect(pages.length).toBeGreaterThan(3);
  for (const box of pages) {
    expect(Math.abs(box.width - a4.width)).toBeLessThanOrEqual(2);
    expect(Math.abs(box.height - a4.height)).toBeLessThanOrEqual(2);
  }
  const rules = await page.evaluate(() => document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText)));
  expect(rules.find((rule) => rule.startsWith('@page'))).toContain('within 14 days');
});

const print = (page: Page) => page.evaluate(() => void (window.print = () => void (document.documentElement.dataset['printed'] = 'yes')));
/** The codes in letters, after each has its QR code beside it. */
async function codesOn(page: Page): Promise<string[]> {
  const checks = page.getByRole('article').locator('[data-check]');
  await expect(checks.first()).toBeVisible();
  await expect(checks.locator('svg'), 'a QR code on every sheet').toHaveCount(await page.getByRole('article').count());
  return (await checks.locator('p').allTextContents()).map((text) => /verify_document with the code (\S+)$/.exec(text)?.[1] ?? text);
}

test('what Print prints carries the address and a code of the bank’s, and the code says what the paper says', async ({ as, bank }) => {
  const page = await as('owner', '/pdf1?currency=USD&from=2025-11-01&to=2025-11-18');
  await print(page);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('definition').first()).toContainText('Singapore');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  const [code = ''] = await codesOn(page);
  const { facts, lines } = await call(bank.url, '/transaction/verifyDocument', { code });
  const closing = facts.find(({ name }) => name === 'Closing balance')?.value ?? '';
  await expect(sheet).toContainText(closing.replace(' USD', ''));
  expect(closing).toMatch(/ USD$/);
  for (const line of lines) for (const cell of Object.values(line)) await expect(sheet).toContainText(cell);
});

test('a paper carries its code however it is printed: nobody has to press anything (TXN-09)', async ({ as, bank }) => {
  const me = await bank.session(people.owner);
  const { list } = await call(bank.url, '/transaction/record', { type: ['exchange'] }, me);
  const of = (kind: string) => list.find((row) => row.kind === kind)?.id ?? '';
  const page = await as('owner', '/pdf1?currency=USD&from=2025-11-01&to=2025-11-18');
  await page.emulateMedia({ media: 'print' });
  const days = 'from=2025-11-01&to=2025-11-18';
  for (const path of [`/pdf2?currency=USDC&${days}`, `/pdf1?${days}`, `/pdf3?id=${of('fiat')}`, `/pdf4?id=${of('digital')}`]) {
    await page.goto(path);
    for (const code of await codesOn(page)) await call(bank.url, '/transaction/verifyDocument', { code });
  }
});

test('what can be printed shows once its code can be drawn', async ({ as }) => {
  const page = await as('owner', '/pdf1?currency=USD&from=2025-11-01&to=2025-11-18');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/qr-drawing/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/qr-drawing/);
  await page.reload();
  await asked;
  await print(page);
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
  release();
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  expect(await page.locator('[data-check] svg').count()).toBe(1);
});

test('the advice of an exchange says on its page what its code says: rates, margin and amounts', async ({ as, bank, page: verify }) => {
  const me = await bank.session(people.owner);
  const { list } = await call(bank.url, '/transaction/record', { type: ['exchange'] }, me);
  const page = await as('owner', `/pdf4?id=${list.find(({ kind }) => kind === 'digital')?.id ?? ''}`);
  const rows = await page.getByRole('article').getByRole('row').allTextContents();
  expect(rows.join('\n')).toMatch(
    /Market rate1 USD = [\d.]+ USDC\n.*\nOur margin \(\d\.\d\d %\)\u2212[\d,.]+ USDC\n.*\nYour rate1 USD = [\d.]+ USDC/,
  );
  const date = await page.getByRole('definition').nth(2).textContent();
  const [code = ''] = await codesOn(page);
  await verify.goto(`/verify_document#code=${code}`);
  const says = verify.getByRole('region', { name: 'What it must say' });
  await expect(says).toContainText(`Date${date}`);
  for (const row of rows) await expect(says).toContainText(row);
});

test('an advice fits one page', async ({ as, page }) => {
  await as('owner', '/my_transaction?keyword=Okabe');
  await page.getByRole('grid', { name: 'Transactions' }).locator('tr[data-key]').first().click();
  await expect(page).toHaveURL(/id=/);
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  await page.goto(`/pdf3?id=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Transaction advice' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Left the account/ })).toBeVisible();
  await print(page);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  await expect(page.getByRole('article')).toContainText('/verify_document with the code ');
  expect(boxes(await page.pdf({ preferCSSPageSize: true }))).toHaveLength(1);
});
