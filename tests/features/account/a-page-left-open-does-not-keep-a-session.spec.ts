import type { BrowserContext, Page } from '@playwright/test';
import { ask, call } from '../../support/client.ts';
import { expect, test } from '../../support/fixtures.ts';
import { landed, openPortal } from '../../support/portal.ts';

const start = new Date('2025-11-18T01:46:00Z');
const sessionEnded = 9300;
const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });

/** The browser's clock and the bank's, moved on together. */
function clocks(context: BrowserContext, moveClock: (seconds: number) => Promise<unknown>) {
  let passed = 0;
  return {
    moveTo: async (seconds: number) => {
      await moveClock(seconds);
      await context.clock.runFor((seconds - passed) * 1000);
      passed = seconds;
    },
  };
}

test.afterEach(async ({ bank }) => {
  await bank.moveClock(0);
});

for (const [path, polled] of [
  ['/', '/account/getUserInfo'],
  ['/blockchain_d/deposit_jmhb', '/deposit/record'],
  ['/blockchain_w/transfer_p_fiat', '/account/getUserInfo'],
] as const)
  test(`${path} asks on, and the bank ends the session all the same`, async ({ context, page, bank, freshCompany }) => {
    const {
      people: [main],
    } = await freshCompany({ balances: { USD: '20000.00' } });
    await context.clock.install({ time: start });
    const time = clocks(context, bank.moveClock);
    await openPortal(page, bank.url, path, main);
    await landed(page);
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    for (let minute = 1; minute <= 14; minute++) await time.moveTo(minute * 60);
    await expect.poll(() => asked.filter((each) => each.endsWith(polled)).length).toBeGreaterThan(3);
    expect(asked.filter((each) => each.endsWith('/account/touch'))).toEqual([]);
    await page.close(); // so that it is not the page that ends it
    await bank.moveClock(1019);
    expect((await ask(bank.url, '/account/getUserInfo', {}, main)).code).toBe(200);
    await bank.moveClock(1021);
    expect((await ask(bank.url, '/account/getUserInfo', {}, main)).code).toBe(sessionEnded);
  });

test('the page signs out by itself while it asks every five seconds', async ({ context, page, bank, freshCompany }) => {
  const {
    people: [main],
  } = await freshCompany();
  await context.clock.install({ time: start });
  const time = clocks(context, bank.moveClock);
  await openPortal(page, bank.url, '/blockchain_d/deposit_jmhb', main);
  await landed(page);
  for (let minute = 1; minute <= 15; minute++) await time.moveTo(minute * 60);
  await expect(dialog(page)).toBeVisible();
  await page.evaluate(() => document.querySelector('main')?.click()); // a script is nobody
  await time.moveTo(965);
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(async () => (await ask(bank.url, '/account/getUserInfo', {}, main)).code).toBe(sessionEnded);
});

test('a person who only clicks, in two tabs, is let go on for twenty minutes, and stays with Stay login', async ({
  context,
  page,
  bank,
  freshCompany,
}) => {
  const {
    people: [main],
  } = await freshCompany();
  await context.clock.install({ time: start });
  const time = clocks(context, bank.moveClock);
  await openPortal(page, bank.url, '/', main);
  await landed(page);
  const other = await context.newPage();
  await openPortal(other, bank.url, '/blockchain_d/deposit_jmhb', main);
  await landed(other);
  const touches: string[] = [];
  context.on('request', (request) => void (request.url().endsWith('/account/touch') && touches.push(request.url())));
  let now = 0;
  for (let round = 0; round < 22; round++) {
    await time.moveTo((now += 55));
    await [page, other][round % 2]?.getByRole('heading', { level: 1 }).click();
  }
  await call(bank.url, '/account/getUserInfo', {}, main);
  expect(touches.length).toBeLessThan(22); // once a minute, whichever the tab
  await time.moveTo((now += 905));
  await expect(dialog(other)).toBeVisible();
  const touched = context.waitForEvent('response', (response) => response.url().endsWith('/account/touch'));
  await dialog(page).getByRole('button', { name: 'Stay login' }).click();
  await touched; // before its clock is moved on, the bank has heard of it
  await time.moveTo((now += 895));
  await call(bank.url, '/account/getUserInfo', {}, main);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});
