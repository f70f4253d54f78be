import { withAuthenticator } from '../../support/authenticator.ts';
import { test, expect } from '../../support/fixtures.ts';
import { expectFieldsWideEnough } from '../../support/page-checks.ts';
import { enterOnce, landed, proveByMail } from '../../support/portal.ts';
import { languagesOf } from '../../support/ways.ts';
import { word } from '../../support/words.ts';

for (const language of languagesOf('en'))
  test(`adds a passkey, and signs in with it alone, without email and password, in ${language} (ACC-37, ACC-38)`, async ({
    page,
    freshCompany,
    mailFor,
    watched,
  }) => {
    const t = (key: string, params?: Parameters<typeof word>[2]) => word(key, language, params);
    const { people } = await freshCompany();
    await withAuthenticator(page);
    await enterOnce(page, '/security', people[0], language);
    await page.getByRole('button', { name: t('security:passkeys.add') }).click();
    await expectFieldsWideEnough(page, 'the dialog that asks for a code');
    await proveByMail(page, () => mailFor(people[0].email), language);
    await expect(page.getByText(t('security:passkeys.named', { number: 1 }), { exact: true })).toBeVisible();
    await expect(page.getByText(/^[a-z0-9]{5}-[a-z0-9]{5}$/)).toHaveCount(10);
    await page.evaluate(() => sessionStorage.clear());
    const signedIn = page.waitForResponse('**/account/security/passkey/signIn');
    await page.goto('/login');
    // the browser offers it in the email field, and the virtual device may accept by itself; else the button is pressed
    void page
      .getByRole('button', { name: t('proof:passkey.signIn') })
      .click()
      .catch(() => undefined);
    expect(await (await signedIn).json()).toMatchObject({ code: 200, data: { userid: people[0].userid } });
    await expect(page).toHaveURL(/\/$/);
    await landed(page);
    expect(watched.faults).toEqual([]);
  });
