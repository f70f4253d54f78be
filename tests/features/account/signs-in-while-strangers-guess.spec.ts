import { expect, test } from '../../support/fixtures.ts';
import { signIn } from '../../support/portal.ts';

test('a browser that has signed in is known again, after signing out too', async ({ page, freshCompany }) => {
  const {
    people: [main],
  } = await freshCompany();
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/account/login')) sent.push(request.postDataJSON().device_token);
  });
  await page.goto('/login');
  await signIn(page, main.email, main.password);
  const kept = () => page.evaluate(() => localStorage.getItem('device_token'));
  const token = await kept();
  expect(token).toMatch(/^[\w-]{43}\.[0-9a-f]{64}$/);
  await page.getByRole('button', { name: 'Account: Mei Tan' }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await kept()).toBe(token);
  await signIn(page, main.email, main.password);
  await expect(page).toHaveTitle('Home · Bankside');
  expect(sent).toEqual([undefined, token]);
  expect(await kept()).toBe(token);
});

test('an unknown browser proves more work where strangers guess, and the person only waits', async ({ page, freshCompany }) => {
  const {
    people: [main],
  } = await freshCompany();
  let held = 0;
  const asked: unknown[] = [];
  await page.route('**/api/v1/account/login', (route) => {
    if (held++ > 0) return route.continue();
    const errors = [{ field: 'captcha', rule: 'captchaHarder', msg: 'Run the longer security check.' }];
    return route.fulfill({ json: { code: 1006, msg: 'Run the longer security check.', data: { errors } } });
  });
  let release = () => {};
  const seen = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/v1/init/captcha', async (route) => {
    const body = route.request().postDataJSON();
    asked.push(body);
    if (body.harder) await seen;
    await route.continue({ postData: {} }); // the work of a plain one: the bank's own tests have the harder
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill(main.email);
  await page.getByLabel('Password', { exact: true }).fill(main.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('a longer security check is running')).toBeVisible();
  release();
  await expect(page).toHaveTitle('Home · Bankside');
  expect(asked).toEqual([{}, { harder: true }]);
  expect(held).toBe(2);
});
