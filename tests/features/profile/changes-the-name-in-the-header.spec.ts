import { expect, test } from '../../support/fixtures.ts';
import { landed, openPortal } from '../../support/portal.ts';

test('a new name is in the header at once, and after a reload (PRO-02)', async ({ page, bank, freshCompany }) => {
  const {
    people: [main],
  } = await freshCompany();
  await openPortal(page, bank.url, '/user_info', main);
  await landed(page);
  await page.getByLabel('Full name').fill('Mei-Lin Tan');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByRole('button', { name: 'Account: Mei-Lin Tan' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Account: Mei-Lin Tan' })).toBeVisible();
});

test('another language is spoken at once, and kept', async ({ page, bank, freshCompany }) => {
  const {
    people: [main],
  } = await freshCompany();
  await openPortal(page, bank.url, '/user_info', main);
  await landed(page);
  await page.getByRole('radio', { name: '日本語' }).check({ force: true });
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'プロフィール' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ja');
});

test('leaving with a changed field asks first', async ({ page, bank, freshCompany }) => {
  const {
    people: [main],
  } = await freshCompany();
  await openPortal(page, bank.url, '/user_info', main);
  await landed(page);
  await page.getByLabel('Full name').fill('Somebody Else');
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('dialog', { name: 'Discard changes?' }).getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Somebody Else');
});
