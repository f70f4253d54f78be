import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { landed, openPortal } from '../../support/portal.ts';
import { marlow, transfersOf, typeCode } from '../../support/transfers.ts';

/** By the keyboard alone: to something, and the press. */
async function press(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  await page.getByRole(role, { name }).first().focus();
  await page.keyboard.press('Enter');
}
async function isAtHeading(page: Page, heading: string, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
  await expect(page).toHaveTitle(`${title} · Bankside`);
}

test('each step of a transfer, of an exchange and of saving a payee begins at its heading, and the title names it', async ({
  bank,
  page,
  freshCompany,
}) => {
  const [owner] = (await freshCompany({ balances: { USD: '5000.00' } })).people;
  await transfersOf(bank.url).addPayee(owner, { ...marlow, purpose: 'rent' });
  await openPortal(page, bank.url, '/blockchain_w/transfer_p_fiat', owner);
  await landed(page);

  await test.step('a transfer', async () => {
    await expect(page).toHaveTitle('Transfer · Bankside');
    await press(page, 'button', /Marlow & Finch/);
    await isAtHeading(page, 'Pay Marlow & Finch Ltd', 'Amount and purpose · Transfer');
    await page.getByLabel('Currency', { exact: true }).selectOption('USD');
    await page.getByRole('textbox', { name: 'Amount' }).focus();
    await page.keyboard.type('50');
    await press(page, 'button', 'Review transfer');
    await isAtHeading(page, 'Check before you send', 'Review · Transfer');
    await expect(page.getByText(/^Sent to .•••••/)).toBeVisible(); // one code a minute
    await press(page, 'button', 'Change');
    await isAtHeading(page, 'Pay Marlow & Finch Ltd', 'Amount and purpose · Transfer');
    await press(page, 'button', 'Review transfer');
    await typeCode(page, bank, owner.email);
    await press(page, 'button', 'Send 50.00 USD');
    await isAtHeading(page, 'Transfer submitted', 'Submitted · Transfer');
    await press(page, 'button', 'Another transfer');
    await isAtHeading(page, 'Who do you want to pay?', 'Transfer');
  });

  await test.step('an exchange', async () => {
    await press(page, 'link', 'Exchange');
    await isAtHeading(page, 'Exchange', 'Exchange');
    await page.getByRole('textbox').first().focus();
    await page.keyboard.type('100');
    await press(page, 'button', 'Review exchange');
    await isAtHeading(page, 'Exchange', 'Review · Exchange');
    await press(page, 'button', /^Exchange 100/);
    await isAtHeading(page, 'Exchange', 'Done · Exchange');
  });

  await test.step('a payee that is saved', async () => {
    await press(page, 'link', 'Payees and addresses');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await press(page, 'link', 'Marlow & Finch Ltd');
    await expect(page.getByRole('heading', { level: 1, name: 'Marlow & Finch Ltd' })).toBeFocused();
    await press(page, 'link', 'Edit');
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Marlow & Finch Ltd' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Bank name' }).focus();
    await page.keyboard.type(' London');
    await press(page, 'button', /Save/);
    await isAtHeading(page, 'Payees and addresses', 'Payees');
  });
});

test('a changed password leaves focus at its heading', async ({ bank, page, freshCompany }) => {
  const [owner] = (await freshCompany({ balances: { USD: '5000.00' } })).people;
  await openPortal(page, bank.url, '/security', owner);
  await landed(page);
  const part = page.getByRole('region', { name: 'Password', exact: true });
  await part.getByLabel('Current password').fill(owner.password);
  await part.getByLabel('New password', { exact: true }).fill('Kanda-Works-9');
  await part.getByLabel('Confirm new password').fill('Kanda-Works-9');
  await press(page, 'button', 'Change password');
  await expect(part.getByRole('heading', { level: 2 })).toBeFocused();
});
