import { expect, test } from '../../support/fixtures.ts';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');

test('what was typed stays while the dialog is closed; sent, it has a number (PRO-09)', async ({ as }) => {
  const page = await as('owner');
  await page.getByRole('button', { name: 'Feedback' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send feedback' });
  await dialog.getByLabel('Your message').fill('The advice prints twice.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Feedback' }).click();
  await expect(dialog.getByLabel('Your message')).toHaveValue('The advice prints twice.');
  await dialog.locator('input[type=file]').first().setInputFiles({ name: 'advice.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'advice.pdf' })).toContainText('Received');
  await dialog.getByRole('button', { name: 'Send feedback' }).click();
  const thanks = page.getByRole('dialog', { name: 'Thank you' });
  await expect(thanks.getByText(/^[\da-f-]{36}$/)).toBeVisible();
  await thanks.getByRole('button', { name: 'Close' }).click();
  await expect(thanks).toHaveCount(0);
});
