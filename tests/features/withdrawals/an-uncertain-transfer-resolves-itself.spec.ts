import type { Page } from '@playwright/test';
import type { FreshCompany, Sandbox } from '../../support/sandbox.ts';
import { expect, test } from '../../support/fixtures.ts';
import { openPortal } from '../../support/portal.ts';
import { transfersOf, typeCode } from '../../support/transfers.ts';

const call = '**/withdraw/crypto/withdraw';
type Owner = FreshCompany['people'][number];

/** A company with a payee, its owner at the review of a transfer. */
async function atReview(page: Page, bank: Sandbox & { readonly url: string }, owner: Owner, amount: string): Promise<void> {
  page.on('dialog', (question) => void question.accept()); // the browser asks before a page with something under way is left
  await transfersOf(bank.url).addPayee(owner);
  await openPortal(page, bank.url, '/blockchain_w/transfer_p_fiat', owner);
  await page.getByRole('button', { name: /Marlow & Finch/ }).click();
  await page.getByLabel('Currency', { exact: true }).selectOption('USD');
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByRole('button', { name: 'Review transfer' }).click();
  await typeCode(page, bank, owner.email);
}
const sendButton = (page: Page) => page.getByRole('button', { name: /^Send / });
const made = (page: Page) => page.getByRole('heading', { level: 1, name: 'Transfer submitted' });

test('an answer that is lost: the screen says that it is checking, asks with the same key, and finds the one transfer', async ({
  bank,
  page,
  freshCompany,
  watched,
}) => {
  watched.expectFailing(/withdraw\/crypto\/withdraw/);
  const [owner] = (await freshCompany({ balances: { USD: '5000.00' } })).people;
  if (!owner) throw new Error('an owner');
  const keys: (string | undefined)[] = [];
  let lost = 0;
  await page.route(call, async (route) => {
    keys.push(
      await route
        .request()
        .headerValue('idempotency-key')
        .then((key) => key ?? undefined),
    );
    await route.fetch(); // the bank does it
    if (lost++ < 2) return route.abort('connectionreset'); // and nobody hears of it
    return route.continue();
  });
  await atReview(page, bank, owner, '1200');
  await sendButton(page).dblclick();
  await expect(page.getByText('Checking the outcome').first()).toBeVisible();
  await expect(made(page)).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  expect(keys.length).toBeGreaterThanOrEqual(3);
  expect(await transfersOf(bank.url).only(owner)).toMatchObject({ amount: '-1200.00' });
  await page.goBack();
  await expect(sendButton(page)).toHaveCount(0);
  expect((await transfersOf(bank.url).balance(owner, 'USD')).available).toBe('3765.00');
});

test('a reload in the middle: the page goes on checking, and there is one transfer', async ({ bank, page, freshCompany, watched }) => {
  watched.expectFailing(/withdraw\/crypto\/withdraw/);
  const [owner] = (await freshCompany({ balances: { USD: '5000.00' } })).people;
  if (!owner) throw new Error('an owner');
  let isLost = true;
  await page.route(call, async (route) => {
    if (!isLost) return route.continue();
    await route.fetch();
    return route.fulfill({ status: 502, body: '' }).catch(() => undefined); // the page has gone meanwhile
  });
  await atReview(page, bank, owner, '300');
  await sendButton(page).click();
  await expect(page.getByText('Checking the outcome').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Checking the outcome').first()).toBeVisible();
  await expect(sendButton(page)).toHaveCount(0);
  await page.goto('/blockchain_w/transfer_p_fiat');
  await expect(page.getByText('Checking the outcome').first()).toBeVisible();
  isLost = false;
  await expect(made(page)).toBeVisible({ timeout: 30_000 }); // API-07: a try that is under way waits 10 s for the next
  expect(await transfersOf(bank.url).only(owner)).toMatchObject({ amount: '-300.00' });
});

test('two tabs with the same review: one sends, the other says that it was sent', async ({ bank, context, page, freshCompany }) => {
  const [owner] = (await freshCompany({ balances: { USD: '5000.00' } })).people;
  if (!owner) throw new Error('an owner');
  await atReview(page, bank, owner, '450');
  const tab = await context.newPage();
  const kept = await page.evaluate(() => Object.entries(sessionStorage));
  await tab.addInitScript((entries) => {
    if (sessionStorage.length === 0) for (const [name, value] of entries) sessionStorage.setItem(name, String(value));
  }, kept);
  await tab.goto(page.url());
  await typeCode(tab, bank, owner.email);
  await Promise.all([sendButton(page).click(), sendButton(tab).click()]);
  const before = (of: Page) => of.getByRole('heading', { level: 1, name: 'This transfer was sent already' });
  await expect(made(page).or(before(page))).toBeVisible();
  await expect(made(tab).or(before(tab))).toBeVisible();
  expect((await made(page).count()) + (await made(tab).count())).toBe(1);
  expect(await transfersOf(bank.url).only(owner)).toMatchObject({ amount: '-450.00' });
});
