import type { OutOf } from '@bankside/core/contract/index.ts';
import { call } from '../../support/client.ts';
import { expect, test } from '../../support/fixtures.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/page-checks.ts';
import { people } from '../../support/people.ts';
import { readCode } from '../../support/phone.ts';
import { landed, openPortal } from '../../support/portal.ts';
import { word } from '../../support/words.ts';

const sender_address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const say = (key: string, params?: Record<string, string | number>) => word(`deposit-address:${key}`, 'zh', params);
/** Calls that move money want a key of their own. */
const once = () => ({ 'idempotency-key': crypto.randomUUID() });
type Asset = NonNullable<OutOf<'/deposit/details'>['digital']>['asset'];

test('in Chinese on a phone: the code on the screen is the bank’s address, what is sent there counts up and is credited', async ({
  bank,
  page,
  freshCompany,
}) => {
  const [owner] = (await freshCompany({})).people;
  if (!owner) throw new Error('an owner');
  await page.setViewportSize({ width: 390, height: 844 });
  const addressOf = async (asset: Asset, network: 'TRC20' | 'ERC20') => {
    const { digital } = await call(bank.url, '/deposit/details', { currency: asset, network }, owner);
    if (!digital) throw new Error('no address');
    return digital;
  };
  const code = (network: string, kind: 'qr' | 'qrLink' = 'qr') =>
    page.getByRole('img', { name: say(`address.${kind}`, { asset: 'USDT', network }) });
  const confirm = (network: string) => page.getByRole('checkbox', { name: say('warning.tick', { asset: 'USDT', network }) });

  await openPortal(page, bank.url, '/blockchain_d/deposit_jmhb', owner, 'zh');
  await landed(page);

  await test.step('nothing to scan before the network is confirmed, once for each', async () => {
    await expect(confirm('TRC20')).toBeVisible();
    await expect(code('TRC20')).toHaveCount(0);
    await expect(page.getByRole('button', { name: say('address.copy') })).toHaveCount(0);
    await confirm('TRC20').click();
    const tron = await addressOf('USDT', 'TRC20');
    expect(await readCode(code('TRC20'))).toBe(tron.address);
    await expect(page.getByText(say('warning.title', { asset: 'USDT', network: 'TRC20' }))).toBeVisible();
    await page.getByRole('radio', { name: /ERC20/ }).check({ force: true });
    await expect(confirm('ERC20')).toBeVisible();
    await confirm('ERC20').click();
    const ethereum = await addressOf('USDT', 'ERC20');
    expect(ethereum.address).not.toBe(tron.address);
    expect(await readCode(code('ERC20'))).toBe(ethereum.address);
    await page.getByRole('button', { name: say('address.toLink') }).click();
    expect(await readCode(code('ERC20', 'qrLink'))).toBe(ethereum.payment_uri);
    await page.getByRole('radio', { name: /TRC20/ }).check({ force: true });
    expect(await readCode(code('TRC20'))).toBe(tron.address);
    await expectNoSidewaysScroll(page, 'deposit_jmhb');
    await expectAccessible(page, 'deposit_jmhb with its address');
  });

  const { address } = await addressOf('USDT', 'TRC20');
  const way = page.getByRole('region', { name: say('way.title') });
  const arrival = { network: 'TRC20', address, currency: 'USDT', amount: '25000', sender_address } as const;
  const staff = await bank.session(people.staff);
  await expect(way.getByText(say('way.empty'))).toBeVisible();

  const { hash, id } = await test.step('it counts up while the page is open', async () => {
    const seen = await call(bank.url, '/admin/chain/arrival', { ...arrival, confirmations: 14 }, staff, once());
    await expect(way.getByText(say('way.count', { count: 14, needed: 20 }))).toBeVisible();
    await expect(way.locator('data')).toHaveAttribute('value', '25000.000000');
    expect(await balanceOf()).toBe('0.000000');
    await call(bank.url, '/admin/chain/arrival', { ...arrival, hash: seen.hash, confirmations: 20 }, staff, once());
    await expect(way.getByText('2025/11/18')).toBeVisible();
    return seen;
  });
  async function balanceOf(): Promise<string> {
    const { figures } = await call(bank.url, '/dashboard/home', {}, owner ?? { token: '', userid: '' });
    return figures?.balances.find(({ currency }) => currency === 'USDT')?.available ?? '0.000000';
  }

  await test.step('screen, list, record, dashboard and ledger say the same', async () => {
    expect(await balanceOf()).toBe('25000.000000');
    await way.getByRole('link').click();
    await landed(page);
    expect(new URL(page.url()).searchParams.get('id')).toBe(id);
    await expect(page.locator('dl data').last()).toHaveAttribute('value', '25000.000000');
    await expect(page.getByText(hash).first()).toBeAttached();
    const { list, total } = await call(bank.url, '/deposit/record', { kind: 'digital' }, owner);
    expect(total).toBe(1);
    expect(list[0]).toMatchObject({ id, hash, amount: '25000.000000', status: 'success', sender_address });
    await page.goto('/');
    await landed(page);
    await expect(page.locator('data[data-currency="USDT"][value^="25000"]').first()).toBeVisible();
  });
});
