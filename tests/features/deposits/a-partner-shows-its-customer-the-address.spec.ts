import { call } from '../../support/client.ts';
import { expect, test } from '../../support/demo-sites.ts';
import { people } from '../../support/people.ts';
import { readCode } from '../../support/phone.ts';
import { word } from '../../support/words.ts';

const say = (key: string, params?: Record<string, string | number>) => word(`deposit-address:${key}`, 'en', params);

test('a partner’s page shows its signed-in customer the address, and hears of what arrives there', async ({
  bank,
  page,
  sites,
  watched,
}) => {
  watched.expectSaying(/fetchToken failed: signed out/);
  const owner = await bank.session(people.owner);
  const staff = await bank.session(people.staff);
  await page.goto(`${sites.partner.url}/members`);
  await page.locator('#sign-in button').click();
  await page.locator('#choose a[href="#deposit"]').click();
  const tag = page.locator('deposit-address');
  await tag.getByRole('radio', { name: /USDC/ }).check({ force: true });
  const named = { asset: 'USDC', network: 'ERC20' };
  await tag.getByRole('checkbox', { name: say('warning.tick', named) }).click();
  const { digital } = await call(bank.url, '/deposit/details', { currency: 'USDC', network: 'ERC20' }, owner);
  if (!digital) throw new Error('no address');
  const { address } = digital;
  expect(await readCode(tag.getByRole('img', { name: say('address.qr', named) }))).toBe(address);
  await expect(tag.getByText(address).first()).toBeAttached();

  const arrival = { network: 'ERC20', address, currency: 'USDC', amount: '1250.5', confirmations: 3 } as const;
  const sender_address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
  const once = { 'idempotency-key': crypto.randomUUID() };
  const { id } = await call(bank.url, '/admin/chain/arrival', { ...arrival, sender_address }, staff, once);
  const way = tag.getByRole('region', { name: say('way.title') });
  await expect(way.getByText(say('way.count', { count: 3, needed: 12 }))).toBeVisible();
  await expect(way.getByRole('listitem').first()).toContainText(/ · ERC20$/);
  const heard = page.locator('#events li[data-event="bank-status-change"]').first();
  await expect(heard).toContainText(`"entity":"deposit","id":"${id}","from":"","to":"processing"`);

  const refresh = () => tag.evaluate((element) => (element as unknown as { refresh(): Promise<void> }).refresh());
  await tag.evaluate((element) => {
    Reflect.set(element, 'given', Reflect.get(element, 'session'));
    Reflect.set(element, 'session', { fetchToken: () => Promise.reject(Object.assign(new Error('signed out'), { status: 401 })) });
  });
  await refresh();
  await expect(page.locator('deposit-address:state(expired)')).toBeAttached();
  await expect(page.locator('#events li[data-event="bank-session-expired"]')).toHaveCount(1);
  await tag.evaluate((element) => Reflect.set(element, 'session', Reflect.get(element, 'given')));
  await refresh();
  await expect(page.locator('deposit-address:state(ready)')).toBeAttached();

  const everything = await page.evaluate(
    () => `${document.documentElement.outerHTML}${JSON.stringify({ ...sessionStorage, ...localStorage })}`,
  );
  expect(everything).not.toContain('emb.');
  expect(everything, 'the address is in the element and nowhere in the page').not.toContain(address);
});
