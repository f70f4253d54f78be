/** The whole verification with a keyboard and nothing else, from the overview to submitted: the signature typed, the files through the button that has the focus. */
import { kycSteps } from '@bankside/core/rules/kyc/kyc.ts';
import { places } from '@bankside/core/rules/places.ts';
import { call } from '../../support/client.ts';
import { expect, test } from '../../support/fixtures.ts';
import { fillKycStep, handIn, kycOf, saveAndContinue } from '../../support/kyc-filling.ts';
import { byKeys } from '../../support/kyc-keys.ts';
import { expectAccessible } from '../../support/page-checks.ts';
import { word } from '../../support/words.ts';

test('a company is verified by keyboard alone', async ({ as, bank, freshCompany }) => {
  test.slow();
  const {
    project_name,
    people: [main],
  } = await freshCompany({ kyc_status: 1 });
  const page = await as(main.email, places.kyc);
  const wizard = page.locator('main');
  const filling = await kycOf(project_name, { manner: byKeys });
  await page.keyboard.press('Tab');
  await byKeys.press(wizard.getByRole('link', { name: word('options:kycNext.start'), exact: true }));
  for (const step of kycSteps) {
    await fillKycStep(wizard, step, 'en', filling);
    await expectAccessible(page, `${step}, filled in`, { contrasts: false });
    if (step !== 'trading') await saveAndContinue(wizard, 'en', byKeys);
  }
  await handIn(wizard, 'en', byKeys);
  await expect(wizard.getByRole('heading', { name: word('kyc:review.done.title') })).toBeFocused();
  expect((await call(bank.url, '/account/kyc/getKycInfo', {}, await bank.session(main.email))).kyc_status).toBe(2);
});
