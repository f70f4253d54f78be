/** What is beside, below and at the edges of a page, at the widths people have (DES-04, DES-07, DES-35). */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { landed } from '../../support/portal.ts';

const phone = { width: 390, height: 844 };
const boxOf = async (what: Locator) => (await what.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
const endOf = async (what: Locator) => boxOf(what).then(({ x, width }) => x + width);
const footOf = async (what: Locator) => boxOf(what).then(({ y, height }) => y + height);

test('a list goes to both edges of the widest window', async ({ as, page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await as('owner', '/my_transaction');
  expect(Math.round(await endOf(page.getByRole('grid', { name: 'Transactions' })))).toBe(1920);
});

test('on a phone the acts of a short page are at the foot of the window', async ({ as, page }) => {
  await page.setViewportSize(phone);
  await as('owner', '/blockchain_w/new_digital_asset');
  const isAtFoot = async (act: string) => {
    const foot = await footOf(page.getByRole('button', { name: act }).locator('..'));
    expect(Math.round(foot), act).toBe(phone.height);
  };
  await isAtFoot('Save wallet address');
  await page.goto('/fx');
  await landed(page);
  await isAtFoot('Review exchange');
});

test('a second person sees what they decide without scrolling', async ({ as, page }) => {
  await as('clerk', '/my_transaction?status=pending_approval');
  const inSight = () => expect(page.getByRole('button', { name: /^Approve 48,500/ })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.getByRole('grid', { name: 'Transactions' }).locator('tr[data-key]').first().click();
  await inSight();
  await page.setViewportSize({ width: 390, height: 700 });
  await page.reload();
  await inSight();
});

/** What is further right than the page’s own margin. */
const beyond = (page: Page, edge: number) =>
  page.evaluate(
    (most) =>
      [...document.querySelectorAll('main :is(a, button, td)')].flatMap((each) =>
        each.getBoundingClientRect().right > most + 0.5 ? [each.textContent] : [],
      ),
    edge,
  );

test('on the smallest phone home keeps its margin, and a statement shows each amount', async ({ as, page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await as('owner');
  expect(await beyond(page, 320 - 16)).toEqual([]);
  await page.setViewportSize(phone);
  await page.goto('/pdf1?currency=USD&from=2025-11-01&to=2025-11-18');
  const sheet = page.getByRole('article');
  await expect(sheet).toBeVisible();
  const [row, figure] = [sheet.locator('tbody tr').nth(1), sheet.locator('tbody tr').nth(1).locator('td').nth(5)];
  await expect(figure).toHaveText(/\d\.\d\d$/);
  expect(await endOf(figure)).toBeLessThanOrEqual((await endOf(row)) + 0.5);
  expect(await endOf(row)).toBeLessThan(phone.width);
});

test('links in lists are targets of 24 px', async ({ as, page }) => {
  await as('owner');
  const low = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(a, button)')].flatMap((each) =>
      each.getBoundingClientRect().height < 24 ? [each.textContent] : [],
    ),
  );
  expect(low).toEqual([]);
});

test('the foot of a guest’s page is at the foot of the window', async ({ page, bank }) => {
  await page.goto(`${bank.url}/verify_document`);
  const foot = page.getByRole('contentinfo');
  await expect(foot).toBeVisible();
  expect(Math.round(await footOf(foot))).toBe(page.viewportSize()?.height ?? 0);
});
