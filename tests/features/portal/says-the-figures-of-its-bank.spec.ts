/** What an operator sets in BANK_POLICY is what people read, on the bank's pages and in a tag on a partner's (D-430). */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from '@bankside/core/rules/languages.ts';
import { policyOfTests } from '../../support/bank-process.ts';
import { expect, test as base } from '../../support/demo-sites.ts';
import { landed, openPortal } from '../../support/portal.ts';

const own = {
  bank: { supportEmail: 'help@another-bank.example' },
  password: { min: 11 },
  session: { idleSec: 420 },
  visionlife: { accountMin: 6, accountMax: 12 },
  webhook: { timeoutMs: 7000, oldSecretHours: 48 },
};
const test = base.extend<object, { overridden: string }>({
  overridden: [
    async ({}, use, { workerIndex }) => {
      const file = join('/tmp', `bank-policy-${process.pid}-${workerIndex}.json`);
      writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(policyOfTests, 'utf8')) as object), ...own }));
      await use(file);
    },
    { scope: 'worker' },
  ],
  bankSettings: [
    async ({ overridden, ports }, use) =>
      use({
        BANK_POLICY: overridden,
        PORT: String(ports.bank),
        PARTNER_ORIGIN: `http://127.0.0.1:${ports.partner}`,
        VISIONLIFE_ORIGIN: `http://127.0.0.1:${ports.visionlife}`,
      }),
    { scope: 'worker' },
  ],
});

const said: Record<Language, { password: string; answer: string; secret: string; account: string }> = {
  en: { password: '11 to 128 characters', answer: 'within 7 seconds', secret: 'for 48 hours', account: '6 to 12 letters' },
  zh: { password: '11 至 128', answer: '请在 7 秒内', secret: '48 小时内', account: '6 至 12 位' },
  ja: { password: '11〜128', answer: '7 秒以内', secret: '48 時間は', account: '6〜12 文字' },
};

test.describe.configure({ mode: 'default' }); // one worker, one bank

for (const language of languages)
  test(`in ${language}`, async ({ bank, page, freshCompany, sites }) => {
    await openPortal(page, bank.url, '/reg', null, language);
    await expect(page.locator('main')).toContainText(said[language].password);
    await expect(page.locator('a[href="mailto:help@another-bank.example"]')).toBeVisible();

    const {
      people: [main],
    } = await freshCompany();
    await openPortal(page, bank.url, '/developers?part=verify', main, language);
    await landed(page);
    await expect(page.locator('main')).toContainText(said[language].answer);

    await page.goto(`${sites.visionlife.url}/?lang=${language}`);
    await expect(page.locator('card-apply')).toContainText(said[language].account);
  });
