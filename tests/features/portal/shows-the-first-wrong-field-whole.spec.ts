import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';

/** Nothing lies over it: the element itself is found at its four corners. */
const isClear = (element: Locator) =>
  element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const corners = [left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => document.elementFromPoint(x, y)));
    return corners.every((found) => found !== null && (node.contains(found) || found.contains(node)) && found.localName !== 'html');
  });
async function showsWhole(page: Page, label: string): Promise<void> {
  const box = page.getByLabel(label, { exact: true });
  await expect(box).toBeFocused();
  await expect(box).toBeInViewport({ ratio: 1 });
  const name = page.locator('label', { hasText: new RegExp(`^${label}$`) });
  await expect.poll(() => isClear(name)).toBe(true);
  await expect.poll(() => isClear(box)).toBe(true);
}
const toTheEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

test('a form that is sent from its end shows the first wrong field and its label below the header (DES-06)', async ({
  as,
  freshCompany,
}) => {
  const [owner] = (await freshCompany({})).people;
  const page = await as(owner?.email ?? '', '/blockchain_w/new_fiat');
  const save = page.getByRole('button', { name: 'Save payee' });
  for (const height of [900, 700, 500]) {
    await page.setViewportSize({ width: 1440, height });
    await page.reload();
    await expect(save).toBeVisible();
    await toTheEnd(page);
    await save.click();
    await showsWhole(page, 'Payee name');
  }

  await test.step('a link of the list leads to a field and its label', async () => {
    await page.getByRole('button', { name: 'Bank address' }).click();
    await showsWhole(page, 'Bank address');
  });
  await test.step('so do the keys, backwards', async () => {
    await toTheEnd(page);
    for (const label of ['Bank name', 'Bank code', 'SWIFT code']) {
      await page.keyboard.press('Shift+Tab');
      await showsWhole(page, label);
    }
  });
  await test.step('the header keeps the page where it is', async () => {
    await page.evaluate(() => scrollTo(0, 300));
    await page.getByRole('banner').getByRole('button').first().focus();
    expect(await page.evaluate(() => scrollY)).toBe(300);
  });
  await test.step('on a phone the bar at the foot covers no field that the keys reach', async () => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByLabel('Payee name', { exact: true }).focus();
    for (const label of ['Bank account number', 'Country of the bank', 'SWIFT code', 'Bank code', 'Bank name']) {
      await page.keyboard.press('Tab');
      await showsWhole(page, label);
    }
  });
});
