/** A partner verifies its customer on its own pages: <kyc-wizard> filled in with real files, handed in, approved by the bank's staff. */
import type { Page } from '@playwright/test';
import { places } from '@bankside/core/rules/places.ts';
import { call } from '../../support/client.ts';
import { sessionFor } from '../../support/embed-session.ts';
import { fillWizard, handIn, kycOf } from '../../support/kyc-filling.ts';
import { expect, tagOf, test, type Heard } from '../../support/partner-page.ts';
import { people } from '../../support/people.ts';
import { landed, openPortal } from '../../support/portal.ts';

test.use({ actionTimeout: 15_000 });

const heardOf = (page: Page, name: string) =>
  page.evaluate((wanted) => (Reflect.get(window, 'heard') as Heard[]).filter((each) => each.name === wanted), name);

for (const { language, sign, phone } of [
  { language: 'en', sign: 'drawn', phone: false },
  { language: 'zh', sign: 'typed', phone: true },
] as const)
  test.describe(`${language} ${phone ? 'on a phone' : 'at a desk'}`, () => {
    if (phone) test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('a customer of a partner’s is verified where it is', async ({ embed, bank, foreign, freshCompany, browser }) => {
      const staff = await bank.session(people.staff);
      const {
        company_id,
        project_name,
        people: [main],
      } = await freshCompany({ kyc_status: 1, language });
      const issued = { company_id, name: 'Shop', allowed_origins: [foreign.origin], tags: ['kyc-wizard' as const] };
      const { partner_key } = await call(bank.url, '/admin/partner/issue', issued, staff);
      const session = await sessionFor(bank.url, foreign.origin, 'kyc-wizard', partner_key);
      const page = await embed({ body: tagOf('kyc-wizard'), lang: language, session });
      const wizard = page.locator('kyc-wizard');
      await fillWizard(wizard, language, await kycOf(project_name, { sign }));
      await handIn(wizard, language);
      await expect.poll(() => heardOf(page, 'bank-submitted')).toMatchObject([{ detail: { status: 'pendingReview', receipt: '' } }]);
      const steps = (await heardOf(page, 'bank-step-change')).map(({ detail }) => [detail['from'], detail['to'], detail['index']]);
      expect(steps).toEqual([
        ['corporate', 'company', 1],
        ['company', 'shareholder', 2],
        ['shareholder', 'trading', 3],
      ]);
      const everything = await page.evaluate(() =>
        JSON.stringify([Reflect.get(window, 'heard'), { ...sessionStorage }, { ...localStorage }]),
      );
      expect(everything, 'nothing that was typed is told to the page or kept at it').not.toContain('Mei Tan');

      const { version } = await call(bank.url, '/admin/kyc/get', { company_id }, staff);
      await call(bank.url, '/admin/kyc/decide', { company_id, version, event: 'approve' }, staff);
      const told = [
        { detail: { entity: 'kyc', from: 'incomplete', to: 'pendingReview' } },
        { detail: { from: 'pendingReview', to: 'approved' } },
      ];
      await expect.poll(() => heardOf(page, 'bank-status-change'), { timeout: 15_000 }).toMatchObject(told);

      const context = await browser.newContext();
      const portal = await context.newPage();
      await openPortal(portal, bank.url, places.depositFiat, await bank.session(main.email), language);
      await landed(portal);
      await expect(portal).toHaveURL(bank.url + places.depositFiat); // open
      await context.close();
    });
  });
