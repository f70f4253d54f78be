import { call } from '../../support/client.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/people.ts';
import { landed, openPortal } from '../../support/portal.ts';
import { transfersOf, typeCode } from '../../support/transfers.ts';

test('a clerk pays a supplier, the owner approves, the bank sends: every figure is the ledger’s', async ({
  bank,
  context,
  page,
  freshCompany,
}) => {
  const company = await freshCompany({
    balances: { USD: '625323.42' },
    users: [{ authjson: ['1', '1-1', '2', '11-1'], full_name: 'Jonas Weber' }],
  });
  const [owner, clerk] = company.people;
  if (!owner || !clerk) throw new Error('an owner and a clerk');
  const transfers = transfersOf(bank.url);
  await transfers.addPayee(owner);

  await test.step('the owner sets the rule', async () => {
    await openPortal(page, bank.url, '/user_info?part=approvals', owner);
    await landed(page);
    const rules = page.getByRole('region', { name: 'Approval rules' });
    await rules.getByRole('button', { name: 'Add a rule' }).click();
    const form = page.getByRole('dialog', { name: 'Add an approval rule' });
    await form.getByRole('textbox', { name: 'Above' }).fill('10000');
    await form.getByRole('button', { name: 'Save rule' }).click();
    const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await proof.getByRole('button', { name: 'Send code' }).click();
    const mailed = async () => (await bank.mail(owner.email)).find(({ template }) => template === 'code_proof')?.code ?? '';
    await expect.poll(mailed).not.toBe('');
    await proof.getByRole('textbox', { name: 'Code from the email' }).fill(await mailed());
    await proof.getByRole('button', { name: 'Continue' }).click();
    await expect(rules.getByText('All transfers above 10,000.00 USD need one other person')).toBeVisible();
  });

  const desk = await context.newPage();
  await test.step('the clerk makes it', async () => {
    await openPortal(desk, bank.url, '/blockchain_w/transfer_p_fiat', clerk);
    await desk.getByRole('button', { name: /Marlow & Finch/ }).click();
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Pay Marlow & Finch Ltd');
    await expect(desk.getByLabel('Currency', { exact: true })).toHaveValue('GBP'); // the payee’s country, until there is a last payment
    await desk.getByLabel('Currency', { exact: true }).selectOption('USD');
    await expect(desk.getByText('Available 625,323.42 USD')).toBeVisible();
    await expect(desk.getByText('Daily limit left 500,000.00 USD')).toBeVisible();
    await expect(desk.getByText('Per transfer: 10.00 USD to 250,000.00 USD')).toBeVisible();
    await desk.getByRole('textbox', { name: 'Amount' }).fill('18500');
    await desk.getByRole('textbox', { name: /Reference/ }).fill('Invoice MF-2291');
    await expect(desk.getByText('15 / 35')).toBeVisible();
    await expect(desk.getByRole('complementary').locator('data')).toHaveText([/18,500.00/, /20.00/, /15.00/, /18,535.00/]);
    await desk.reload();
    await expect(desk.getByRole('textbox', { name: 'Amount' })).toHaveValue('18,500');
    await desk.getByRole('button', { name: 'Review transfer' }).click();
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Check before you send');
    await expect(desk.getByText('GB10 NRMB 6016 1331 9268 19')).toBeVisible();
    await expect(desk.getByText(/another person of your company approves as well/)).toBeVisible();
    await expect(desk.getByText('We ask for a code because this recipient was added or changed recently.')).toBeVisible();
    const send = desk.getByRole('button', { name: 'Send 18,500.00 USD' });
    await send.click();
    await expect(desk.getByLabel('6-digit code')).toHaveAttribute('aria-invalid', 'true');
    expect(await transfers.list(owner)).toEqual([]);
    await typeCode(desk, bank, clerk.email);
    await send.click();
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Transfer submitted');
    await expect(desk.getByText('18,500.00 USD waits for a second approval')).toBeVisible();
    await expect(desk.getByText(`${owner.full_name} can approve it. The amount is on hold until then.`)).toBeVisible();
  });
  const made = await transfers.only(owner);
  expect(made).toMatchObject({
    amount: '-18500.00',
    status: 'pending_approval',
    waits_for: 'second_approval',
    reference: 'Invoice MF-2291',
  });
  expect(await transfers.balance(owner, 'USD')).toEqual({ book: '625323.42', available: '606788.42' });

  await test.step('the clerk cannot approve their own', async () => {
    await desk.getByRole('link', { name: 'Details' }).click();
    await expect(desk.getByRole('button', { name: 'Cancel transfer' })).toBeVisible();
    await expect(desk.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  });

  await test.step('the owner approves', async () => {
    await page.goto(`/blockchain_w/fiat_t_h_info?id=${made.id}`);
    await page.getByRole('button', { name: 'Approve 18,500.00 USD' }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText('18,535.00 USD');
    await question.getByRole('button', { name: 'Approve 18,500.00 USD' }).click();
    await expect(page.getByText(`Approved by ${owner.full_name}`)).toBeVisible();
  });

  await test.step('the bank looks, sends and settles', async () => {
    const staff = await bank.session(people.staff);
    const { record } = await call(bank.url, '/withdraw/crypto/get', { id: made.id }, owner);
    expect(record.waits_for).toBe('bank');
    await transfers.decide(staff, company.company_id, owner, made.id, ['release', 'settle']);
    await page.reload();
    await expect(page.getByText('Completed').first()).toBeVisible();
    await expect(page.locator('dl data').last()).toHaveAttribute('value', '18535.00');
    expect(await transfers.balance(owner, 'USD')).toEqual({ book: '606788.42', available: '606788.42' });
  });
});
