import { expect, test } from '../../support/fixtures.ts';

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

test('an advice fits one page', async ({ as, page }) => {
  await as('owner', '/my_transaction?keyword=Okabe');
  await page.getByRole('grid', { name: 'Transactions' }).locator('tr[data-key]').first().click();
  await expect(page).toHaveURL(/id=/);
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  await page.goto(`/pdf3?id=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Transaction advice' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Left the account/ })).toBeVisible();
  expect(boxes(await page.pdf({ preferCSSPageSize: true }))).toHaveLength(1);
});
