import type { Page } from '@playwright/test';
import type { InOf } from '@bankside/core/contract/index.ts';
import { call } from '../../support/client.ts';
import { openPapers } from '../../support/staff.ts';
import { expect, test } from '../../support/fixtures.ts';
import { landed, openPortal } from '../../support/portal.ts';

const waits = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByTitle('Opens after verification');
const denied = (page: Page) => page.getByRole('alertdialog', { name: /opens after verification/ });
type Decision = Omit<InOf<'/admin/kyc/decide'>, 'company_id' | 'version'>;

/** PER-10, PER-09: what is shut leads home with the dialog, however it is gone to; what needs no verification opens. */
async function triesPaths(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Exchange/ }).click();
  await expect(denied(page)).toBeVisible();
  await denied(page).getByRole('button', { name: 'Close' }).click();
  for (const path of ['/fx', '/apply_card_input', '/concealed_accounts']) {
    await page.goto(path);
    await expect(denied(page)).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await page.keyboard.press('Escape');
  }
  await page.reload();
  await landed(page);
  await expect(denied(page)).toBeHidden();
  await page.getByRole('link', { name: 'Private banking' }).click();
  await expect(page).toHaveURL(/private_b_p$/);
  await page.getByRole('link', { name: 'Verification', exact: true }).click();
  await expect(page).toHaveURL(/kyc$/);
  await page.goBack();
  await expect(page).toHaveURL(/private_b_p$/);
}

test('staff approve and revoke, and both tabs of the company follow without a reload', async ({ bank, freshCompany, context, page }) => {
  const company = await freshCompany({ kyc_status: 2 });
  const staff = await bank.session('staff@bankside.example');
  const decide = async (decision: Decision) => {
    const { company_id } = company;
    const { version, files } = await call(bank.url, '/admin/kyc/get', { company_id }, staff);
    await openPapers(bank.url, company_id, files, staff);
    await call(bank.url, '/admin/kyc/decide', { company_id, version, ...decision }, staff);
  };
  const [main] = company.people;
  await openPortal(page, bank.url, '/', main);
  await landed(page);
  await expect(waits(page).first()).toBeVisible();
  await triesPaths(page);

  const second = await context.newPage();
  await openPortal(second, bank.url, '/', main);
  await landed(second);
  await expect(second.getByText('The bank is checking your company')).toBeVisible();

  await decide({ event: 'approve' });
  await expect(second.getByText(`${company.project_name} is verified. All services are open.`)).toBeVisible({ timeout: 12_000 });
  for (const tab of [page, second]) await expect(waits(tab)).toHaveCount(0);
  await expect(second.getByText('The bank is checking your company')).toBeHidden();
  await page.getByRole('link', { name: /^Exchange/ }).click();
  await expect(page).toHaveURL(/fx$/);
  await landed(page);

  await decide({ event: 'revoke', reason: 'The registration has lapsed.' });
  await second.getByRole('link', { name: 'Transactions', exact: true }).click(); // the first call that is refused tells this tab, and it the other
  for (const tab of [second, page]) {
    await expect(denied(tab)).toBeVisible();
    await expect(tab).toHaveURL(/\/$/);
    await expect(waits(tab).first()).toBeVisible();
  }
});
