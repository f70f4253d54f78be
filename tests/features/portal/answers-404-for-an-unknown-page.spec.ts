import { test, expect } from '../../support/fixtures.ts';

for (const who of ['nobody', 'owner'] as const)
  test(`shows 404 with a way home to ${who} (UI-03)`, async ({ page, as }) => {
    if (who === 'owner') await as('owner');
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page).toHaveURL(/\/no\/such\/page$/);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(who === 'owner' ? 1 : 0); // the menu stays, and says that no page of it is open
    await expect(page.locator('[aria-current="page"]')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(who === 'owner' ? /\/$/ : /\/login$/);
  });
