import { call } from '../../support/client.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/people.ts';
import { landed, openPortal } from '../../support/portal.ts';
import { word } from '../../support/words.ts';

const say = (key: string, params?: Record<string, string | number>) => word(`deposits:${key}`, 'en', params);
const slip = {
  name: 'slip.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
};

test('announces a wire with every rule at its field; it comes, is converted, and every figure agrees', async ({
  bank,
  page,
  freshCompany,
}) => {
  const company = await freshCompany({});
  const [owner] = company.people;
  if (!owner) throw new Error('an owner');
  const field = (name: string) => page.getByRole('textbox', { name });
  const send = () => page.getByRole('button', { name: say('request.send') }).click();

  await openPortal(page, bank.url, '/blockchain_d', owner);
  await landed(page);
  await expect(page).toHaveURL(/deposit_fiat$/);

  const { fiat } = await call(bank.url, '/deposit/details', { currency: 'SGD' }, owner);
  await test.step('the details of a currency, and the reference that must be quoted', async () => {
    await page.getByRole('radio', { name: 'SGD' }).check({ force: true });
    await expect(page).toHaveURL(/currency=SGD/);
    await expect(page.getByText(fiat?.reference ?? '').first()).toBeVisible();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: say('details.copyAll') }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    for (const value of Object.values(fiat ?? {}))
      expect(copied).toContain(value.replace(/\s+/g, '') === value ? value : value.slice(0, 4));
    expect(copied).toContain(`${say('details.currency')}: SGD`);
  });

  await test.step('what is missing or too little is said at its field, and nothing typed is lost', async () => {
    await page.getByRole('radio', { name: 'USD', exact: true }).check({ force: true });
    await send();
    for (const [key, count] of [
      ['rules:purposeBlank', 1],
      ['rules:nameBlank', 1],
    ] as const)
      await expect(page.getByText(word(key)).first()).toHaveCount(count);
    await field(say('request.amount')).fill('500');
    await page.getByRole('radio', { name: 'USDC' }).check({ force: true });
    await page.getByRole('combobox', { name: say('request.purpose') }).selectOption('capital_injection');
    await field(say('request.sender')).fill('Northgate Components GmbH');
    await page.locator('input[type="file"]').first().setInputFiles(slip);
    await expect(page.getByText('slip.pdf')).toBeVisible();
    await expect(page.getByText('Received', { exact: true })).toBeVisible();
    await send();
    await expect(field(say('request.amount'))).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(/below the minimum of 10,000.00 USD/)).toBeVisible();
    await expect(field(say('request.sender'))).toHaveValue('Northgate Components GmbH');
  });

  const announced = await test.step('announced: nothing is booked yet', async () => {
    await field(say('request.amount')).fill('12000');
    await send();
    await expect(page.getByText(say('sent.title', { amount: '12,000.00 USD' }))).toBeVisible();
    await expect(page.getByText(say('sent.converted', { asset: 'USDC' }))).toBeVisible();
    const { list } = await call(bank.url, '/deposit/record', {}, owner);
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ amount: '12000.00', currency: 'USD', status: 'pending_approval' });
    expect(await balances()).toEqual({});
    return list[0]?.id ?? '';
  });
  async function balances(): Promise<Record<string, string>> {
    const { figures } = await call(bank.url, '/dashboard/home', {}, owner ?? { token: '', userid: '' });
    const some = (figures?.balances ?? []).filter(({ book }) => /[1-9]/.test(book));
    return Object.fromEntries(some.map(({ currency, book }) => [currency, book]));
  }

  await test.step('it comes and is converted; the record leads to its conversion', async () => {
    const staff = await bank.session(people.staff);
    for (const event of ['receive', 'settle'] as const) {
      const { record } = await call(bank.url, '/deposit/get', { id: announced }, owner);
      await call(
        bank.url,
        '/admin/deposit/decide',
        { company_id: company.company_id, id: announced, version: record.version, event },
        staff,
        { 'idempotency-key': crypto.randomUUID() },
      );
    }
    const { record } = await call(bank.url, '/deposit/get', { id: announced }, owner);
    expect(record).toMatchObject({ status: 'success', convert_to: 'USDC' });
    const [conversion] = record.related;
    expect(conversion?.type).toBe('exchange');
    const exchanged = await call(bank.url, '/transaction/get', { id: conversion?.id ?? '' }, owner);
    expect(exchanged).toMatchObject({ sold_currency: 'USD', currency: 'USDC' });
    expect(await balances()).toEqual({ USDC: exchanged.amount });
    await page.getByRole('link', { name: say('sent.see') }).click();
    await landed(page);
    await expect(page.locator('dl data').last()).toHaveAttribute('value', '12000.00');
    await page.getByRole('link', { name: conversion?.number ?? '' }).click();
    await landed(page);
    await expect(page.locator(`data[value="${exchanged.amount}"]`).first()).toBeVisible();
  });
});

test('a link to a deposit that lost its number says so and leads back', async ({ bank, page, freshCompany }) => {
  const [owner] = (await freshCompany({})).people;
  if (!owner) throw new Error('an owner');
  for (const query of ['', '?id=nobody']) {
    await openPortal(page, bank.url, `/blockchain_d/transaction_h_info${query}`, owner);
    await expect(page.getByRole('heading', { name: say('records.missing') })).toBeVisible();
  }
  await page
    .getByRole('link', { name: say('tabs.records') })
    .last()
    .click();
  await expect(page.getByRole('heading', { name: say('records.none') })).toBeVisible();
});
