import { expect, test } from '../../support/fixtures.ts';

test('a refused company reads the reason, and asks its relationship manager', async ({ as, freshCompany, page, bank }) => {
  await as('rejected');
  const banner = page.getByRole('region', { name: 'Company verification' });
  await expect(banner.getByText('The certificate of incorporation you sent is cut off on the right')).toBeVisible();
  await expect(page.getByText('Available after verification')).toBeVisible();

  const {
    people: [main],
  } = await freshCompany({ kyc_status: 3, refuse_reason: 'A page is missing.' });
  await page.evaluate(
    ([token, userid]) => (sessionStorage.clear(), sessionStorage.setItem('token', token), sessionStorage.setItem('userid', userid)),
    [main.token, main.userid] as const,
  );
  await page.goto(bank.url);
  await expect(banner.getByText('A page is missing.')).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Correct the details' })).toHaveAttribute('href', /kyc_step/);
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await page.getByRole('textbox', { name: 'Your question' }).fill('Which page?');
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByText('Sent. You have an answer within 3 business days.')).toBeVisible();
});
