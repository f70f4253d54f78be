/** Opens an account as a person does: the form, the mailed code, the two documents; and the bank's staff accept them. */
import { expect, type Page } from '@playwright/test';
import type { Language } from '@bankside/core/rules/languages.ts';
import { jpeg, plainPdf } from '@bankside/bank/testing/sample-files.ts';
import { call, type Identity } from './client.ts';
import { openPapers } from './staff.ts';
import type { Mail } from './sandbox.ts';
import { word } from './words.ts';

export type Newcomer = { readonly email: string; readonly name: string; readonly company: string };
type Bank = { readonly url: string; readonly mail: (address: string) => Promise<Mail[]> };

let newcomers = 0;
export const newcomer = (): Newcomer => {
  const number = `${process.pid}${(newcomers += 1)}`;
  return { email: `ines-${number}@northpier.example`, name: 'Ines Duarte', company: `North Pier ${number} Ltd` };
};

/** From /reg to /upload. */
export async function register(page: Page, bank: Bank, { email, name, company }: Newcomer, language: Language): Promise<void> {
  const w = (key: string) => word(key, language);
  const field = (key: string) => page.getByLabel(w(key), { exact: true });
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  await page.goto(`${bank.url}/reg`);
  await field('account:register.fullName').fill(name);
  await page.getByLabel(w('account:register.company')).fill(company);
  await field('account:register.email').fill(email);
  await page.getByRole('button', { name: w('form:otp.send') }).click();
  const code = async () => (await bank.mail(email))[0]?.code ?? '';
  await expect.poll(code, { timeout: 20_000 }).not.toBe('');
  await field('account:register.code').fill(await code());
  const countryCode = page.getByRole('combobox', { name: w('form:phone.code') });
  await countryCode.fill('+65');
  await page.getByRole('option', { name: /\+65/ }).click();
  await page.getByLabel(w('form:phone.number'), { exact: true }).fill('8123 4567');
  await field('account:register.password').fill('Quiet-Garden-26');
  await field('account:register.again').fill('Quiet-Garden-26');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: w('account:register.act'), exact: true }).click();
  await expect(page).toHaveURL(/\/upload$/);
}

/** The two documents; then the page opens by itself when staff have accepted them. */
export async function sendDocuments(page: Page, url: string, { company }: Newcomer, staff: Identity, language: Language): Promise<void> {
  const w = (key: string) => word(key, language);
  const put = (slot: string, file: { name: string; mimeType: string; buffer: Buffer }) =>
    page
      .getByRole('group', { name: w(`options:documentSlots.${slot}`) })
      .locator('input[type=file]')
      .first()
      .setInputFiles(file);
  await page.getByRole('radio', { name: w('options:companyTypes.corporate') }).check();
  await put('certificate_of_incorporation', { name: 'certificate.pdf', mimeType: 'application/pdf', buffer: plainPdf() });
  await put('corporate_declaration', { name: 'declaration.jpg', mimeType: 'image/jpeg', buffer: await jpeg() });
  await expect(page.getByText(w('form:upload.received'), { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: w('account:upload.act'), exact: true }).click();
  await expect(page.getByText(w('account:upload.review.title'), { exact: true })).toBeVisible();
  const { company_id, version } = await companyNamed(url, company, staff);
  const { packages } = await call(url, '/admin/documents/get', { company_id }, staff);
  await openPapers(url, company_id, packages[0]?.files ?? [], staff);
  await call(url, '/admin/documents/decide', { company_id, version, accept: true }, staff);
  await expect(page).not.toHaveURL(/\/upload$/, { timeout: 15_000 });
}

export async function companyNamed(url: string, name: string, staff: Identity) {
  const { list } = await call(url, '/admin/companies', { keyword: name }, staff);
  const company = list.find(({ project_name }) => project_name === name);
  if (!company) throw new Error(`the bank does not know ${name}`);
  return company;
}
