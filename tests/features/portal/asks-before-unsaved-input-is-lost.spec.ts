import { test, expect } from '../../support/fixtures.ts';

test('asks before a link and before the back button take away what was entered', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Open a company account' }).click();
  await page.getByLabel('Full name').fill('Ines Duarte');
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  await page.getByRole('link', { name: 'Sign in' }).click();
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Ines Duarte');
  await page.goBack();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/\/reg$/);
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page).toHaveURL(/\/reg$/);
  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/login$/);
});
