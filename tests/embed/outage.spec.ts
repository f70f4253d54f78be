/** The bank goes away while a tag is in use: the page hears it once, and again at the next time. */
import type { Locator } from '@playwright/test';
import type { Tag } from '@bankside/core/rules/tags.ts';
import { labelOf } from '../support/applicant.ts';
import { expect, tagOf, test, untilReady } from '../support/partner-page.ts';
import { word } from '../support/words.ts';

/** What makes the tag ask the bank. */
const uses: Partial<Record<Tag, (tag: Locator, turn: number) => Promise<void>>> = {
  'card-apply': (tag, turn) => tag.getByLabel(labelOf('email', 'en'), { exact: true }).fill(`someone${turn}@hasegawa.example`),
  'kyc-wizard': (tag, turn) =>
    tag.getByRole('textbox', { name: word('kyc-start:corporate.declarant_name'), exact: true }).fill(`Chen Yu-Ting ${turn}`),
  'deposit-address': (tag) => tag.evaluate((element) => (element as unknown as { refresh(): Promise<void> }).refresh()),
  'card-list': (tag) => tag.evaluate((element) => (element as unknown as { refresh(): Promise<void> }).refresh()),
};

for (const [tag, use] of Object.entries(uses) as readonly [Tag, NonNullable<(typeof uses)[Tag]>][])
  test(`network: ${tag} while the bank is away`, async ({ embed, page: opened, bank, watched }) => {
    watched.expectFailing(/./);
    let isAway = false;
    await opened.route(`${bank.url}/api/v1/**`, (route) => (isAway ? route.abort() : route.continue()));
    const page = await embed({ body: tagOf(tag, tag === 'kyc-wizard' ? 'step="corporate"' : '') });
    await untilReady(page, tag);
    const reported = async () => (await page.heard()).flatMap(({ name, detail }) => (name === 'bank-error' ? [detail['kind']] : []));
    expect(await reported()).toEqual([]);
    const element = page.locator(tag);
    for (const turn of [1, 3]) {
      isAway = true;
      await use(element, turn);
      await expect.poll(async () => (await reported()).length).toBe((turn + 1) / 2);
      isAway = false;
      const answered = opened.waitForResponse((answer) => answer.url().includes('/api/v1/') && answer.request().method() === 'POST');
      await use(element, turn + 1);
      await answered;
    }
    expect(await reported()).toEqual(['network', 'network']);
  });

test('network: the bank goes away before anything is touched; no key is shown, and what is filled in stays', async ({
  embed,
  page: opened,
  bank,
  watched,
}) => {
  watched.expectFailing(/./);
  let isAway = false;
  await opened.route(`${bank.url}/**`, (route) => (isAway ? route.abort() : route.continue()));
  const page = await embed({ body: tagOf('card-apply') });
  await untilReady(page, 'card-apply');
  const tag = page.locator('card-apply');
  const email = tag.getByLabel(labelOf('email', 'en'), { exact: true });
  await expect(email).toBeVisible();
  isAway = true;
  await email.fill('someone@hasegawa.example');
  await email.blur();
  await expect.poll(async () => (await page.heard()).filter(({ name }) => name === 'bank-error')).toHaveLength(1);
  expect((await page.heard()).find(({ name }) => name === 'bank-error')?.detail).toMatchObject({ kind: 'network', retryable: true });
  expect(await tag.evaluate((element) => element.shadowRoot?.textContent ?? '')).not.toMatch(/rules:|errors:|form:/);
  await tag.evaluate((element) => (element as unknown as { refresh(): Promise<void> }).refresh());
  await expect(email).toHaveValue('someone@hasegawa.example');
});

test('network: a language that is chosen while the bank is away comes when the bank is back', async ({
  embed,
  page: opened,
  bank,
  watched,
}) => {
  watched.expectFailing(/./);
  let isAway = false;
  await opened.route(`${bank.url}/**`, (route) => (isAway ? route.abort() : route.continue()));
  const page = await embed({ body: tagOf('card-apply') });
  await untilReady(page, 'card-apply');
  const tag = page.locator('card-apply');
  await expect(tag.getByLabel(labelOf('email', 'en'), { exact: true })).toBeVisible();
  isAway = true;
  const failed = opened.waitForEvent('requestfailed');
  await tag.evaluate((element) => element.setAttribute('locale', 'ja'));
  await failed;
  await expect(tag.getByLabel(labelOf('email', 'en'), { exact: true })).toBeVisible();
  isAway = false;
  await expect(tag.getByLabel(labelOf('email', 'ja'), { exact: true })).toBeVisible();
});
