import { expect, test } from '../../support/fixtures.ts';

test('the clerk sees transactions and links, and not one balance (PER-12)', async ({ as }) => {
  const page = await as('clerk');
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour & Vale Trading Pte. Ltd.' })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Recent transactions' })).toBeVisible();
  await expect(page.getByText('Book balance')).toHaveCount(0);
  await expect(page.getByText('1,284,906')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/user_info$/);
});
