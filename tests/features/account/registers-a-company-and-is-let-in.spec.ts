import { call, signInByCall } from '../../support/client.ts';
import { companyNamed } from '../../support/registering.ts';
import { openPapers } from '../../support/staff.ts';
import { people } from '../../support/people.ts';
import { test, expect } from '../../support/fixtures.ts';

/** The smallest PDF that is one. */
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj\nxref\n0 4\n0000000000 65535 f \n0000000009 00000 n \n0000000052 00000 n \n0000000101 00000 n \ntrailer<</Size 4/Root 1 0 R>>\nstartxref\n164\n%%EOF\n',
);
const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf });

test('registers a company with a code from an email, sends its documents and is let in', async ({ page, bank, mailFor }) => {
  test.slow();
  const email = `new-${Date.now()}@northpier.example`;
  await page.goto('/reg');
  await page.getByRole('button', { name: 'Open account' }).click();
  await expect(page.getByText('Correct these entries')).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeFocused();

  await page.getByLabel('Full name').fill('Ines Duarte');
  await page.getByLabel('Company name').fill('North Pier Ltd');
  await page.getByLabel('Work email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Code sent.')).toBeVisible({ timeout: 20_000 });
  const code = (await mailFor(email)).code ?? '';
  await page.getByLabel('Code from the email').fill(code);
  await page.getByRole('combobox', { name: 'Country code' }).click();
  await page.getByRole('combobox', { name: 'Country code' }).fill('Singapore');
  await page.getByRole('option', { name: /Singapore/ }).click();
  await page.getByLabel('Number', { exact: true }).fill('8123 4567');
  await page.getByLabel('Password', { exact: true }).fill('Quiet-Garden-26');
  await page.getByLabel('Confirm password').fill('Quiet-Garden-27');
  await page.getByRole('button', { name: 'Open account' }).click();
  await expect(page.getByText('The two passwords do not match, please re-enter')).toBeVisible();
  await expect(page.getByText('Accept the terms to continue')).toBeVisible();
  await page.getByLabel('Confirm password').fill('Quiet-Garden-26');
  await page.getByRole('button', { name: 'terms', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Terms of service' })).toContainText('Version of 01/10/2025');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Open account' }).click();

  await expect(page).toHaveURL(/\/upload$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Bankside' })).toBeVisible();
  await page.goto('/'); // ACC-20: every guarded page ends here
  await expect(page).toHaveURL(/\/upload$/);
  await page.getByRole('button', { name: 'Ask for a relationship manager' }).click();
  await expect(page.getByText('You get a reply within 3 business days.')).toBeVisible();

  await page.getByRole('radio', { name: 'Financial institution' }).check();
  await expect(page.getByRole('group', { name: 'AML questionnaire' })).toBeVisible(); // ACC-18
  await page.getByRole('radio', { name: 'Corporate' }).check();
  await expect(page.getByRole('group', { name: 'AML questionnaire' })).toBeHidden();
  await page
    .getByRole('group', { name: 'Certificate of incorporation' })
    .locator('input[type=file]')
    .first()
    .setInputFiles(file('certificate.pdf'));
  await page
    .getByRole('group', { name: 'Corporate declaration' })
    .locator('input[type=file]')
    .first()
    .setInputFiles(file('declaration.pdf'));
  await expect(page.getByText('Received', { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Submit documents' }).click();
  await expect(page.getByText('The bank is reviewing your documents')).toBeVisible();
  await expect(page.locator('input[type=file]')).toHaveCount(0); // uploads are locked

  const staff = await signInByCall(bank.url, people.staff);
  const { company_id } = await companyNamed(bank.url, 'North Pier Ltd', staff);
  const { packages } = await call(bank.url, '/admin/documents/get', { company_id }, staff);
  await openPapers(bank.url, company_id, packages[0]?.files ?? [], staff);
  const { version } = await companyNamed(bank.url, 'North Pier Ltd', staff); // the request for a manager may have come meanwhile
  await call(bank.url, '/admin/documents/decide', { company_id, version, accept: true }, staff);
  await expect(page).toHaveURL(/\/$/, { timeout: 15_000 }); // it opens by itself
  await expect(page).toHaveTitle('Home · Bankside');
  await expect(page.getByRole('banner')).toContainText('North Pier Ltd');
});

test('shows why documents were refused, and takes them again', async ({ page, bank, freshCompany }) => {
  const {
    people: [main],
  } = await freshCompany({ approve_status: 4, refuse_reason: 'The certificate is cut off' });
  await page.addInitScript(
    ([token, userid]) => {
      sessionStorage.setItem('token', token);
      sessionStorage.setItem('userid', userid);
    },
    [main.token, main.userid] as const,
  );
  await page.goto(bank.url);
  await expect(page).toHaveURL(/\/upload$/);
  await expect(page.getByText('Reason: The certificate is cut off')).toBeVisible();
  await page.getByRole('button', { name: 'Submit again' }).click();
  await expect(page.getByText('Add the file').first()).toBeVisible();
});

test('lets nobody upload who is not signed in, and sends nobody away (ACC-17)', async ({ page }) => {
  await page.goto('/upload');
  await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
  await expect(page.locator('input[type=file]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login$/);
});
