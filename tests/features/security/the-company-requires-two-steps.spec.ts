import type { Language } from '@bankside/core/rules/languages.ts';
import type { Page } from '@playwright/test';
import { withAuthenticator } from '../../support/authenticator.ts';
import { test, expect } from '../../support/fixtures.ts';
import { expectFieldsWideEnough } from '../../support/page-checks.ts';
import { landed } from '../../support/portal.ts';
import { languagesOf } from '../../support/ways.ts';
import { word } from '../../support/words.ts';

/** The password alone; what follows is not sign-in yet. */
async function enterPassword(page: Page, email: string, secret: string, language: Language): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/login');
  await page.getByLabel(word('account:login.email', language)).fill(email);
  await page.getByLabel(word('account:login.password', language), { exact: true }).fill(secret);
  await expect(page.getByText(word('form:captcha.solved', language), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: word('account:login.act', language), exact: true }).click();
}

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

    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await page.goto('/login');
    await page.evaluate(([token, userid]) => (sessionStorage.setItem('token', token), sessionStorage.setItem('userid', userid)), [
      main.token,
      main.userid,
    ] as const);
    await page.goto('/security');
    await landed(page);
    await page.getByRole('button', { name: t('security:rule.require') }).click();
    const dialog = page.getByRole('dialog', { name: t('proof:dialog.title') });
    await dialog.getByRole('button', { name: t('form:otp.send') }).click();
    await dialog.getByLabel(t('proof:email')).fill((await mailFor(main.email)).code ?? '');
    await dialog.getByRole('button', { name: t('proof:act') }).click();
    await expect(page.getByText(t('security:rule.on'))).toBeVisible();

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
    await enterPassword(page, clerk.email, clerk.password, language);
    await expect(page.getByRole('heading', { level: 1, name: t('proof:secondStep.title') })).toBeVisible();
    await consents(true);
    await page.getByRole('button', { name: t('proof:passkey.act') }).click();
    await expect(page).not.toHaveURL(/\/login/);
    await landed(page);

    await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    await enterPassword(page, clerk.email, clerk.password, language);
    await page.getByRole('button', { name: t('proof:other.recovery') }).click();
    await page.getByLabel(t('proof:recovery')).fill(first);
    await page.getByRole('button', { name: t('proof:act') }).click();
    await expect(page).not.toHaveURL(/\/login/);
    await landed(page);
    expect(watched.faults).toEqual([]);
  });
