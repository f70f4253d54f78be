import { test, expect } from '../../support/fixtures.ts';

test('opens the access dialog in place for a click, and on / for an address (PER-09)', async ({ as, page }) => {
  await as('pending');
  await page.getByRole('link', { name: /Sub-accounts/ }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Sub-accounts opens after verification' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.goto('/concealed_accounts');
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await dialog.getByRole('button', { name: /(Start|Continue) verification/ }).click();
  await expect(page).toHaveURL(/kyc/);
});

test('leads away from a page that is not among the codes, and says so', async ({ as, page }) => {
  await as('clerk', '/private_b_p');
  await expect(page).toHaveURL(/\/$/);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('You don’t have access to');
  await expect(dialog).toContainText('You need the right “Private banking”. Mei-Lin Tan can give it to you.');
  await dialog.getByRole('button', { name: 'Ask for it' }).click();
  await expect(dialog).toContainText('Mei-Lin Tan gets a notice and a mail.');
});
