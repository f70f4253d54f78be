import { test, expect } from '../../support/fixtures.ts';
import { signIn } from '../../support/portal.ts';

test('resets a forgotten password with a code, and only the new one lets in', async ({ page, freshCompany, mailFor }) => {
  const {
    people: [main],
  } = await freshCompany();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeFocused();
  await page.getByLabel('Email').fill(main.email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page).toHaveURL(/\/reset_pwd$/);
  await expect(page.getByText(`If there is an account with ${main.email}`)).toBeVisible();
  const code = (await mailFor(main.email)).code ?? '';
  await page.getByLabel('Code from the email').fill(code === '000000' ? '000001' : '000000');
  await page.getByLabel('New password', { exact: true }).fill('Fresh-Start-26');
  await page.getByLabel('Confirm new password').fill('Fresh-Start-26');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('The code is incorrect')).toBeVisible();
  await page.getByLabel('Code from the email').fill(code);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await page.getByLabel('Email').fill(main.email);
  await page.getByLabel('Password', { exact: true }).fill(main.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('The email or the password is incorrect.')).toBeVisible();
  await signIn(page, main.email, 'Fresh-Start-26');
  await expect(page).toHaveTitle('Home · Bankside');
});

test('says the same to an email that nobody has (ACC-13)', async ({ page, bank }) => {
  await page.goto('/forget_pwd');
  await page.getByLabel('Email').fill('nobody@nowhere.example');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page).toHaveURL(/\/reset_pwd$/);
  await expect(page.getByText('If there is an account with nobody@nowhere.example, we have sent it a code.')).toBeVisible();
  expect(page.url()).not.toContain('nobody');
  expect(await bank.mail('nobody@nowhere.example')).toEqual([]);
});
