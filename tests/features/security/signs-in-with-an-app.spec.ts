import type { Page } from '@playwright/test';
import { appCode } from '../../support/app-code.ts';
import { test, expect } from '../../support/fixtures.ts';
import { enterOnce, enterPassword, landed, proveByMail } from '../../support/portal.ts';
import { languagesOf } from '../../support/ways.ts';
import { word } from '../../support/words.ts';

for (const language of languagesOf('zh'))
  test(`sets up an app, and signs in with it, with a mailed code, and with a recovery code when the phone is lost, in ${language} (ACC-32, ACC-33, ACC-36)`, async ({
    page,
    bank,
    freshCompany,
    mailFor,
    watched,
  }) => {
    const t = (key: string, params?: Parameters<typeof word>[2]) => word(key, language, params);
    const {
      people: [main],
    } = await freshCompany();
    await enterOnce(page, '/security', main, language);
    await page.getByRole('button', { name: t('security:app.begin') }).click();
    await proveByMail(page, () => mailFor(main.email), language);
    await expect(page.getByRole('img', { name: t('proof:setUp.label') })).toBeVisible();
    const secret = await page.getByText(/^[A-Z2-7]{32}$/).innerText();
    await page.getByLabel(t('proof:setUp.confirm')).fill(await appCode(secret, await bank.now()));
    await page.getByRole('button', { name: t('proof:setUp.act') }).click();
    const codes = page.getByText(/^[a-z0-9]{5}-[a-z0-9]{5}$/);
    await expect(codes).toHaveCount(10);
    const [recovery = ''] = await codes.allInnerTexts();

    const codesMailed = async () => (await bank.mail(main.email)).flatMap(({ code }) => code ?? []);
    /** The password, and then the second step by this way. */
    async function signIn(way: (from: Page) => Promise<void>): Promise<void> {
      await page.evaluate(() => sessionStorage.clear());
      await enterPassword(page, main.email, main.password, language);
      await expect(page.getByRole('heading', { level: 1, name: t('proof:secondStep.title') })).toBeVisible();
      await way(page);
      await page.getByRole('button', { name: t('proof:act') }).click();
      await expect(page).not.toHaveURL(/\/login/);
      await landed(page);
    }
    await signIn(async () => page.getByLabel(t('proof:app')).fill(await appCode(secret, (await bank.now()) + 30_000)));
    await signIn(async () => {
      await page.getByRole('button', { name: t('proof:other.email') }).click();
      await bank.moveClock(90); // a minute between two codes, and the clock is still
      const before = await codesMailed();
      await page.getByRole('button', { name: t('form:otp.send') }).click();
      await expect.poll(async () => (await codesMailed()).length).toBe(before.length + 1);
      const fresh = (await codesMailed()).find((code) => !before.includes(code));
      await page.getByLabel(t('proof:email')).fill(fresh ?? '');
    });
    await signIn(async () => {
      await page.getByRole('button', { name: t('proof:other.recovery') }).click();
      await page.getByLabel(t('proof:recovery')).fill(recovery);
    });
    await page.goto('/security');
    await expect(page.getByText(t('security:codes.left', { count: 9 }))).toBeVisible();
    await bank.moveClock(0);
    expect(watched.faults).toEqual([]);
  });
