import { expect, test } from '../../support/fixtures.ts';

const cold = '0x3ba9f04c61d27e85C0fe418aD7B3629E5C1F8A40';
/** The same ends, another middle: made to be copied by mistake. */
const poison = '0x3ba9aaaaaad27e85c0fe418ad7b3629e5c1f8a40';

test('an address that looks like another is shown beside it before it is saved', async ({ as, freshCompany }) => {
  const { people } = await freshCompany();
  const page = await as(people[0].email, '/blockchain_w/new_digital_asset');
  const fill = async (name: string, network: string, address: string) => {
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByRole('radio', { name: network }).check();
    await page.getByLabel('Wallet address', { exact: true }).fill(address);
  };
  await fill('Treasury cold wallet', 'TRC20', cold);
  await page.getByRole('button', { name: 'Save wallet address' }).click();
  await expect(page.getByText('This is no valid address on TRC20')).toBeVisible();
  await page.getByRole('radio', { name: 'ERC20' }).check();
  await page.getByRole('button', { name: 'Save wallet address' }).click();
  await expect(page).toHaveURL(/m_m_addr_list$/);
  await expect(page.getByRole('row').filter({ hasText: 'Treasury cold wallet' })).toContainText(cold);

  await page.goto('/blockchain_w/new_digital_asset2');
  await fill('Cold wallet', 'ERC20', poison);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  const dialog = page.getByRole('dialog', { name: 'This address looks like Treasury cold wallet' });
  await expect(dialog.getByRole('region', { name: 'What you entered' }).locator('mark')).toHaveText('aaaaaa');
  await expect(dialog.getByRole('region', { name: 'What you know already' }).locator('mark')).toHaveText('f04c61');
  await expect(dialog.getByRole('button', { name: 'Go back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Wallet address', { exact: true })).toHaveValue(poison);

  await page.getByRole('button', { name: 'Save and continue' }).click();
  await dialog.getByRole('button', { name: 'Save anyway' }).click();
  await expect(page).toHaveURL(/transfer_p_jmhb\?.*address_id=/);
});
