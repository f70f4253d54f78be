import { places } from '@bankside/core/rules/places.ts';
import { expect, test } from '../../support/fixtures.ts';

const scripts = () => performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/.*\.js$/.test(name)).length;

test.use({ savesData: false });

test('a click on the menu asks for no script: the quiet time after the first page fetched it', async ({ as }) => {
  const page = await as('owner');
  const atFirst = await page.evaluate(scripts);
  const quiet = async () => {
    const before = await page.evaluate(scripts);
    await page.waitForTimeout(2500);
    return (await page.evaluate(scripts)) - before;
  };
  await expect.poll(quiet, { timeout: 40_000 }).toBe(0);
  const fetched = await page.evaluate(scripts);
  expect(fetched).toBeGreaterThan(atFirst);
  await page.getByRole('navigation').locator(`a[href="${places.transactions}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(places.transactions));
  await expect(page.getByRole('grid').first()).toBeVisible();
  expect(await page.evaluate(scripts)).toBe(fetched);
});
