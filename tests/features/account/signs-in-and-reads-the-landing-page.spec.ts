import { people } from '../../support/people.ts';
import { test, expect } from '../../support/fixtures.ts';
import { untilCalm } from '../../support/calm.ts';
import { signIn } from '../../support/portal.ts';

test('signs in and reads the landing page, two round trips later', async ({ page, watched }) => {
  // PERF-10: login, then getUserInfo and home side by side; here neither reaches the bank before both were asked
  const asked: string[] = [];
  let both = () => {};
  const bothAsked = new Promise<void>((resolve) => {
    both = resolve;
  });
  await page.route(/\/api\/v1\/(account\/getUserInfo|dashboard\/home)$/, async (route) => {
    asked.push(new URL(route.request().url()).pathname.slice('/api/v1'.length));
    if (new Set(asked).size === 2) both();
    await bothAsked;
    await route.continue();
  });
  await signIn(page, people.owner);
  await expect(page).toHaveURL(/\/$/);
  await expect(page).toHaveTitle('Home · Bankside');
  await expect(page.getByRole('row', { name: /^SGD/ })).toBeVisible();
  expect(watched.faults).toEqual([]);
  expect(asked.sort()).toEqual(['/account/getUserInfo', '/dashboard/home']);
});

test.describe(() => {
  test.use({ savesData: false });

  test('has the next screen here before it is clicked', async ({ as }) => {
    const page = await as('owner');
    const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    await expect.poll(async () => (await fetched()).some((name) => name.includes('/profile-page-')), { timeout: 20_000 }).toBe(true);
    await untilCalm(fetched, 'its words come beside it, and other pages after it', 2000);
    const files: string[] = [];
    page.on('request', (request) => {
      if (/\/assets\/.*\.js$/.test(request.url())) files.push(request.url());
    });
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeFocused();
    expect(files).toEqual([]);
  });
});

test('lands a sub-account on the first page that its codes open', async ({ page }) => {
  await signIn(page, people.clerk); // 2 and 11-1 (PER-11)
  await expect(page).toHaveURL(/\/my_transaction$/);
  const money = ['Transfer', 'Exchange', 'Scheduled payments', 'Payments from a file', 'Payees and addresses'];
  const menu = ['Home', 'Transactions', ...money, 'Verification', 'Profile', 'Security', 'Activity'];
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(
    menu.map((name) => new RegExp(`^${name}`)), // what waits is counted beside some of them
  );
});

test('leads a visitor to sign-in and back to the page that was asked for', async ({ page }) => {
  await page.goto('/concealed_accounts');
  await expect(page).toHaveURL(/\/login\?back=/);
  await page.getByLabel('Email').fill(people.owner);
  await page.getByLabel('Password', { exact: true }).fill('Bankside-2026');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/concealed_accounts$/);
  await page.goto('/login'); // signed in: forwarded
  await expect(page).toHaveURL(/\/$/);
});

test('does not let an address lead elsewhere after sign-in', async ({ page }) => {
  await page.goto(`/login?back=${encodeURIComponent('//evil.example/')}`);
  await page.getByLabel('Email').fill(people.owner);
  await page.getByLabel('Password', { exact: true }).fill('Bankside-2026');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveTitle('Home · Bankside');
  expect(new URL(page.url()).hostname).not.toBe('evil.example');
});
