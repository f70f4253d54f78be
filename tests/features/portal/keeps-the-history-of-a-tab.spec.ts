import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';

const rows = (page: Page) => page.getByRole('grid', { name: 'Transactions' }).locator('tr[data-key]');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const menu = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });
const top = (page: Page) => page.evaluate(() => scrollY);

test('Back and forward lead through pages and steps, and nobody changes the browser’s own history', async ({ as }) => {
  const page = await as('owner');
  await menu(page, 'Transactions').click();
  await expect(heading(page, 'Transactions')).toBeFocused();
  await menu(page, 'Profile').click();
  await expect(heading(page, 'Profile')).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'Transactions')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(/user_info/);
  expect(await page.evaluate(() => history.pushState.toString())).toContain('[native code]');
});

test('a page begins at its top, and returned to it is where it was left', async ({ as }) => {
  const page = await as('owner', '/my_transaction');
  await expect.poll(() => rows(page).count()).toBeGreaterThan(5);
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.evaluate(() => scrollTo(0, 240));
  await expect.poll(() => top(page)).toBe(240);
  await menu(page, 'Profile').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/user_info/);
  await expect.poll(() => top(page)).toBe(0);
  await page.goBack();
  await expect(rows(page).first()).toBeVisible();
  await expect.poll(() => top(page)).toBe(240);
  await page.goForward();
  await expect(page).toHaveURL(/user_info/);
  await expect.poll(() => top(page)).toBe(0);
});

test('a filter replaces the address: Back leaves the page, a reload keeps it', async ({ as }) => {
  const page = await as('owner');
  await menu(page, 'Transactions').click();
  const steps = await page.evaluate(() => history.length);
  await page.getByRole('searchbox', { name: 'Name, reference or amount' }).fill('Lindqvist');
  await expect(page).toHaveURL(/keyword=Lindqvist/);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('Lindqvist');
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('a click with a modifier is left to the browser, and this page stays', async ({ as }) => {
  const page = await as('owner');
  const takenBy = (modifier?: 'Control' | 'Meta' | 'Shift') =>
    Promise.all([
      page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            const see = (event: Event) => {
              resolve(event.defaultPrevented ? 'the router' : 'the browser');
              event.preventDefault(); // no tab is opened here
            };
            addEventListener('click', see, { once: true });
          }),
      ),
      menu(page, 'Profile').click({ modifiers: modifier ? [modifier] : [] }),
    ]).then(([who]) => who);
  for (const modifier of ['Control', 'Meta', 'Shift'] as const) expect(await takenBy(modifier)).toBe('the browser');
  await expect(page).toHaveURL(/\/$/);
  expect(await takenBy()).toBe('the router');
  await expect(heading(page, 'Profile')).toBeVisible();
});
