/** The partners' sites beside the worker's bank: `import { test, expect } from '../../support/demo-sites.ts'`. */
import { spawn } from 'node:child_process';
import { partnerKey } from '../../scripts/lib/people.mjs';
import { freePort } from './bank-process.ts';
import { expect, test as base } from './fixtures.ts';

/** `url`: the origin; `reports`: what browsers told of its content policy. */
type Site = { readonly url: string; reports(): Promise<unknown[]> };
type Ports = { readonly bank: number; readonly partner: number; readonly visionlife: number };
export type Sites = { readonly partner: Site; readonly visionlife: Site };

const originOf = (port: number) => `http://127.0.0.1:${port}`;

async function openSite(name: keyof Sites, port: number, bank: string): Promise<Site & { stop(): Promise<void> }> {
  const child = spawn('node', [`demo/${name}/server.mjs`], {
    env: { ...process.env, PORT: String(port), BANK: bank, PARTNER_KEY: partnerKey },
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

/** The bank of a worker is told where the sites will be before it starts, and they are told where it is. */
export const test = base.extend<object, { ports: Ports; sites: Sites }>({
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
      expect(reports, "what browsers told of the partners' content policies").toEqual([]);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

export { expect };
