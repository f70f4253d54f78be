import { policy } from '@bankside/core/rules/policy/bank-policy.ts';
import type { Page } from '@playwright/test';
import { ask, call, type Identity } from '../../support/client.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/people.ts';
import { expectNoSidewaysScroll } from '../../support/page-checks.ts';
import { landed, openPortal } from '../../support/portal.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { transfersOf } from '../../support/transfers.ts';
import { word } from '../../support/words.ts';

const wallet = { name: 'Treasury cold wallet', address: '0x3ba9f04c61d27e85C0fe418aD7B3629E5C1F8A40', network: 'ERC20' } as const;
const key = () => ({ 'idempotency-key': crypto.randomUUID() });
const hash = `0x${'8f3c'.repeat(16)}`;
const path = '/blockchain_w/transfer_p_jmhb';
const saveWallet = (url: string, who: Identity) => call(url, '/withdraw/address/add', wallet, who, key());

/** The mail with the code; others mention the new address. */
async function codeMail(bank: Pick<Sandbox, 'mail'>, to: string): Promise<{ readonly body: string; readonly code: string }> {
  const codes = async () => (await bank.mail(to)).flatMap(({ body, code }) => (code ? [{ body, code }] : []));
  await expect.poll(async () => (await codes()).length, { message: `a code for ${to}` }).toBe(1);
  const [mail] = await codes();
  if (!mail) throw new Error(`no code for ${to}`);
  return mail;
}

async function toReview(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: /Treasury cold wallet/ }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByRole('button', { name: 'Review transfer' }).click();
  await expect(page.getByText(/^Sent to m•••••/)).toBeVisible();
}

test('a clerk sends USDC with the code of the mail; staff release and broadcast, the chain settles; every figure is the ledger’s', async ({
  bank,
  page,
  freshCompany,
}) => {
  const company = await freshCompany({ balances: { USDC: '172640.55' } });
  const [owner] = company.people;
  const transfers = transfersOf(bank.url);
  await saveWallet(bank.url, owner);
  page.on('dialog', (question) => void question.accept()); // the browser asks before a page with something typed is left
  await openPortal(page, bank.url, path, owner);
  await landed(page);

  await test.step('what cannot go says why, and what can be sent is known before', async () => {
    await page.getByRole('button', { name: /Treasury cold wallet/ }).click();
    await expect(page.getByLabel('Asset')).toHaveValue('USDC'); // what is held, over the network of the address
    const amount = page.getByRole('textbox', { name: 'Amount' });
    await expect(page.getByText('Available 172,640.55 USDC')).toBeVisible();
    await expect(page.getByText('Daily limit left 200,000.00 USDC')).toBeVisible();
    await expect(page.getByText('Per transfer: 20.00 USDC to 100,000.00 USDC')).toBeVisible();
    await amount.fill('0');
    await page.getByRole('button', { name: 'Review transfer' }).click();
    await expect(page.getByText('You cannot withdraw, the amount is 0')).toBeVisible();
    await amount.fill('40000.000001');
    await page.reload();
    await expect(amount).toHaveValue('40,000.000001');
    await expect(page.getByText('This address is new')).toBeVisible();
    await page.getByRole('button', { name: 'Review transfer' }).click();
  });

  await test.step('a wrong code stays at its field; the code of the mail names what it confirms', async () => {
    await expect(
      page.getByText(
        'Compare every character with the wallet, not only the first and last ones. A transfer on the chain cannot be undone.',
      ),
    ).toBeVisible();
    const figures = page.getByRole('complementary').locator('data');
    await expect(figures).toHaveText([/40,000\.000001/, /40\.000000/, /3\.180000/, /40,043\.180001/]);
    await expect(page.getByText(/^Sent to m•••••.@fresh\.example\. Valid until 09:51\.$/)).toBeVisible();
    const mail = await codeMail(bank, owner.email);
    expect(mail.body).toContain('40,000.000001 USDC');
    expect(mail.body).toContain(wallet.address);
    expect(mail.body).toContain('valid until 18/11/2025 09:51 (Asia/Singapore)');
    const send = page.getByRole('button', { name: 'Send 40,000.000001 USDC' });
    await page.getByLabel('6-digit code').fill(mail.code === '000000' ? '111111' : '000000');
    await send.click();
    await expect(page.getByText('The code is incorrect. Tries left: 4.')).toBeVisible();
    await page.reload(); // asks for no second code
    await page.getByLabel('6-digit code').fill(mail.code);
    await codeMail(bank, owner.email); // still the only one
    await send.dblclick();
    await expect(page.getByText('The bank is reviewing 40,000.000001 USDC')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transfer submitted');
  });

  const made = await transfers.only(owner);
  expect(made).toMatchObject({ amount: '-40000.000001', network: 'ERC20', status: 'admin_review' });
  expect(await transfers.balance(owner, 'USDC')).toEqual({ book: '172640.550000', available: '132597.369999' });

  await test.step('staff release it, the chain has it, and it is settled', async () => {
    const staff = await bank.session(people.staff);
    const decide = async (event: 'release' | 'broadcast', more = {}) => {
      const { record } = await call(bank.url, '/withdraw/crypto/get', { id: made.id }, owner);
      await call(
        bank.url,
        '/admin/transfer/decide',
        { company_id: company.company_id, id: made.id, version: record.version, event, ...more },
        staff,
        key(),
      );
    };
    await page.getByRole('link', { name: 'Details' }).click();
    await expect(page.getByText(/^The bank is reviewing this/)).toBeVisible();
    await decide('release');
    await decide('broadcast', { hash });
    await page.reload();
    await expect(page.getByText(hash, { exact: true }).first()).toBeAttached();
    await expect(page.getByText('0 of 12 confirmations').first()).toBeVisible();
    await bank.settings({ chain: { minutes: { ERC20: 0 } } }); // the sandbox's chain makes all its blocks now
    await expect.poll(async () => (await transfers.only(owner)).status, { timeout: 30_000 }).toBe('success');
    await page.reload();
    await expect(page.getByText('Completed').first()).toBeVisible();
    await bank.settings({ chain: { minutes: policy.chain.minutes } });
    await expect(page.locator('dl data').last()).toHaveAttribute('value', '40043.180001');
    expect(await transfers.balance(owner, 'USDC')).toEqual({ book: '132597.369999', available: '132597.369999' });
  });
});

test('a code for one amount does not serve another, and who went back is sent a new one', async ({ bank, page, freshCompany }) => {
  const [owner] = (await freshCompany({ balances: { USDC: '5000' } })).people;
  await saveWallet(bank.url, owner);
  await openPortal(page, bank.url, path, owner);
  await landed(page);
  await toReview(page, '100');
  const { code } = await codeMail(bank, owner.email);
  const asked = { transfer_type: 'address', currency: 'USDC', amount: '900' } as const;
  const { list } = await call(bank.url, '/withdraw/crypto/addressList', { asset: 'USDC' }, owner);
  const address_id = list[0]?.id ?? '';
  const { quote_id } = await call(bank.url, '/withdraw/crypto/calc', { ...asked, address_id }, owner, key());
  const other = await ask(bank.url, '/withdraw/crypto/withdraw', { ...asked, address_id, quote_id, email_code: code }, owner, key());
  expect(other.code).toBe(1011);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('900');
  await page.getByRole('button', { name: 'Review transfer' }).click();
  await expect(page.getByText(/The one for this transfer follows in 0:\d\d/)).toBeVisible();
  await expect(page.getByLabel('6-digit code')).toHaveCount(0);
  expect(await transfersOf(bank.url).list(owner)).toEqual([]);
});

test('in Japanese on a phone, to the last step', async ({ bank, page, freshCompany }) => {
  const ja = (name: string, params = {}) => word(`withdrawals:digital.${name}`, 'ja', params);
  const [owner] = (await freshCompany({ balances: { USDC: '5000' }, language: 'ja' })).people;
  await saveWallet(bank.url, owner);
  await page.setViewportSize({ width: 390, height: 844 });
  await openPortal(page, bank.url, path, owner, 'ja');
  await landed(page);
  await page.getByRole('button', { name: /Treasury cold wallet/ }).click();
  await page.getByRole('textbox', { name: ja('amount') }).fill('250.5');
  await page.getByRole('button', { name: ja('review') }).click();
  await expect(page.getByText(ja('compare'))).toBeVisible();
  const { code } = await codeMail(bank, owner.email);
  await page.getByLabel(word('withdrawals:steps.code.label', 'ja')).fill(code);
  await expectNoSidewaysScroll(page, 'the review');
  await page.getByRole('button', { name: ja('send', { sum: '250.50 USDC' }) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('withdrawals:steps.sent.title.submitted', 'ja'));
  expect(await transfersOf(bank.url).only(owner)).toMatchObject({ amount: '-250.500000' });
});
