import { withAuthenticator } from '../../support/authenticator.ts';
import { test, expect } from '../../support/fixtures.ts';
import { expectFieldsWideEnough } from '../../support/page-checks.ts';
import { enterOnce, enterPassword, landed, proveByMail } from '../../support/portal.ts';
import { languagesOf } from '../../support/ways.ts';
import { word } from '../../support/words.ts';

for (const language of languagesOf('ja'))
  test(`the company requires two steps: a colleague adds a passkey, signs in with it after the password, loses the phone, signs in with a recovery code, in ${language} (ACC-33, ACC-34)`, async ({
    page,
    freshCompany,
    mailFor,
    watched,
  }) => {
    const t = (key: string, params?: Parameters<typeof word>[2]) => word(key, language, params);
    const { people } = await freshCompany({ users: [{ authjson: ['2'] }] });
    const [main, clerk] = people;
    if (!clerk) throw new Error('no colleague');
    const { cdp, authenticatorId } = await withAuthenticator(page);

    await enterOnce(page, '/security', main, language);
    await page.getByRole('button', { name: t('security:rule.require') }).click();
    await proveByMail(page, () => mailFor(main.email), language);
    await expect(page.getByText(t('security:rule.on'))).toBeVisible();

    await page.evaluate(() => sessionStorage.clear());
    await enterPassword(page, clerk.email, clerk.password, language);
    await expect(page.getByRole('heading', { level: 1, name: t('proof:secondStep.title') })).toBeVisible();
    await page.getByRole('button', { name: t('form:otp.send') }).click();
    await page.getByLabel(t('proof:email')).fill((await mailFor(clerk.email)).code ?? '');
    await page.getByRole('button', { name: t('proof:act') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('proof:enrol.title') })).toBeVisible();
    await expectFieldsWideEnough(page, 'the page that sets up two-step verification');
    await page.getByRole('button', { name: t('proof:enrol.passkey') }).click();
    const codes = page.getByText(/^[a-z0-9]{5}-[a-z0-9]{5}$/);
    await expect(codes).toHaveCount(10);
    const [first = ''] = await codes.allInnerTexts();
    await page.getByRole('button', { name: t('proof:codes.kept') }).click();
    await expect(page).not.toHaveURL(/\/login/);
    await landed(page);

    const consents = (enabled: boolean) => cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    await consents(false); // else it answers the sign-in page by itself, and no password is needed
    await page.evaluate(() => sessionStorage.clear());
    await enterPassword(page, clerk.email, clerk.password, language);
    await expect(page.getByRole('heading', { level: 1, name: t('proof:secondStep.title') })).toBeVisible();
    await consents(true);
    await page.getByRole('button', { name: t('proof:passkey.act') }).click();
    await expect(page).not.toHaveURL(/\/login/);
    await landed(page);

    await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    await page.evaluate(() => sessionStorage.clear());
    await enterPassword(page, clerk.email, clerk.password, language);
    await page.getByRole('button', { name: t('proof:other.recovery') }).click();
    await page.getByLabel(t('proof:recovery')).fill(first);
    await page.getByRole('button', { name: t('proof:act') }).click();
    await expect(page).not.toHaveURL(/\/login/);
    await landed(page);
    expect(watched.faults).toEqual([]);
  });
