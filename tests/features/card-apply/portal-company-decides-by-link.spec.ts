/** The company's mail brings a link that approves one application and rejects another, with nobody signed in (APP-25). */
import { applied, pathIn } from '../../support/applications.ts';
import { expect, test } from '../../support/demo-sites.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { openPortal } from '../../support/portal.ts';
import { word } from '../../support/words.ts';

const stage = (name: string, language: 'en' | 'zh' | 'ja' = 'en') => word(`apply-status:stages.${name}`, language);
/** The link that one of the mails to an address brings. */
async function linkIn(bank: Pick<Sandbox, 'mail'>, address: string, begin: Parameters<typeof pathIn>[1]): Promise<string> {
  const found = async () => (await bank.mail(address)).find(({ body }) => body.includes(begin))?.body ?? '';
  await expect.poll(found, { message: `a mail to ${address} with ${begin}` }).not.toBe('');
  return pathIn(await found(), begin);
}
const say = (key: string) => word(`apply-pages:${key}`);

test('approves one, once; opening the link again changes nothing', async ({ bank, freshCompany, page, decide }) => {
  const [owner] = (await freshCompany()).people;
  const application = await applied(bank.url, bank, owner);
  const path = await linkIn(bank, owner.email, '/card_audit/');
  const answer = await page.request.get(`${bank.url}${path}`); // a mail scanner looks
  expect(answer.status()).toBe(200);
  await openPortal(page, bank.url, path, null);
  await expect(page.getByText(stage('companyYou'))).toBeVisible();
  await expect(page.getByText('Aiko', { exact: true })).toBeVisible();
  expect(await page.locator('main').innerText()).not.toContain(String(application.form['id_number']));
  await page.getByRole('button', { name: say('decision.approve'), exact: true }).dblclick();
  await expect(page.getByText(stage('bank'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(stage('bank'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('decision.approve'), exact: true })).toHaveCount(0);
  // the applicant's mail leads to a page that follows by itself
  const email = String(application.form['email']);
  await openPortal(page, bank.url, await linkIn(bank, email, '/all_apply_card_info'), null, 'en');
  await expect(page.getByText(stage('bank'))).toBeVisible();
  await decide(application.application_no, ['approve']);
  await page.getByRole('button', { name: word('apply-status:again'), exact: true }).click();
  await expect(page.getByText(stage('approved'), { exact: true })).toBeVisible();
  const subject = word('mail:card_approved.subject', 'en', { number: application.application_no });
  await expect.poll(async () => (await bank.mail(email)).map((mail) => mail.subject)).toContain(subject);
});

test('rejects the other with a reason, which its applicant reads by mail and on the status page', async ({ bank, freshCompany, page }) => {
  const [owner] = (await freshCompany()).people;
  const application = await applied(bank.url, bank, owner);
  const path = await linkIn(bank, owner.email, '/card_audit/');
  await openPortal(page, bank.url, path, null);
  await page.getByRole('button', { name: say('decision.reject'), exact: true }).click();
  await page.getByRole('button', { name: say('decision.rejectAct'), exact: true }).click();
  const reason = page.getByRole('textbox', { name: say('decision.reason') });
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(word('rules:reasonBlank')).first()).toBeVisible();
  await reason.fill('Has left the company');
  await page.getByRole('button', { name: say('decision.rejectAct'), exact: true }).click();
  await expect(page.getByText(stage('refusedByCompany'))).toBeVisible();
  await page.reload();
  await expect(page.getByText('Has left the company')).toBeVisible();
  const email = String(application.form['email']);
  const refusalMail = async () => (await bank.mail(email)).find(({ body }) => body.includes('Has left the company'))?.body ?? '';
  await expect.poll(refusalMail, { message: 'the mail with the reason' }).not.toBe('');
  await openPortal(page, bank.url, pathIn(await refusalMail(), '/all_apply_card_info'), null);
  await expect(page.getByText('Has left the company')).toBeVisible();
});

test('a link changed by a letter decides nothing', async ({ bank, freshCompany, page }) => {
  const [owner] = (await freshCompany()).people;
  await applied(bank.url, bank, owner);
  const path = await linkIn(bank, owner.email, '/card_audit/');
  const wrong = path.slice(0, -1) + (path.endsWith('A') ? 'B' : 'A');
  await openPortal(page, bank.url, wrong, null);
  await expect(page.getByText(say('audit.over.title'))).toBeVisible();
  await page.getByRole('link', { name: say('audit.over.act'), exact: true }).click();
  await expect(page).toHaveURL(/\/login\?back=/);
});
