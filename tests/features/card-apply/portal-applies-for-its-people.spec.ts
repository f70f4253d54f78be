/**
 * An owner applies for a director and for an associate, decides about the associate, and sees both through (APP-01, APP-04,
 * APP-26, APP-03).
 */
import { act, answerStep, somebody, type Answers } from '../../support/applicant.ts';
import { call } from '../../support/client.ts';
import { expect, test } from '../../support/demo-sites.ts';
import { word } from '../../support/words.ts';

const applyKeys = { title: 'apply-pages:titles.apply', list: 'apply-pages:list.title' } as const;
const stage = (name: string) => word(`apply-status:stages.${name}`);

test('a director goes to the bank at once, and the page follows what the bank decides', async ({ as, bank, formOn, decide, page }) => {
  test.slow();
  const owner = await bank.session('owner@harbour-vale.example');
  const { list } = await call(bank.url, '/card/getDirectorList', {}, owner);
  const director = list.find(({ has_application }) => !has_application);
  if (!director) throw new Error('every director has an application');
  await as('owner');
  await page.getByRole('link', { name: word('shell:places.applyCard'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: word(applyKeys.title) })).toBeVisible();
  const form = { ...formOn('en'), widget: page.locator('main') };
  const person = await somebody({ applicant_type: 'director' });
  const { applicant_type, ...rest } = person;
  await answerStep(form, 'about', { applicant_type, director_id: director.id } as Answers);
  await answerStep(form, 'about', rest);
  for (const step of ['identity', 'address'] as const) {
    await act(form, 'apply-start:continue');
    await answerStep(form, step, person);
  }
  await act(form, 'apply-start:continue');
  await answerStep(form, 'review', person);
  await act(form, 'apply-start:submit');
  await expect(page).toHaveURL(/\/apply_card_info\?id=/, { timeout: 30_000 });
  await expect(page.getByText(stage('bank')).first()).toBeVisible();
  await expect(page.getByText('Tokyo Gas')).toBeVisible();
  const number =
    (await page
      .getByText(/^CA-\w+-\w+$/)
      .first()
      .textContent()) ?? '';
  await expect(page.getByRole('button', { name: word('apply-pages:decision.approve'), exact: true })).toHaveCount(0);
  await decide(number, ['approve']); // the simulated issuer does the rest
  const status = async () =>
    (await call(bank.url, '/card/record', { tab: 'applications', keyword: number }, owner)).list.map((each) => each.application_status);
  await expect.poll(status, { timeout: 30_000 }).toEqual(['valid']);
  await page.reload();
  await expect(page.getByText(stage('valid')).first()).toBeVisible();
});

test('an associate waits for the company, whose owner approves in the portal', async ({ as, freshCompany, formOn, decide, page, bank }) => {
  test.slow();
  const company = await freshCompany();
  const [owner] = company.people;
  await as(owner.email, '/apply_card_input');
  const form = { ...formOn('en'), widget: page.locator('main') };
  const person = await somebody({ applicant_type: 'associate' });
  await answerStep(form, 'about', person);
  await act(form, 'apply-start:continue');
  // what was begun is listed, and can be gone on with after a reload
  const saved = page.waitForResponse((response) => response.url().endsWith('/card/submit')); // the draft, a moment after the last key press
  await answerStep(form, 'identity', { id_type: 'passport' });
  await saved;
  await page.reload();
  await page.getByRole('link', { name: word('apply-pages:own.continue'), exact: true }).click();
  await expect(page).toHaveURL(/\/apply_card_input\?id=/);
  for (const step of ['identity', 'address'] as const) {
    await answerStep(form, step, person);
    await act(form, 'apply-start:continue');
  }
  await answerStep(form, 'review', person);
  await act(form, 'apply-start:submit');
  await expect(page.getByText(stage('companyYou')).first()).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: word('apply-pages:decision.approve'), exact: true }).click();
  await expect(page.getByText(stage('bank')).first()).toBeVisible();
  const number =
    (await page
      .getByText(/^CA-\w+-\w+$/)
      .first()
      .textContent()) ?? '';
  await decide(number, ['reject'], 'The picture of the passport is blurred');
  const bodies = async () => (await bank.mail(person.email)).map(({ body }) => body).join();
  await expect.poll(bodies).toContain('The picture of the passport is blurred');
  await page.reload();
  await expect(page.getByText('The picture of the passport is blurred')).toBeVisible();
  await page.getByRole('link', { name: word('apply-pages:one.again'), exact: true }).click();
  await expect(form.widget.getByRole('textbox', { name: word('apply-start:fields.first_name'), exact: true })).toHaveValue('Aiko');
  await page.getByRole('link', { name: word('shell:places.applyCardInfo'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: word(applyKeys.list) })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText(stage('refused'));
});
