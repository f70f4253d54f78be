/** Webhooks from the link to the partner's own page: set, refused, repeated, verified, tried, and signed with a new secret. */
import { policy } from '@bankside/core/rules/policy/bank-policy.ts';
import { call } from '../../support/client.ts';
import { expect, test } from '../../support/demo-sites.ts';
import { openPortal, landed } from '../../support/portal.ts';
import { languagesOf } from '../../support/ways.ts';
import { word } from '../../support/words.ts';

for (const language of languagesOf('zh'))
  test(`a company sets a link, and its own systems hear of what happens, in ${language} (WEB-01 to WEB-13)`, async ({
    page,
    context,
    bank,
    sites,
    freshCompany,
    watched,
  }) => {
    test.slow();
    const t = (key: string, params?: Parameters<typeof word>[2]) => word(key, language, params);
    const {
      people: [main],
    } = await freshCompany({ approve_status: 3, kyc_status: 1, kyc: 'filled' });
    await bank.settings({ webhook: { retryAfterSec: [] } }); // one try, so that a failure is there at once

    // The partner's own page, open all the time: it asks its server each second.
    const partner = await context.newPage();
    await partner.goto(`${sites.partner.url}/webhooks?lang=en`);
    const heard = (nth: number) => partner.locator('#webhooks-events > li').nth(nth);
    const enter = async (secret: string) => {
      await partner.getByLabel('Signing secret').fill(secret);
      await partner.getByRole('button', { name: 'Save' }).click();
      await expect(partner.getByRole('status')).toHaveText('Saved. Events are verified with it.');
    };

    await openPortal(page, bank.url, '/user_info?part=developers', main, language);
    await landed(page);
    await page.getByLabel(t('options:webhookKinds.kyc_change')).fill(`${sites.partner.url}/webhooks`);
    await page.getByRole('button', { name: t('profile:webhooks.act') }).click();
    const secretOnPage = page.getByText(/^whsec_/);
    const secret = await secretOnPage.innerText();
    await page.reload();
    await landed(page);
    await expect(page.getByText(t('profile:webhooks.has'))).toBeVisible(); // shown once
    await expect(secretOnPage).toHaveCount(0);

    // The test of the new link came before the partner had the secret: refused there, failed here.
    await expect(heard(0)).toContainText('refused: the signature is wrong');
    await page.getByRole('link', { name: t('profile:webhooks.console') }).click();
    await page.getByText('test', { exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('developers:one.title') });
    await expect(dialog.getByText(t('developers:states.failed'))).toBeVisible();
    await expect(dialog.getByLabel(t('developers:one.request'))).toContainText('webhook-signature: v1,');
    await expect(dialog.getByLabel(t('developers:one.answer'))).toContainText('{"genuine":false}');
    await enter(secret);
    await dialog.getByRole('button', { name: t('developers:replay.act') }).click();
    await expect(dialog.getByText(t('developers:states.delivered'))).toBeVisible();
    await expect(heard(0)).toContainText('test · verified');
    await dialog.getByRole('button', { name: t('shared:close') }).click();

    // A real event.
    const { version } = await call(bank.url, '/account/kyc/getKycInfo', {}, main);
    await call(bank.url, '/account/kyc/submit', { version }, main);
    await expect(heard(0)).toContainText('kyc_change · verified');
    await expect(page.getByRole('row').filter({ hasText: 'kyc_change' })).toContainText(t('developers:states.delivered'));

    // A new secret: both sign for a day, so the partner verifies by either.
    await page.getByRole('tab', { name: t('developers:parts.links') }).click();
    const name = t('options:webhookKinds.kyc_change');
    await page.getByRole('button', { name: t('developers:links.testOf', { name }) }).click();
    await expect(heard(0)).toContainText('test · verified');
    await page.getByRole('button', { name: t('developers:links.rotateOf', { name }) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('developers:links.rotate') })
      .click();
    const replaced = await secretOnPage.innerText();
    expect(replaced).not.toBe(secret);
    const events = partner.locator('#webhooks-events > li');
    for (const next of [secret, replaced]) {
      await enter(next);
      const before = await events.count();
      await page.getByRole('button', { name: t('developers:links.testOf', { name }) }).click();
      await expect(events).toHaveCount(before + 1);
      await expect(heard(0)).toContainText('test · verified');
    }

    // A receiver that refuses, and all that failed repeated at once.
    await enter(`whsec_${Buffer.alloc(32, 7).toString('base64')}`);
    await page.getByRole('button', { name: t('developers:links.testOf', { name }) }).click();
    await expect(heard(0)).toContainText('refused: the signature is wrong');
    await enter(replaced);
    await page.getByRole('tab', { name: t('developers:parts.deliveries') }).click();
    await expect(page.getByRole('row').filter({ hasText: t('developers:states.failed') })).toHaveCount(1);
    await page.getByRole('button', { name: t('developers:replayFailed.act') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('developers:replayFailed.act') })
      .click();
    await expect(heard(0)).toContainText('test · verified');
    await expect(page.getByRole('row').filter({ hasText: t('developers:states.failed') })).toHaveCount(0);

    await bank.settings({ webhook: { retryAfterSec: policy.webhook.retryAfterSec } });
    expect(watched.faults).toEqual([]);
  });
