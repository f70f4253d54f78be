/** What every browser test builds on: `import { test, expect } from '../../support/fixtures.ts'`. */
import './quick-stacks.ts';
import { test as base, expect, type Page } from '@playwright/test';
import type { Language } from '@bankside/core/rules/languages.ts';
import { policyOfTests, startBankProcess, type BankProcess } from './bank-process.ts';
import { signInByCall, type Identity } from './client.ts';
import { captureInto } from './captures.ts';
import { openForeignSite, type Foreign } from './foreign-site.ts';
import { landed, openPortal } from './portal.ts';
import { emailOf, type PersonName } from './people.ts';
import { sandboxOf, type CompanyOrder, type FreshCompany, type Mail, type Sandbox } from './sandbox.ts';
import { watch, type Watch } from './watch.ts';

type Bank = BankProcess & Sandbox & { /** A session of a person, made once for each worker. */ session(email: string): Promise<Identity> };

type WorkerFixtures = {
  bank: Bank;
  /** The site of a partner of this bank. */
  foreign: Foreign;
  /** More of the bank's environment: where partners' sites are. */
  bankSettings: Readonly<Record<string, string>>;
};
type Fixtures = {
  /** The browser says that its person saves data, so that no page fetches all the others ahead: half of a suite's work, and a page has to load its own words. */
  savesData: boolean;
  /** Faults seen so far; the test fails at its end when there is one. */
  watched: Watch;
  /** The bank proves its books after every story that moves money, and after a worker's last test. */
  audited: void;
  /** Opens the portal signed in as a seeded person (or an email), without the sign-in page; waits until the page is there. */
  as: (who: PersonName | (string & {}), path?: string, how?: { language?: Language }) => Promise<Page>;
  /** A company of the test's own (D-105). */
  freshCompany: (order?: CompanyOrder) => Promise<FreshCompany>;
  /** The newest mail to an address; waits until there is one. */
  mailFor: (address: string) => Promise<Mail>;
};

const movesMoney = /\/features\/(annual-fees|back-office|cards|contracts|deposits|withdrawals)\//;

/** A bank and no browser: for what is asked by calls alone. */
export const withBank = base.extend<object, WorkerFixtures>({
  foreign: [
    async ({}, use) => {
      const site = await openForeignSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  bankSettings: [
    async ({ foreign }, use) => use({ PARTNER_ORIGIN: foreign.origin, VISIONLIFE_ORIGIN: foreign.origin }),
    { scope: 'worker' },
  ],
  bank: [
    async ({ bankSettings }, use) => {
      const bank = await startBankProcess({ from: 'built', env: { BANK_POLICY: policyOfTests, ...bankSettings } });
      const sessions = new Map<string, Promise<Identity>>();
      const session = (email: string) => {
        const known = sessions.get(email) ?? signInByCall(bank.url, email);
        sessions.set(email, known);
        return known;
      };
      const sandbox = sandboxOf(bank.url);
      await use({ ...bank, ...sandbox, session });
      const wrong = await sandbox.wrongBooks();
      const reports = await sandbox.cspReports();
      await bank.stop();
      expect(wrong, 'what the auditor found').toEqual([]);
      expect(reports, 'what browsers reported about our content security policy').toEqual([]);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export const test = withBank.extend<Fixtures>({
  baseURL: async ({ bank }, use) => use(bank.url),
  savesData: [true, { option: true }],
  watched: [
    async ({ context, savesData }, use) => {
      if (savesData)
        await context.addInitScript(() => {
          if ('connection' in navigator) Object.defineProperty(navigator.connection, 'saveData', { get: () => true });
        });
      await captureInto(context);
      const watched = watch(context);
      await use(watched);
      expect(watched.faults).toEqual([]);
    },
    { auto: true },
  ],
  audited: [
    async ({ bank }, use, { file }) => {
      await use();
      if (!movesMoney.test(file)) return; // the worker's last check finds the others
      expect(await bank.wrongBooks(), 'what the auditor found').toEqual([]);
    },
    { auto: true },
  ],
  as: async ({ bank, page }, use) =>
    use(async (who, path = '/', { language = 'en' } = {}) => {
      await openPortal(page, bank.url, path, await bank.session(emailOf(who)), language);
      await landed(page);
      return page;
    }),
  freshCompany: async ({ bank }, use) => use((order = {}) => bank.company(order)),
  mailFor: async ({ bank }, use) =>
    use(async (address) => {
      await expect.poll(async () => (await bank.mail(address)).length, { message: `mail for ${address}` }).toBeGreaterThan(0);
      const [newest] = await bank.mail(address);
      if (!newest) throw new Error(`no mail for ${address}`);
      return newest;
    }),
});

export { expect };
