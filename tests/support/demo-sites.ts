/** The partners' sites beside the worker's bank: `import { test, expect } from '../../support/demo-sites.ts'`. */
import { spawn } from 'node:child_process';
import { kycKey, partnerKey } from '../../scripts/lib/people.mjs';
import { freePort } from './bank-process.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { widgetIn, type Form } from './applicant.ts';
import { expect, test as base } from './fixtures.ts';
import { people } from './people.ts';
import type { Mail } from './sandbox.ts';
import { staffOf } from './staff.ts';
import { word } from './words.ts';

/** `url`: the origin; `reports`: what browsers reported about its content policy. */
type Site = { readonly url: string; reports(): Promise<unknown[]> };
type Ports = { readonly bank: number; readonly partner: number; readonly visionlife: number };
export type Sites = { readonly partner: Site; readonly visionlife: Site };

const originOf = (port: number) => `http://127.0.0.1:${port}`;

async function openSite(name: keyof Sites, port: number, bank: string): Promise<Site & { stop(): Promise<void> }> {
  const child = spawn('node', [`demo/${name}/server.mjs`], {
    env: { ...process.env, PORT: String(port), BANK: bank, PARTNER_KEY: partnerKey, KYC_KEY: kycKey },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await Promise.race([
    new Promise((resolve) => child.once('message', resolve)),
    gone.then(() => Promise.reject(new Error(`the site ${name} did not open`))),
  ]);
  return {
    url: originOf(port),
    reports: async () => ((await (await fetch(`${originOf(port)}/csp-reports`)).json()) as { reports: unknown[] }).reports,
    stop: () => (child.kill('SIGTERM'), gone),
  };
}

type Where = { readonly isolation?: 'page' | 'frame'; readonly tag?: string };
type Fixtures = {
  /** The form that is on the page now. */
  formOn: (language: Language, where?: Where) => Form;
  /** The mail of this template to an address, in this language; waits until it is there. */
  mailed: (email: string, template: string, language: Language, params: Readonly<Record<string, string>>) => Promise<Mail>;
  /** The bank's staff take an application through these events. */
  decide: ReturnType<typeof staffOf>;
};

/** The bank of a worker gets the sites' addresses before it starts, and they get its address. */
export const test = base.extend<Fixtures, { ports: Ports; sites: Sites }>({
  formOn: async ({ page, bank }, use) => {
    page.setDefaultTimeout(45_000);
    await use((language, { isolation = 'page', tag = 'card-apply' } = {}) => ({
      widget: widgetIn(page, isolation, tag),
      language,
      codeFor: async (email) => {
        const code = async () => (await bank.mail(email)).find((mail) => mail.code)?.code ?? '';
        await expect.poll(code, { message: `a code for ${email}` }).not.toBe('');
        return code();
      },
    }));
  },
  mailed: async ({ bank }, use) =>
    use(async (email, template, language, params) => {
      const subject = word(`mail:${template}.subject`, language, params);
      const find = async () => (await bank.mail(email)).find((mail) => mail.subject === subject);
      await expect.poll(find, { message: `“${subject}” to ${email}` }).toBeDefined();
      const mail = await find();
      if (!mail) throw new Error(`no “${subject}” to ${email}`);
      return mail;
    }),
  decide: async ({ bank }, use) => use(staffOf(bank.url, () => bank.session(people.staff))),
  ports: [async ({}, use) => use({ bank: await freePort(), partner: await freePort(), visionlife: await freePort() }), { scope: 'worker' }],
  bankSettings: [
    async ({ ports }, use) =>
      use({ PORT: String(ports.bank), PARTNER_ORIGIN: originOf(ports.partner), VISIONLIFE_ORIGIN: originOf(ports.visionlife) }),
    { scope: 'worker' },
  ],
  sites: [
    async ({ bank, ports }, use) => {
      const partner = await openSite('partner', ports.partner, bank.url);
      const visionlife = await openSite('visionlife', ports.visionlife, bank.url);
      await use({ partner, visionlife });
      const reports = [...(await partner.reports()), ...(await visionlife.reports())];
      await Promise.all([partner.stop(), visionlife.stop()]);
      expect(reports, "what browsers reported about the partners' content policies").toEqual([]);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

export { expect };
