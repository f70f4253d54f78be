import { call } from '../../support/client.ts';
import { expect, test } from '../../support/fixtures.ts';
import { openPortal } from '../../support/portal.ts';

/** HOM-05. The page's clock and the bank's are moved together; nothing covers the page meanwhile. */
test('rates are newer after five minutes, without a reload', async ({ page, bank, freshCompany }) => {
  const {
    people: [main],
  } = await freshCompany({ balances: { USD: '20000.00' } });
  await page.clock.install();
  await openPortal(page, bank.url, '/', main);
  await expect(page.getByText('Rates at 09:45, next at 09:50')).toBeVisible();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/dashboard/home')) asked += 1;
  });
  await bank.moveClock(300);
  await expect
    .poll(async () => (await call(bank.url, '/dashboard/home', {}, main)).figures?.rates_at, { timeout: 30_000 })
    .toBe('2025-11-18T01:50:00.000Z');
  await page.clock.runFor(301_000);
  await expect.poll(() => asked).toBeGreaterThan(0);
  await expect(page.getByText('Rates at 09:50, next at 09:55')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await bank.moveClock(0);
});
