import { policy } from '@bankside/core/rules/policy/bank-policy.ts';
import type { Page } from '@playwright/test';
import { test, expect } from '../../support/fixtures.ts';

const profile = (page: Page) => page.getByRole('link', { name: 'Profile' }).click();
const subAccounts = (page: Page) => page.getByRole('link', { name: 'Sub-accounts' }).click();
const notice = (page: Page, text: string) => page.getByRole('alert').getByText(text, { exact: true });

for (const [language, text] of [
  ['en', 'Network timeout'],
  ['zh', '网络超时'],
  ['ja', 'ネットワークタイムアウト'],
] as const)
  test(`says "${text}" at the first failure of the line`, async ({ as, page, watched }) => {
    watched.expectFailing(/childList/);
    await as('owner', '/', { language });
    await page.route('**/account/childList', (route) => route.abort('connectionrefused'));
    await page.locator('a[href="/concealed_accounts"]').click();
    await expect(notice(page, text)).toBeVisible();
    await expect(notice(page, text)).toBeHidden(); // 3 s
  });

for (const [status, text] of [
  [500, '500 - Internal Server Error'],
  [502, '502 - Bad Gateway'],
  [404, '404 - Not Found'],
] as const)
  test(`says "${text}" a second later`, async ({ as, page, watched }) => {
    watched.expectFailing(/childList/);
    await as('owner');
    await page.route('**/account/childList', (route) => route.fulfill({ status, body: '' }));
    await subAccounts(page);
    await expect(notice(page, text)).toBeVisible();
  });

test('9400 shows the message of the bank on the sign-in page and clears three keys', async ({ as, page }) => {
  await as('owner');
  await page.evaluate(() => sessionStorage.setItem('two_factor_dialog', 'shown'));
  await page.route('**/account/childList', (route) =>
    route.fulfill({ json: { code: 9400, msg: 'Signed in on another device', data: null } }),
  );
  await subAccounts(page);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('alert').getByText('Signed in on another device')).toBeVisible();
  const kept = await page.evaluate(() => ['token', 'userid', 'two_factor_dialog'].filter((key) => sessionStorage.getItem(key)));
  expect(kept).toEqual([]);
});

test('9300 leads there without a word and clears the session', async ({ as, page }) => {
  await as('owner', '/', { language: 'zh' });
  await page.route('**/account/childList', (route) => route.fulfill({ json: { code: 9300, msg: 'not to be seen', data: null } }));
  await page.locator('a[href="/concealed_accounts"]').click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('not to be seen')).toBeHidden();
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key !== 'chunk_reload_at'))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('zh');
});

test('reloads once when a chunk is gone, then says so (UI-10)', async ({ as, page, watched }) => {
  watched.expectFailing(/profile-page/);
  await page.route('**/assets/profile-page-*.js', (route) => route.abort());
  let loads = 0;
  page.on('load', () => (loads += 1));
  await as('owner');
  loads = 0;
  await profile(page);
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
  expect(loads).toBe(1);
  await page.unroute('**/assets/profile-page-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
});

test('clears an older version with one reload; the language stays (SES-08)', async ({ page, bank }) => {
  await page.goto(`${bank.url}/login`);
  await page.evaluate(() => {
    localStorage.setItem('app_version', '0.2.60');
    localStorage.setItem('language', 'ja');
    sessionStorage.setItem('token', 'old');
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'ログイン' })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('app_version'), sessionStorage.getItem('token')])).toEqual([
    policy.app.version,
    null,
  ]);
});
