import { expect, test } from '../../support/fixtures.ts';

const fees = [
  { last4: '1001', holder_name: 'Aiko Mori', due_in: 20 },
  { last4: '1002', holder_name: 'Jun Park', due_in: -10, status: 'overdue', tier: 'prestige' },
  { last4: '1003', holder_name: 'Mei Tan', due_in: -100, status: 'paid' },
] as const;

test('a clerk pays an overdue fee, reads what is missing for another, stops and resumes a renewal', async ({
  as,
  freshCompany,
  mailFor,
}) => {
  const { people } = await freshCompany({
    balances: { USD: '200.00', USDC: '20' },
    annual_fees: [...fees],
    users: [{ full_name: 'Aiko Mori', authjson: ['13', '3-2'] }],
  });
  const page = await as(people[1]?.email ?? '', '/renew');
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(5); // with the next year of the paid one
  await expect(rows.nth(1)).toContainText('Jun Park');
  const fact = (label: string) => page.getByRole('definition').filter({ has: page.locator(`xpath=preceding-sibling::dt[.="${label}"]`) });

  await page.getByRole('button', { name: 'Renewal', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Overdue' }).check();
  await expect(rows).toHaveCount(2);
  await page.reload();
  await expect(rows).toHaveCount(2);
  await rows.nth(1).click();
  await expect(page.getByRole('heading', { level: 1, name: '•••• 1002 · Jun Park' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('button', { name: 'Pay 120.00 USD' }).click();
  await expect(fact('Payment')).toHaveText('Paid');
  const letter = await mailFor(people[0].email);
  expect(letter.subject).toBe('Annual fee of card •••• 1002 paid');

  await page.getByRole('link', { name: 'Annual fees', exact: true }).first().click();
  await page.getByRole('row', { name: /Aiko Mori/ }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'USDC' }).check();
  await expect(dialog.getByText(/^4\d\.\d+ USDC is missing$/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Top up the wallet with USDC' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Stop renewal' }).click();
  await dialog.getByRole('button', { name: 'Stop renewal' }).click();
  await expect(fact('Renewal')).toHaveText('Discontinued');
  await page.reload();
  await expect(fact('Renewal')).toHaveText('Discontinued');
  await page.getByRole('button', { name: 'Resume renewal' }).click();
  await dialog.getByRole('button', { name: 'Resume renewal' }).click();
  await expect(fact('Renewal')).toHaveText('Upcoming');
});

test('the file of the list has what is filtered', async ({ as, freshCompany }) => {
  const { people } = await freshCompany({ balances: { USD: '200.00' }, annual_fees: [...fees] });
  const page = await as(people[0].email, '/renew?payment=overdue');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('radio', { name: 'CSV' }).check();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^annual-fees-\d{4}-\d\d-\d\d\.csv$/);
});

test('a person without code 13 does not reach it', async ({ as, freshCompany }) => {
  const { people } = await freshCompany({ annual_fees: fees.slice(0, 2), users: [{ authjson: ['2'] }] });
  const page = await as(people[1]?.email ?? '', '/renew');
  await expect(page).not.toHaveURL(/renew/);
  await expect(page.getByText('Jun Park')).toHaveCount(0);
});
