/** The errands of every day, counted from home: as short as anywhere, and not longer than they were (the payee's is TRF-31). */
import { call } from '../../support/client.ts';
import { expect, test } from '../../support/fixtures.ts';
import { handsOn } from '../../support/hands.ts';
import { people } from '../../support/people.ts';
import { landed, openPortal } from '../../support/portal.ts';
import { marlow, transfersOf, typeCode } from '../../support/transfers.ts';
import { word } from '../../support/words.ts';

test('what can be spent in USD and what waits for me: nothing is pressed', async ({ as, bank }) => {
  const page = await as('owner', '/');
  const { figures } = await call(bank.url, '/dashboard/home', {}, await bank.session(people.owner));
  const usd = figures?.balances.find(({ currency }) => currency === 'USD');
  const row = page.getByRole('row').filter({ hasText: 'USD US dollar' });
  await expect(row.locator('data')).toHaveAttribute('value', usd?.available ?? 'none');
  await expect(
    page
      .getByRole('region', { name: word('home:needs.title') })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
});

test('March’s statement as a PDF: 4 presses and a choice', async ({ as }) => {
  const page = await as('owner', '/');
  const { done, press, field } = handsOn(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await press(page.getByRole('navigation').getByRole('link', { name: 'Transactions', exact: true }));
  await press(button('Statements'));
  await field(() => page.getByRole('combobox', { name: 'Period' }).selectOption('2025-03'));
  await press(button('Show statement'));
  await expect(page).toHaveURL('/pdf1?currency=USD&from=2025-03-01&to=2025-03-31');
  const [file] = await Promise.all([page.waitForEvent('download'), press(button('PDF'))]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  expect(done).toEqual({ presses: 4, fields: 1 });
});

test('bank details for a payer: one press', async ({ as }) => {
  const page = await as('owner', '/');
  const { done, press } = handsOn(page);
  await press(page.getByRole('button', { name: word('home:bank.act') }));
  await expect(page.getByRole('dialog', { name: word('home:bank.title') })).toContainText('BKSDSGSG');
  expect(done).toEqual({ presses: 1, fields: 0 });
});

test('a deposit address: two presses and the tick', async ({ bank, page, freshCompany }) => {
  const [owner] = (await freshCompany({ balances: { USD: '900.00' } })).people;
  await openPortal(page, bank.url, '/', owner);
  await landed(page);
  const { done, press, field } = handsOn(page);
  await press(page.getByRole('navigation').getByRole('link', { name: 'Deposit', exact: true }));
  await press(page.getByRole('link', { name: word('deposits:tabs.digital'), exact: true }));
  await field(() => page.getByRole('checkbox').first().check({ force: true }));
  await expect(page.getByRole('button', { name: word('deposit-address:address.copy') })).toBeVisible();
  expect(done).toEqual({ presses: 2, fields: 1 });
});

test('an exchange: 3 presses and the amount', async ({ bank, page, freshCompany }) => {
  const [owner] = (await freshCompany({ balances: { USD: '5000.00' } })).people;
  await openPortal(page, bank.url, '/', owner);
  await landed(page);
  const { done, press, fill } = handsOn(page);
  await press(page.getByRole('navigation').getByRole('link', { name: 'Exchange', exact: true }));
  await fill('You sell', '100');
  await press(page.getByRole('button', { name: 'Review exchange' }));
  await press(page.getByRole('button', { name: /^Exchange 100/ }));
  await expect(page.getByText(word('withdrawals:exchange.done.text'))).toBeVisible();
  expect(done).toEqual({ presses: 3, fields: 1 });
});

test('another password: 2 presses and 3 fields', async ({ bank, page, freshCompany }) => {
  const [owner] = (await freshCompany()).people;
  await openPortal(page, bank.url, '/', owner);
  await landed(page);
  const { done, press, field } = handsOn(page);
  await press(page.getByRole('navigation').getByRole('link', { name: 'Security', exact: true }));
  const part = page.getByRole('region', { name: 'Password', exact: true });
  await field(() => part.getByLabel('Current password').fill(owner.password));
  await field(() => part.getByLabel('New password', { exact: true }).fill('Kanda-Works-9'));
  await field(() => part.getByLabel('Confirm new password').fill('Kanda-Works-9'));
  await press(part.getByRole('button', { name: 'Change password' }));
  await expect(part.getByText('Password changed. Your other sessions have ended.')).toBeVisible();
  expect(done).toEqual({ presses: 2, fields: 3 });
});

test('digital assets to a new wallet: 5 presses, 5 fields with the code', async ({ bank, page, freshCompany }) => {
  const [owner] = (await freshCompany({ balances: { USDC: '9000.00' } })).people;
  await openPortal(page, bank.url, '/', owner);
  await landed(page);
  const { done, press, fill, field } = handsOn(page);
  await press(page.getByRole('navigation').getByRole('link', { name: 'Transfer', exact: true }));
  await press(page.getByRole('link', { name: 'New wallet address' }));
  await field(() => page.getByRole('radio', { name: /ERC20/ }).check({ force: true }));
  await fill('Name', 'Cold wallet');
  await fill('Wallet address', '0x3ba9f04c61d27e85C0fe418aD7B3629E5C1F8A40');
  await press(page.getByRole('button', { name: 'Save and continue' }));
  await fill('Amount', '120');
  await press(page.getByRole('button', { name: 'Review transfer' }));
  await field(() => typeCode(page, bank, owner.email));
  await press(page.getByRole('button', { name: /^Send 120/ }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/submitted/);
  expect(done).toEqual({ presses: 5, fields: 5 });
});

test('staff release a transfer: 3 presses, the last of which names the sum', async ({ bank, page, freshCompany }) => {
  const {
    people: [owner],
    project_name,
  } = await freshCompany({ balances: { USD: '9000.00' } });
  const { id: payee_id } = await transfersOf(bank.url).addPayee(owner, { ...marlow, purpose: 'rent' });
  const order = { transfer_type: 'payee', currency: 'USD', amount: '1250', payee_id } as const;
  const { quote_id } = await call(bank.url, '/withdraw/crypto/calc', order, owner);
  await call(bank.url, '/sendEmail', { purpose: 'withdraw', quote_id }, owner); // a payee who was never paid takes a code
  const email_code = (await bank.mail(owner.email)).find(({ code }) => code)?.code ?? '';
  const paid = { ...order, purpose: 'rent', reference: 'INV-1', quote_id, email_code } as const;
  await call(bank.url, '/withdraw/crypto/withdraw', paid, owner, { 'idempotency-key': crypto.randomUUID() });
  await openPortal(page, bank.url, '/back-office', await bank.session(people.staff));
  const { done, press } = handsOn(page);
  await press(page.getByRole('row').filter({ hasText: project_name }));
  await press(page.getByRole('dialog').getByRole('button', { name: /^Release 1,250\.00 USD/ }));
  await press(
    page
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: /^Release 1,250\.00 USD/ }),
  );
  await expect(page.getByText(/released: 1,250\.00 USD to/)).toBeVisible();
  expect(done).toEqual({ presses: 3, fields: 0 });
});
