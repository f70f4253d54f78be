/** From an empty registration form to an open account: registered, documents accepted, four steps, submitted, approved, and the pages open by themselves. */
import { places } from '@bankside/core/rules/places.ts';
import { call } from '../../support/client.ts';
import { openPapers } from '../../support/staff.ts';
import { expect, test } from '../../support/fixtures.ts';
import { fillWizard, handIn, kycOf } from '../../support/kyc-filling.ts';
import { people } from '../../support/people.ts';
import { companyNamed, newcomer, register, sendDocuments } from '../../support/registering.ts';
import { deviceSettings, waysOf } from '../../support/ways.ts';
import { word } from '../../support/words.ts';

for (const { language, device, name } of waysOf('ja phone'))
  test.describe(() => {
    test.use({ ...deviceSettings[device], actionTimeout: 15_000 });

    test(`a new company is verified, ${name}`, async ({ page, bank }) => {
      test.slow();
      const staff = await bank.session(people.staff);
      const who = newcomer();
      await register(page, bank, who, language);
      await sendDocuments(page, bank.url, who, staff, language);

      await page.goto(bank.url + places.depositFiat); // shut until the bank knows the company
      await expect(page).toHaveURL(`${bank.url}/`);
      await page.getByRole('alertdialog').getByRole('button').last().click(); // the one thing to do
      await expect(page).toHaveURL(/\/kyc/);
      await page.goto(bank.url + places.kycStepOne);
      await fillWizard(page.locator('main'), language, await kycOf(who.company, { sign: device === 'desk' ? 'drawn' : 'typed' }));
      await handIn(page.locator('main'), language);

      const { company_id } = await companyNamed(bank.url, who.company, staff);
      const { version, kyc_status, submissions, files } = await call(bank.url, '/admin/kyc/get', { company_id }, staff);
      expect(kyc_status).toBe(2);
      expect(submissions[0]?.company).toMatchObject({ name: who.company });
      await openPapers(bank.url, company_id, files, staff);
      await call(bank.url, '/admin/kyc/decide', { company_id, version, event: 'approve' }, staff);
      await expect(page, 'the page that says "submitted" gives way by itself').toHaveURL(bank.url + places.kyc, { timeout: 15_000 });
      const approved = page.getByText(word('options:states.kyc.approved', language), { exact: true });
      await expect(approved.first()).toBeVisible({ timeout: 15_000 });
      await page.goto(bank.url + places.depositFiat); // open, with the same sign-in
      await expect(page).toHaveTitle(`${word('shell:places.depositFiat', language)} · ${word('shared:brand', language)}`);
      expect((await bank.mail(who.email))[0]?.subject).toBe(word('mail:kyc_approved.subject', language));
    });
  });
