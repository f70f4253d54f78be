import { test, expect } from '../../support/fixtures.ts';
import type { BrowserContext, Page, Request } from '@playwright/test';
import type { FreshCompany } from '../../support/sandbox.ts';

const start = new Date('2025-11-18T01:46:00Z');
const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });

type Given = {
  readonly context: BrowserContext;
  readonly as: (email: string) => Promise<Page>;
  readonly freshCompany: () => Promise<FreshCompany>;
};
/** Signed in three seconds ago, and used just now. */
async function usedPage({ context, as, freshCompany }: Given): Promise<Page> {
  await context.clock.install({ time: start });
  const {
    people: [main],
  } = await freshCompany();
  const page = await as(main.email);
  await context.clock.runFor(3000);
  await page.getByRole('main').click();
  return page;
}

test('asks after 900 seconds, goes on with Stay login, and ends after 960 in every tab', async ({ context, page, as, freshCompany }) => {
  await context.clock.install({ time: start });
  const {
    people: [main],
  } = await freshCompany(); // the seeded people's sessions are shared by the tests of a worker
  await as(main.email);
  await context.clock.runFor(3000);
  const other = await context.newPage();
  await other.goto(page.url()); // the session comes from the first tab (D-118)
  await expect(other).toHaveTitle('Home · Bankside');
  await context.clock.runFor(3000);

  await page.getByRole('main').click();
  await context.clock.fastForward(870_000); // the clock runs by itself too: as long as the machine takes
  await context.clock.runFor(300);
  await expect(dialog(page)).toBeHidden();
  await context.clock.runFor(31_000);
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page)).toContainText('you have been inactive for 15 minutes');
  await expect(dialog(other)).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Stay login' })).toBeFocused();
  await expect(dialog(page).getByRole('button', { name: 'Logout now' })).toBeVisible();
  await dialog(page).getByRole('heading').click(); // only the two buttons count now
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Stay login' }).click();
  await expect(dialog(page)).toBeHidden();
  await context.clock.runFor(2000);
  await expect(dialog(other)).toBeHidden();

  await context.clock.fastForward(962_000); // also what a sleeping computer does
  await context.clock.runFor(2000);
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/login/);
    await expect(tab.getByText('Due to inactivity, you have been logged out for security purposes. Please login again.')).toBeVisible();
    expect(await tab.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    expect(await tab.evaluate(() => localStorage.getItem('language'))).toBe('en');
  }
});

test('counts down from 60 and signs out at once with Logout now, without the message', async ({ context, as, freshCompany }) => {
  const page = await usedPage({ context, as, freshCompany });
  await context.clock.fastForward(900_000);
  await context.clock.runFor(1000);
  await expect(dialog(page).getByRole('timer')).toHaveText(/^(1:00|0:5\d)$/);
  await expect(dialog(page).getByRole('status')).toHaveText('You will be signed out in 60 seconds');
  await context.clock.runFor(30_000);
  await expect(dialog(page).getByRole('status')).toHaveText('You will be signed out in 30 seconds');
  await dialog(page).getByRole('button', { name: 'Logout now' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Due to inactivity')).toBeHidden();
});

test('after a sleep the page signs out and asks nothing in the name of its person (SEC-46)', async ({ context, as, freshCompany }) => {
  const page = await usedPage({ context, as, freshCompany });
  await context.clock.runFor(1000);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.headers()['token']) asked.push(new URL(request.url()).pathname);
  });
  await context.clock.fastForward(7_200_000); // every timer that is due fires once, as when a lid is opened
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await context.clock.runFor(2000);
  await expect(page).toHaveURL(/\/login/);
  expect(asked).toEqual(['/api/v1/account/exitLogin']);
});

test('a reload sends no call twice (SEC-46)', async ({ as, bank }) => {
  const page = await as('owner');
  for (const path of ['/', '/my_transaction', '/blockchain_d', '/blockchain_w/transfer_p_fiat', '/cards_view']) {
    await page.goto(bank.url + path);
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    const note = (request: Request) => {
      if (request.method() === 'POST') asked.push(`${new URL(request.url()).pathname} ${request.postData()}`);
    };
    page.on('request', note);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((each, at) => asked.indexOf(each) !== at)).toEqual([]);
    page.off('request', note);
  }
});
