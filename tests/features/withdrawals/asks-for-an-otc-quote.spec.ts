import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/people.ts';
import { landed, openPortal } from '../../support/portal.ts';
import { transfersOf } from '../../support/transfers.ts';

test('who has only OTC asks for a quote; it is too small, then large enough; the bank quotes, the client accepts', async ({
  bank,
  page,
  freshCompany,
}) => {
  const company = await freshCompany({ balances: { USD: '400000.00' }, users: [{ authjson: ['5'], full_name: 'Jonas Weber' }] });
  const [owner, dealer] = company.people;
  if (!dealer) throw new Error('a dealer');
  const transfers = transfersOf(bank.url);
  await openPortal(page, bank.url, '/otc', dealer);
  await landed(page);
  await expect(page.getByText('No open requests.')).toBeVisible();
  await page.getByRole('textbox', { name: 'You sell' }).fill('5000');
  await expect(page.getByText('You can ask for a quote from 100,000.00 USD')).toBeVisible();
  await page.getByRole('button', { name: 'Review request' }).click();
  await expect(page.getByText('The amount is below the minimum of 100,000.00 USD.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'You sell' }).fill('150000');
  await page.getByRole('button', { name: 'Review request' }).click();
  await expect(page.getByText(/We will quote a rate for you to accept or decline/)).toBeVisible();
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText('Your request is with the bank')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Open requests' }).getByRole('row')).toHaveCount(2);

  const made = await transfers.only(owner);
  expect(made).toMatchObject({ sold_amount: '150000.00', currency: 'USDC', status: 'admin_review' });
  expect(await transfers.balance(owner, 'USD')).toEqual({ book: '400000.00', available: '250000.00' });
  await transfers.quote(await bank.session(people.staff), company.company_id, owner, made.id, '0.997');
  await page.getByRole('link', { name: 'Details' }).click();
  await expect(page.getByText('The bank quotes 1 USD = 0.997 USDC')).toBeVisible();
  await page.getByRole('button', { name: 'Accept 149,550.00 USDC' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept 149,550.00 USDC' }).click();
  await expect(page.locator('[part=step][aria-current]')).toHaveCount(0); // nothing is still to come
  expect(await transfers.balance(owner, 'USD')).toEqual({ book: '250000.00', available: '250000.00' });
  expect(await transfers.balance(owner, 'USDC')).toEqual({ book: '149550.000000', available: '149550.000000' });
});
