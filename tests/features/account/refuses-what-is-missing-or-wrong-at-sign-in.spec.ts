import { people } from '../../support/people.ts';
import { test, expect } from '../../support/fixtures.ts';

test('asks for email, password and captcha before it calls', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/account/login')) calls.push(request.url());
  });
  await page.goto('/login');
  const title = page.getByRole('heading', { level: 1 });
  const before = await title.boundingBox();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Email cannot be blank')).toBeVisible();
  await expect(page.getByText('Password cannot be blank')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(await title.boundingBox()).toEqual(before); // errors move nothing up
  expect(calls).toEqual([]);
});

test('refuses a wrong captcha with the right password, and a new one lets in', async ({ page }) => {
  await page.route('**/api/v1/account/login', async (route) => {
    const body = route.request().postDataJSON() as { captcha: string };
    const solved = JSON.parse(Buffer.from(body.captcha, 'base64').toString()) as { solution: { derivedKey: string } };
    solved.solution.derivedKey = solved.solution.derivedKey.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    await route.continue({ postData: JSON.stringify({ ...body, captcha: Buffer.from(JSON.stringify(solved)).toString('base64') }) });
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill(people.owner);
  await page.getByLabel('Password', { exact: true }).fill('Bankside-2026');
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('The captcha is incorrect')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.unroute('**/api/v1/account/login');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveTitle('Home · Bankside');
});

test('says the same of a wrong password and of an unknown email', async ({ page }) => {
  for (const [email, secret] of [
    [people.owner, 'Wrong-2026'],
    ['nobody@nowhere.example', 'Bankside-2026'],
  ] as const) {
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(secret);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'The email or the password is incorrect.' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
  }
});
