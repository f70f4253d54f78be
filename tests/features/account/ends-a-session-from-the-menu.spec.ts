import { ask, signInByCall } from '../../support/client.ts';
import { test, expect } from '../../support/fixtures.ts';

test('signs out everywhere: the other device shows why', async ({ page, bank, freshCompany, browser }) => {
  const {
    people: [main],
  } = await freshCompany();
  const elsewhere = await signInByCall(bank.url, main.email);
  const context = await browser.newContext({ baseURL: bank.url });
  const other = await context.newPage();
  const enter = ([token, userid]: readonly [string, string]) => {
    if (sessionStorage.getItem('token') || sessionStorage.getItem('left')) return;
    sessionStorage.setItem('token', token);
    sessionStorage.setItem('userid', userid);
    sessionStorage.setItem('left', '1');
  };
  await other.addInitScript(enter, [elsewhere.token, elsewhere.userid] as const);
  await other.goto('/');
  await expect(other).toHaveTitle('Home · Bankside');
  await page.addInitScript(enter, [main.token, main.userid] as const);
  await page.goto('/');
  await page.getByRole('button', { name: 'Account: Mei Tan' }).click();
  await page.getByRole('menuitem', { name: 'Sign out everywhere' }).click();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(async () => (await ask(bank.url, '/account/getUserInfo', {}, elsewhere)).code).toBe(9400);
  await other.reload();
  await expect(other).toHaveURL(/\/login/);
  await expect(other.getByRole('alert').filter({ hasText: 'You signed out on all devices. Sign in again.' })).toBeVisible();
  await context.close();
});
