import { test, expect } from '../../support/fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('opens by its button, keeps focus, closes by Escape, scrim and navigation, and gives focus back (UI-04)', async ({ as, page }) => {
  await as('owner');
  const button = page.getByRole('button', { name: 'Menu' });
  const drawer = page.getByRole('dialog', { name: 'Main' });
  await button.click();
  await expect(drawer).toBeVisible();
  for (let press = 0; press < 30; press++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    );
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.mouse.click(380, 400);
  await expect(drawer).toBeHidden();
  await button.click();
  await drawer.getByRole('link', { name: 'Profile' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
});

test('switches every word at once, and keeps the choice (WRD-01, WRD-02)', async ({ as, page }) => {
  await as('owner');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: '日本語' }).click();
  await expect(page.getByRole('dialog', { name: 'メインメニュー' }).getByRole('link', { name: 'プロフィール' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
});
