/** A partner verifies its customer on its own pages: <kyc-wizard> filled in with real files, submitted, approved by the bank's staff. */
import type { Page } from '@playwright/test';
import { places } from '@bankside/core/rules/places.ts';
import { call, signInByCall } from '../support/client.ts';
import { openPapers } from '../support/staff.ts';
import { sessionFor } from '../support/embed-session.ts';
import { fillWizard, handIn, kycOf } from '../support/kyc-filling.ts';
import { expect, tagOf, test, type Heard } from '../support/partner-page.ts';
import { partnerKey } from '../support/partner-keys.ts';
import { people } from '../support/people.ts';
import { companyNamed, newcomer, register, sendDocuments } from '../support/registering.ts';
import { deviceSettings, waysOf } from '../support/ways.ts';
import { word } from '../support/words.ts';

test.use({ actionTimeout: 15_000 });

const heardOf = (page: Page, name: string) =>
  page.evaluate((wanted) => (Reflect.get(window, 'heard') as Heard[]).filter((each) => each.name === wanted), name);

for (const { language, device, name } of waysOf('zh desk'))
  test.describe(() => {
    test.use(deviceSettings[device]);

    test(`a customer of a partner’s is verified where it is, ${name}`, async ({ embed, bank, foreign, context }) => {
      test.slow();
      const staff = await bank.session(people.staff);
      const who = newcomer();
      const portal = await context.newPage();
      await register(portal, bank, who, language);
      await sendDocuments(portal, bank.url, who, staff, language);
      const { company_id } = await companyNamed(bank.url, who.company, staff);

      const main = { ...(await signInByCall(bank.url, who.email, 'Quiet-Garden-26')), email: who.email };
      const wanted = { name: 'Shop', origins: foreign.origin, tags: ['kyc-wizard' as const] };
      const partner_key = await partnerKey(bank, main, company_id, [staff, await bank.session('staff2@bankside.example')], wanted);
      const session = await sessionFor(bank.url, foreign.origin, 'kyc-wizard', partner_key);
      const page = await embed({ body: tagOf('kyc-wizard'), lang: language, session });
      const wizard = page.locator('kyc-wizard');
      await fillWizard(wizard, language, await kycOf(who.company, { sign: device === 'desk' ? 'drawn' : 'typed' }));
      await handIn(wizard, language);
      await expect.poll(() => heardOf(page, 'bank-submitted')).toMatchObject([{ detail: { status: 'pendingReview' } }]);
      const steps = (await heardOf(page, 'bank-step-change')).map(({ detail }) => [detail['from'], detail['to'], detail['index']]);
      expect(steps).toEqual([
        ['corporate', 'company', 1],
        ['company', 'shareholder', 2],
        ['shareholder', 'trading', 3],
      ]);
      const everything = await page.evaluate(() =>
        JSON.stringify([Reflect.get(window, 'heard'), { ...sessionStorage }, { ...localStorage }]),
      );
      expect(everything, 'nothing that was typed reaches the page or is kept there').not.toContain('Mei Tan');

      const { version, files } = await call(bank.url, '/admin/kyc/get', { company_id }, staff);
      await openPapers(bank.url, company_id, files, staff);
      await call(bank.url, '/admin/kyc/decide', { company_id, version, event: 'approve' }, staff);
      const changes = [
        { detail: { entity: 'kyc', from: 'incomplete', to: 'pendingReview' } },
        { detail: { from: 'pendingReview', to: 'approved' } },
      ];
      await expect.poll(() => heardOf(page, 'bank-status-change'), { timeout: 15_000 }).toMatchObject(changes);
      await expect(wizard.getByText(word('options:states.kyc.approved', language), { exact: true }).first()).toBeVisible();

      await portal.goto(bank.url + places.depositFiat);
      await expect(portal).toHaveURL(bank.url + places.depositFiat); // open, with the same sign-in
    });
  });
