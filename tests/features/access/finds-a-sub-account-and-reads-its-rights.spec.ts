import { expect, test } from '../../support/fixtures.ts';
import { landed } from '../../support/portal.ts';

test('filters survive a reload and the way back from one sub-account', async ({ as }) => {
  const page = await as('owner', '/concealed_accounts');
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(7);
  await page.getByRole('button', { name: 'Group' }).click();
  await page.getByRole('dialog', { name: 'Group' }).getByRole('button', { name: 'Operations' }).click();
  await expect(rows).toHaveCount(4);
  await page.getByRole('searchbox').fill('priya');
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(/\?group=Operations&keyword=priya$/);
  await page.reload();
  await landed(page);
  await expect(rows).toHaveCount(2);
  await rows.nth(1).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Priya Nair' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Rights' }).getByRole('listitem')).toHaveText(['Transactions', 'Fiat transfers']);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Priya Nair' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?group=Operations&keyword=priya$/);
  await expect(rows).toHaveCount(2);
});

test('a sub-account without code 10 does not reach the list', async ({ as }) => {
  const page = await as('clerk', '/concealed_accounts');
  await expect(page).not.toHaveURL(/concealed_accounts/);
  await expect(page.getByText('Aiko Hasegawa')).toHaveCount(0);
});
