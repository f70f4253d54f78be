/** One session around several tags: one token, one language and theme, one sign-out; in the page and in a frame (EMB-14). */
import type { Page } from '@playwright/test';
import { reasons } from '@bankside/widgets/elements/panel/panel-reasons.ts';
import { partnerKey } from '../../scripts/lib/people.mjs';
import { expect, test, untilReady } from '../support/partner-page.ts';
import { word } from '../support/words.ts';

/** Asks as the partner's server does, for both tags at once. */
async function sessionOfBoth(bank: string, origin: string): Promise<Readonly<Record<string, unknown>>> {
  const answer = await fetch(`${bank}/api/v1/embed/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: partnerKey, userid: 'partner' },
    body: JSON.stringify({ tags: ['deposit-address', 'card-list'], origin }),
  });
  return ((await answer.json()) as { readonly data: Readonly<Record<string, unknown>> }).data;
}
/** The page's own script, which hands on what its server got, as the bank wrote it; null: its server refuses. */
const give = (page: Page, token: Readonly<Record<string, unknown>> | null) =>
  page.addInitScript((given) => {
    const put = () => {
      const around = document.querySelector('bank-session');
      if (!around || Reflect.get(around, 'fetchToken')) return;
      Reflect.set(window, 'asks', 0);
      const fetchToken = async () => {
        Reflect.set(window, 'asks', (Reflect.get(window, 'asks') as number) + 1);
        if (!given) throw new Error('nobody is signed in');
        return given;
      };
      Object.assign(around, { fetchToken });
    };
    new MutationObserver(put).observe(document, { childList: true, subtree: true });
    document.addEventListener('bank-signed-out', () => Reflect.set(window, 'signedOut', true));
  }, token);

test('two tags, one of them in a frame: one token, one language, one sign-out', async ({ embed, page, bank, foreign }) => {
  const token = await sessionOfBoth(bank.url, foreign.origin);
  await give(page, token);
  const opened = await embed({
    session: 'none',
    body: `<bank-session locale="ja" theme="dark"><deposit-address asset="USDT" network="TRC20"></deposit-address>
      <div><card-list isolation="frame" actions="block"></card-list></div></bank-session>`,
  });
  await untilReady(opened, 'deposit-address');
  await untilReady(opened, 'card-list');
  const cards = page.locator('card-list').locator('iframe').contentFrame();
  await expect(page.locator('deposit-address').getByRole('heading', { name: word('deposit-address:title', 'ja') })).toBeVisible();
  await expect(cards.getByText(word('card-list:title', 'ja'), { exact: true }).first()).toBeVisible();
  await expect(page.locator('deposit-address:state(dark)')).toBeAttached();
  expect(await page.evaluate(() => Reflect.get(window, 'asks') as number)).toBe(1);

  await page.locator('bank-session').evaluate((around) => around.setAttribute('locale', 'zh'));
  await expect(page.locator('deposit-address').getByRole('heading', { name: word('deposit-address:title', 'zh') })).toBeVisible();
  await expect(cards.getByText(word('card-list:title', 'zh'), { exact: true }).first()).toBeVisible();

  await page.locator('bank-session').evaluate((around) => (around as unknown as { signOut(): Promise<void> }).signOut());
  for (const tag of ['deposit-address', 'card-list']) {
    await expect(page.locator(tag).getByRole('status')).toHaveText(reasons.zh.signedOut);
    await expect(page.locator(tag).getByRole('alert')).toHaveCount(0);
  }
  expect(await page.evaluate(() => Reflect.get(window, 'signedOut') as boolean)).toBe(true);
  const again = await fetch(`${bank.url}/api/v1/deposit/getConfig`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: foreign.origin, token: String(token['token']), userid: String(token['userid']) },
    body: '{}',
  });
  expect(((await again.json()) as { readonly code: number }).code, 'the token at the bank').toBe(9300);
});

type Around = HTMLElement & { fetchToken: unknown; signIn(): void; signOut(): Promise<void> };

test('a session that comes late, fails and is signed in again: the tags follow', async ({ embed, page, bank, foreign, watched }) => {
  watched.expectSaying(/fetchToken failed: not now/);
  const opened = await embed({
    session: 'none',
    body: `<bank-session><deposit-address asset="USDT"></deposit-address><card-list></card-list></bank-session>`,
  });
  const around = page.locator('bank-session');
  const set = async (way: 'fails' | 'works') =>
    around.evaluate(
      (element, [how, given]) => {
        (element as Around).fetchToken = async () => {
          if (how === 'fails') throw new Error('not now');
          return given;
        };
      },
      [way, await sessionOfBoth(bank.url, foreign.origin)] as const,
    );
  const tags = ['deposit-address', 'card-list'] as const;
  await page.waitForFunction(() => document.querySelector('card-list:state(loading)') && document.querySelector('bank-session:defined'));
  await set('works'); // tags have asked already, and wait
  for (const tag of tags) await untilReady(opened, tag);
  expect((await opened.heard()).map(({ name }) => name)).not.toContain('bank-error');
  await around.evaluate((element) => (element as Around).signOut());
  await set('fails');
  await around.evaluate((element) => (element as Around).signIn());
  for (const tag of tags) await expect(page.locator(`${tag}:state(error)`)).toBeAttached();
  await set('works');
  for (const tag of tags) await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
});

test('a tag alone whose first fetchToken fails goes on with the next session', async ({ embed, page, member, watched }) => {
  watched.expectSaying(/fetchToken failed: not now/);
  const token = await member('deposit-address');
  await page.addInitScript(() => {
    const put = () => {
      const tag = document.querySelector('deposit-address');
      if (tag && !Reflect.get(tag, 'session')) Reflect.set(tag, 'session', { fetchToken: () => Promise.reject(new Error('not now')) });
    };
    new MutationObserver(put).observe(document, { childList: true, subtree: true });
  });
  await embed({ session: 'none', body: '<deposit-address asset="USDT"></deposit-address>' });
  const tag = page.locator('deposit-address');
  await expect(page.locator('deposit-address:state(error)')).toBeAttached();
  await tag.evaluate((element, given) => Reflect.set(element, 'session', { fetchToken: async () => given }), token);
  await expect(page.locator('deposit-address:state(ready)')).toBeAttached();
});

test('a session that the page refuses is asked for once by all its tags, and each reports one error', async ({ embed, page, watched }) => {
  watched.expectSaying(/fetchToken failed: nobody is signed in/);
  await give(page, null);
  const tags = ['deposit-address', 'card-list', 'kyc-wizard'] as const;
  const opened = await embed({ session: 'none', body: `<bank-session>${tags.map((tag) => `<${tag}></${tag}>`).join('')}</bank-session>` });
  for (const tag of tags) await expect(page.locator(`${tag}:state(error)`)).toBeAttached();
  await page.waitForLoadState('networkidle');
  const errors = (await opened.heard()).filter(({ name }) => name === 'bank-error');
  expect(errors.map(({ on }) => on).toSorted()).toEqual(tags.toSorted());
  expect(errors.map(({ detail }) => detail['kind'])).toEqual(['auth', 'auth', 'auth']);
  expect(await page.evaluate(() => Reflect.get(window, 'asks') as number)).toBe(1);
});

test('a fetchToken that never answers is a timeout, and the next one is asked', async ({ embed, page, bank, foreign, watched }) => {
  watched.expectSaying(/fetchToken did not answer within 20 s/);
  await page.clock.install();
  const opened = await embed({ session: 'none', body: '<bank-session><deposit-address asset="USDT"></deposit-address></bank-session>' });
  const around = page.locator('bank-session');
  await page.waitForFunction(() => document.querySelector('bank-session:defined'));
  await around.evaluate((element) => void ((element as Around).fetchToken = () => new Promise(() => undefined)));
  await page.waitForFunction(() => document.querySelector('deposit-address:state(loading)'));
  await page.clock.runFor(25_000);
  await expect(page.locator('deposit-address:state(error)')).toBeAttached();
  expect((await opened.heard()).find(({ name }) => name === 'bank-error')?.detail).toMatchObject({ kind: 'timeout', retryable: true });
  const token = await sessionOfBoth(bank.url, foreign.origin);
  await around.evaluate((element, given) => void ((element as Around).fetchToken = async () => given), token);
  await page.clock.runFor(3000);
  await expect(page.locator('deposit-address:state(ready)')).toBeAttached();
});
