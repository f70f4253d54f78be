import { call } from '../../support/client.ts';
import { pathOf } from '@bankside/core/rules/places.ts';
import { expect, test } from '../../support/fixtures.ts';
import { handsOn } from '../../support/hands.ts';
import { landed, openPortal } from '../../support/portal.ts';
import { transfersOf, typeCode } from '../../support/transfers.ts';

const query = (href: string | null) => Object.fromEntries(new URL(href ?? '', 'http://bank').searchParams);

test('a new payee is paid in a currency that is not there from another balance: one quote, 7 presses and 8 fields at most (TRF-31, TRF-35)', async ({
  bank,
  page,
  freshCompany,
}) => {
  const [owner] = (await freshCompany({ balances: { USD: '60000.00', SGD: '900.00' } })).people;
  const { done, press, fill } = handsOn(page);
  const button = (name: string) => page.getByRole('button', { name });
  await openPortal(page, bank.url, '/', owner);
  await press(page.getByRole('navigation').getByRole('link', { name: 'Transfer', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who do you want to pay?');
  await press(page.getByRole('link', { name: 'New payee' }));
  await fill('Payee name', 'Rheintal Maschinen GmbH');
  await fill('Bank account number', 'DE89 3704 0044 0532 0130 00');
  await fill('SWIFT code', 'COBADEFF');
  await expect(page.getByLabel('Bank name')).toHaveValue('Commerzbank');
  await expect(page.getByLabel('Country of the bank')).toHaveValue('Germany');
  await fill('Bank address', 'Unter Sachsenhausen 21, Köln');
  await fill('Purpose of transaction', 'Supplier payment');
  await press(button('Save and continue'));
  await expect(page.getByLabel('Currency', { exact: true })).toHaveValue('EUR'); // the payee’s country
  await fill('Amount', '1234.56');
  const note = page.getByRole('alert').filter({ hasText: 'You have no EUR' });
  await expect(page.getByText('You cannot withdraw, the amount is 0')).toHaveCount(0);
  await press(note.getByRole('button', { name: 'Pay from USD' }));
  await expect(note).toHaveCount(0);
  await expect(page.getByLabel('Pay from')).toHaveValue('USD');
  const summary = page.getByRole('complementary').filter({ hasText: 'Summary' });
  await expect(summary).toContainText(/Market rate.*Our margin \(0\.50 %\).*Pays for the transfer.*Your rate.*Leaves your USD balance/s);
  const sold = (await summary.locator('data').last().getAttribute('value')) ?? '';
  await page.reload(); // what is chosen is kept
  await expect(summary.locator('data').last()).toHaveAttribute('value', sold);
  const [arrives, leaves] = [page.getByLabel('Amount', { exact: true }), page.getByLabel('Leaves this balance')];
  const grouped = sold.replace(/\B(?=\d{3}\.)/, ',');
  await expect(leaves).toHaveValue(grouped);
  await leaves.fill('1000'); // either amount can be typed: the other follows (TRF-37)
  await expect(arrives).toHaveValue(/^8\d\d\.\d\d$/);
  await expect(summary.locator('data').last()).toHaveAttribute('value', /^(1000\.00|999\.99)$/);
  await arrives.fill('1234.56');
  await expect(leaves).toHaveValue(grouped);
  await press(button('Review transfer'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check before you send');
  await expect(page.getByText('Leaves your USD balance')).toBeVisible();
  await expect(page.getByText(/^USD account/)).toBeVisible(); // the balance that pays
  await typeCode(page, bank, owner.email);
  done.fields += 1;
  await press(button('Send 1,234.56 EUR'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/submitted/);
  await expect(page.getByText('Left the USD balance')).toBeVisible();
  expect(done).toEqual({ presses: 6, fields: 7 });
  const { list } = await call(bank.url, '/transaction/record', { type: ['transfer', 'exchange'] }, owner);
  expect(list.map(({ type, currency, sold_currency }) => [type, currency, sold_currency])).toEqual(
    expect.arrayContaining([
      ['transfer', 'EUR', null],
      ['exchange', 'EUR', 'USD'],
    ]),
  );
  expect(list.find(({ type }) => type === 'exchange')?.sold_amount).toBe(sold);
  await page.goto(pathOf('transaction', { id: list.find(({ type }) => type === 'transfer')?.id ?? '' }));
  await expect(page.getByText('Left the USD balance')).toBeVisible();
  await expect(page.getByText('USD account', { exact: true })).toBeVisible();
});

test('a payment of which a part is there leads to the exchange that covers it, and back to what was typed', async ({
  bank,
  page,
  freshCompany,
}) => {
  const [owner] = (await freshCompany({ balances: { EUR: '500.00', SGD: '1500.00' } })).people;
  await transfersOf(bank.url).addPayee(owner);
  await openPortal(page, bank.url, '/blockchain_w/transfer_p_fiat', owner);
  await page.getByRole('button', { name: /Marlow & Finch/ }).click();
  await page.getByLabel('Currency', { exact: true }).selectOption('EUR');
  await page.getByRole('textbox', { name: 'Amount' }).fill('1234.56');
  await page.getByRole('textbox', { name: /Reference/ }).fill('Invoice 7');
  const note = page.getByRole('alert').filter({ hasText: 'You have 500.00 EUR available' });
  await expect(note).toContainText('1,266.56 EUR is needed with fees. Exchange SGD for 766.56 EUR, then pay.');
  await expect(page.getByText('You cannot withdraw, the amount is 0')).toHaveCount(0);
  await expect(page.getByRole('complementary').locator('data')).toHaveText([/1,234.56/, /32.00/, /1,266.56/]);
  const way = note.getByRole('link', { name: 'Exchange' });
  expect(query(await way.getAttribute('href'))).toEqual({ from: 'SGD', to: 'EUR', receive: '766.56' });
  await page.getByRole('button', { name: 'Review transfer' }).click();
  await expect(note).toBeFocused();
  await way.click(); // and nobody asks about leaving: what is typed is kept
  await landed(page);
  await expect(page).toHaveURL(/\/fx/);

  await expect(page.getByRole('textbox', { name: 'You receive' })).toHaveValue('766.56');
  await page.getByRole('button', { name: 'Review exchange' }).click();
  await page.getByRole('button', { name: /^Exchange [\d,.]+ SGD$/ }).click();
  await page.getByRole('link', { name: 'Continue your payment' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay Marlow & Finch Ltd');
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('1,234.56');
  await expect(page.getByRole('textbox', { name: /Reference/ })).toHaveValue('Invoice 7');
  await expect(page.getByLabel('Currency', { exact: true })).toHaveValue('EUR');
  await page.getByRole('button', { name: 'Review transfer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check before you send');
});

test('a wallet transfer of who may not exchange says who may, and one that nothing covers leads to a deposit', async ({
  bank,
  page,
  context,
  freshCompany,
}) => {
  const { people } = await freshCompany({ balances: { USD: '5000.00' }, users: [{ authjson: ['11-2'], full_name: 'Aiko Hasegawa' }] });
  const [owner, clerk] = people;
  if (!clerk) throw new Error('a clerk');
  const wallet = { name: 'Treasury cold wallet', address: '0x3ba9f04c61d27e85C0fe418aD7B3629E5C1F8A40', network: 'ERC20' } as const;
  await call(bank.url, '/withdraw/address/add', wallet, owner, { 'idempotency-key': crypto.randomUUID() });
  await openPortal(page, bank.url, '/blockchain_w/transfer_p_jmhb', clerk);
  await page.getByRole('button', { name: /Treasury cold wallet/ }).click();
  await page.getByLabel('Asset').selectOption('USDC');
  await page.getByRole('textbox', { name: 'Amount' }).fill('100');
  const note = page.getByRole('alert').filter({ hasText: 'You have no USDC' });
  await expect(note).toContainText(`${owner.full_name} can exchange 104.18 USDC from USD, then you can pay.`);
  await expect(note.getByRole('link')).toHaveCount(0);

  const own = await context.newPage();
  await openPortal(own, bank.url, '/blockchain_w/transfer_p_jmhb', owner);
  await own.getByRole('button', { name: /Treasury cold wallet/ }).click();
  await own.getByLabel('Asset').selectOption('USDC');
  await own.getByRole('textbox', { name: 'Amount' }).fill('9000');
  const other = own.getByRole('alert').filter({ hasText: 'You have no USDC' });
  await expect(other).toContainText(/No other balance covers the missing 9,0\d\d\.\d+ USDC\. Make a deposit first\./);
  await expect(other.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', /deposit_jmhb/);
});
