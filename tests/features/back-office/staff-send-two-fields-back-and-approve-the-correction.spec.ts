import type { InOf } from '@bankside/core/contract/index.ts';
import { jpeg } from '@bankside/bank/testing/sample-files.ts';
import { call } from '../../support/client.ts';
import { expect, test } from '../../support/fixtures.ts';
import { openPortal, landed } from '../../support/portal.ts';
import { openPapers } from '../../support/staff.ts';
import { sendFile } from '../../support/send-file.ts';
import { word } from '../../support/words.ts';

const staff = 'staff@bankside.example';
const colleague = 'staff2@bankside.example';
type Person = { readonly person_id: string; readonly name: string };

test('staff send two fields back, the client corrects them, a colleague approves what one person has corrected', async ({
  bank,
  page,
  browser,
  freshCompany,
}) => {
  const { company_id, project_name, people } = await freshCompany({ kyc_status: 2, language: 'ja', project_name: 'Tanabe Optics K.K.' });
  const client = people[0];
  const colleagueSignedIn = bank.session(colleague); // its captcha is solved meanwhile
  const address = `/back-office/kyc/${company_id}`;
  const field = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  const bar = page.getByRole('main');

  await test.step('staff find the company in the queue and read a paper beside the data', async () => {
    await openPortal(page, bank.url, '/back-office', await bank.session(staff));
    await page.getByRole('searchbox', { name: word('back-office:queue.search') }).fill('tanabe');
    await expect(page).toHaveURL(/company=tanabe/);
    await page.getByRole('row', { name: /Tanabe Optics/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(project_name);
    await field('company-profile.pdf').click();
    await expect(page.getByRole('region', { name: 'company-profile.pdf, preview' })).toContainText('Company profile');
  });

  await test.step('two fields go back, each with its reason; a reload loses neither', async () => {
    await field('Send back: Registration number').click();
    await dialog.getByLabel('Reason').selectOption('does_not_match');
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await field('Send back: Company profile').click();
    await dialog.getByLabel('Reason').selectOption('other');
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await expect(dialog.getByText(word('rules:reasonBlank'))).toBeVisible();
    await dialog.getByLabel('In your own words').fill('事業内容のページがありません。');
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await page.reload();
    await expect(bar.getByText('Fields sent back: 2')).toBeVisible();
    await page.getByRole('button', { name: 'Send back …' }).click();
    await expect(dialog).toContainText('事業内容のページがありません。');
    await expect(dialog.getByLabel('What the client should do')).toHaveValue(word('back-office:kyc.decide.standard', 'ja'));
    await dialog.getByLabel('Reason', { exact: true }).fill('登録番号と会社案内をご確認ください。');
    await dialog.getByRole('button', { name: 'Send back to the client' }).click();
    await expect(page).toHaveURL(/\/back-office\?/);
    await expect(page.getByText(`Sent back to ${project_name}`)).toBeVisible();
  });

  await test.step('the client reads why, in Japanese: by mail, on the overview, at the field', async () => {
    const [mail] = await bank.mail(client.email);
    expect(mail).toMatchObject({ template: 'kyc_rejected', subject: word('mail:kyc_rejected.subject', 'ja') });
    expect(mail?.body).toContain('登録番号と会社案内をご確認ください。');
    const context = await browser.newContext();
    const theirs = await context.newPage();
    await openPortal(theirs, bank.url, '/kyc', client, 'ja');
    await landed(theirs);
    await expect(theirs.getByText('事業内容のページがありません。').first()).toBeVisible();
    await expect(theirs.getByText(word('kyc:overview.steps.returned', 'ja', { count: 2 }))).toBeVisible();
    await theirs.goto(`${bank.url}/kyc_step/kyc_step_two`);
    await expect(theirs.getByText(word('options:kycReasons.does_not_match', 'ja')).first()).toBeVisible();
    await context.close();
  });

  await test.step('the client corrects both and hands in again', async () => {
    const profile = { slot: 'kyc', name: 'profile.jpg', type: 'image/jpeg', bytes: new Uint8Array(await jpeg()) } as const;
    const info = await call(bank.url, '/account/kyc/getKycInfo', {}, client);
    const corrected = { ...info.company, registration_number: '202011873N', company_profile: await sendFile(bank.url, client, profile) };
    const step = { ...corrected, draft: false, version: info.step_versions[1] } as unknown as InOf<'/account/kyc/company'>;
    await call(bank.url, '/account/kyc/company', step, client);
    const { version } = await call(bank.url, '/account/kyc/getKycInfo', {}, client);
    await call(bank.url, '/account/kyc/submit', { version }, client);
  });

  await test.step('staff see what changed, look at the picture, and correct a slip', async () => {
    await page.goto(`${bank.url}${address}`);
    await expect(page.getByText('Changed', { exact: true })).toHaveCount(2);
    await expect(page.getByText(/^Sent back last time/)).toHaveCount(2);
    await field('profile.jpg').click();
    await expect(page.getByRole('img', { name: /^Picture profile.jpg/ })).toBeVisible();
    const [{ name }] = (await call(bank.url, '/account/kyc/getKycInfo', {}, client)).shareholder['shareholders'] as [Person];
    await field('Correct: Full name as in passport').first().click();
    await dialog.getByLabel('What it should say').fill(`${name} Li`);
    await dialog.getByRole('button', { name: 'Correct' }).click();
    await expect(page.getByText(/^Daniel Okoro · 18/)).toBeVisible();
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(dialog.getByRole('heading')).toHaveText('Someone else has to approve this');
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a colleague approves, and the services are open', async () => {
    const context = await browser.newContext();
    const theirs = await context.newPage();
    await openPortal(theirs, bank.url, address, await colleagueSignedIn);
    await expect(theirs.getByText(/^Daniel Okoro · 18/)).toBeVisible();
    await theirs.getByRole('button', { name: 'Approve' }).click();
    await expect(theirs.getByRole('dialog', { name: 'Open every document first' })).toBeVisible();
    await theirs.keyboard.press('Escape');
    const second = await colleagueSignedIn;
    const { files } = await call(bank.url, '/admin/kyc/get', { company_id }, second);
    await openPapers(bank.url, company_id, files, second);
    await theirs.reload();
    await theirs.getByRole('button', { name: 'Approve' }).click();
    await theirs.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(theirs.getByText(`${project_name} is approved`)).toBeVisible();
    await context.close();
    expect((await call(bank.url, '/account/getUserInfo', {}, client)).kyc_status).toBe(4);
  });
});
