import { expect, test } from '../../support/fixtures.ts';
import { openPortal } from '../../support/portal.ts';
import { marlow, transfersOf } from '../../support/transfers.ts';

const sentences = [
  ['', 'Enter the amount'],
  ['0', 'You cannot withdraw, the amount is 0'],
  ['-1', 'You cannot withdraw, the amount is 0'],
  ['1e30', 'Enter an amount in digits, such as 48,500.00'],
  ['💸', 'Enter an amount in digits, such as 48,500.00'],
  ['10.001', 'USD has at most 2 decimals'],
  ['9.99', 'The amount is below the minimum of 10.00 USD.'],
  ['250000.01', 'The amount is above the maximum of 250,000.00 USD.'],
] as const;

test('each amount that cannot go has its sentence at the field, what was typed stays, and nothing is sent', async ({
  bank,
  page,
  freshCompany,
}) => {
  const [owner] = (await freshCompany({ balances: { USD: '260000.00', SGD: '100.00' } })).people;
  if (!owner) throw new Error('an owner');
  await transfersOf(bank.url).addPayee(owner, { ...marlow, purpose: 'rent' });
  await openPortal(page, bank.url, '/blockchain_w/transfer_p_fiat', owner);
  await page.getByRole('button', { name: /Marlow & Finch/ }).click();
  await page.getByLabel('Currency', { exact: true }).selectOption('USD');
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await expect(page.getByText('Available 260,000.00 USD')).toBeVisible();
  for (const [typed, sentence] of sentences) {
    await amount.fill(typed);
    await page.getByRole('button', { name: 'Review transfer' }).click();
    await expect(amount, typed).toHaveAccessibleDescription(new RegExp(sentence.replace(/[.,()]/g, '\\$&')));
    await expect(amount).toBeFocused();
    await expect(amount).toHaveValue(typed === '250000.01' ? '250,000.01' : typed);
  }
  await test.step('what the fees leave over is too little', async () => {
    await page.getByLabel('Currency', { exact: true }).selectOption('SGD');
    await amount.fill('99');
    await page.getByRole('button', { name: 'Review transfer' }).click();
    const note = page.getByRole('alert').filter({ hasText: 'You have 100.00 SGD available' });
    await expect(note).toContainText(
      '144.00 SGD is needed with fees. Pay from your USD balance: the exchange and the payment are made together.',
    );
    await expect(note).toBeFocused();
    await expect(amount).not.toHaveAttribute('aria-invalid', 'true');
  });
  await test.step('an account with nothing in it is not called an amount of 0', async () => {
    await page.getByLabel('Currency', { exact: true }).selectOption('GBP');
    await amount.fill('50');
    await page.getByRole('button', { name: 'Review transfer' }).click();
    await expect(page.getByRole('button', { name: 'Pay from USD' })).toBeVisible();
    await expect(page.getByText('You have no GBP')).toHaveCount(1);
    await expect(page.getByText('You cannot withdraw, the amount is 0')).toHaveCount(0);
  });
  expect(await transfersOf(bank.url).list(owner)).toEqual([]);
  expect((await transfersOf(bank.url).balance(owner, 'USD')).available).toBe('260000.00');
});
