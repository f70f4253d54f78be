import { expect, test } from '../../support/fixtures.ts';
import { landed, openPortal } from '../../support/portal.ts';
import { transfersOf, typeCode } from '../../support/transfers.ts';

test('money goes to another account of the bank at once, once its name is known; both books agree', async ({
  bank,
  page,
  freshCompany,
}) => {
  const company = await freshCompany({ balances: { USD: '5000.00' } });
  const other = await freshCompany({ project_name: 'Kestrel Freight Pte. Ltd.', balances: { USD: '10.00' } });
  const [owner] = company.people;
  const [receiver] = other.people;
  if (!owner || !receiver) throw new Error('two owners');
  const transfers = transfersOf(bank.url);
  await openPortal(page, bank.url, '/blockchain_w/transfer_p_fiat', owner);
  await landed(page);
  await page.getByRole('link', { name: 'Pay another Bankside account' }).click();
  const number = page.getByRole('textbox', { name: 'Account number' });
  await number.fill('8830 0000');
  await page.getByRole('textbox', { name: 'Amount' }).fill('1250.50');
  await page.getByRole('textbox', { name: /Reference/ }).fill('Freight, October');
  await page.getByRole('button', { name: 'Review transfer' }).click();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await number.fill('883000000000');
  await expect(page.getByText(/We can’t find this account/).first()).toBeVisible();
  await number.fill(other.account_number);
  await expect(page.getByText('This account belongs to Kestrel F…')).toBeVisible();
  await page.getByRole('button', { name: 'Review transfer' }).click();
  const purpose = page.getByRole('combobox', { name: 'Purpose' });
  await expect(purpose).toHaveAttribute('aria-invalid', 'true');
  await purpose.selectOption('freight_and_logistics');
  await page.getByRole('button', { name: 'Review transfer' }).click();
  await expect(page.getByText('Kestrel F… receives')).toBeVisible();
  await expect(page.getByText('We ask for a code because you have not paid this recipient before.')).toBeVisible();
  await typeCode(page, bank, owner.email);
  await page.getByRole('button', { name: 'Send 1,250.50 USD' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transfer completed');
  await expect(page.getByText('1,250.50 USD sent')).toBeVisible();
  expect(await transfers.only(owner)).toMatchObject({ amount: '-1250.50', status: 'success', reference: 'Freight, October' });
  expect((await transfers.balance(owner, 'USD')).book).toBe('3749.50');
  expect((await transfers.balance(receiver, 'USD')).book).toBe('1260.50');
  await page.getByRole('link', { name: 'Details' }).click();
  await expect(page.getByText('Freight, October')).toBeVisible();
});
