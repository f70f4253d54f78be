import { expect, test } from '../../support/fixtures.ts';
import { landed, openPortal } from '../../support/portal.ts';

test('the bell counts, the panel marks, and the bell is quiet', async ({ page, bank, freshCompany }) => {
  const {
    people: [main],
  } = await freshCompany({ balances: { USD: '20000.00' } });
  await openPortal(page, bank.url, '/user_info?part=developers', main);
  await landed(page);
  const webhooks = page.getByRole('region', { name: 'Webhook links' });
  await webhooks.getByLabel('KYC change').fill('https://hooks.example.com/kyc');
  await webhooks.getByRole('button', { name: 'Save links' }).click();
  await expect(webhooks.getByText('Copy it now. It is shown only once.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /Notifications, \d+ unread/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notices' });
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(panel.getByText('All read')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: /unread/ })).toHaveCount(0);
});
