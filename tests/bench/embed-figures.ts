/** <card-apply> and the first step of <kyc-wizard> on a partner's page against a bare React element there; all take turns (performance.md, goals 1 to 8). */
import { brotliCompressSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { policy } from '@bankside/core/rules/bank-policy.ts';
import { snippetOf } from '../../scripts/lib/embed-snippet.mjs';
import { startBankProcess } from '../support/bank-process.ts';
import { sessionFor } from '../support/embed-session.ts';
import { median } from './lib/http-load.ts';
import { load, openBrowser, slowPhone, type Load, type Subject } from './lib/page-load.ts';
import { openPartnerSite, pageRules } from './lib/partner-site.ts';

export type EmbedFigure = {
  readonly name: string;
  readonly bytes: number;
  readonly requests: number;
  readonly ms: number;
  readonly tbt: number;
  readonly cls: number;
  readonly heap: number;
};
export type Leaks = { readonly nodes: number; readonly listeners: number; readonly bytesPerCycle: number };
export type EmbedFigures = { readonly rows: readonly EmbedFigure[]; readonly secondWidget: number; readonly leaks: Leaks };
type Close = { readonly tbt: number; readonly cls: number; readonly heap: number };

const tag = '<card-apply link-path="kestrel"></card-apply>';
const firstField = (page: Page) => page.locator('bare-form input').first().waitFor();
/** A first field may be drawn before the bank has answered; it can be used when the element says so. */
const usable = (name: string) => (page: Page) =>
  page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted);
    return element?.matches(':state(ready)') && element.shadowRoot?.querySelector('input')?.checkVisibility();
  }, name);
const usableApply = usable('card-apply');

/** Long tasks and shifts of the page since its start; what is left after one second of quiet. */
async function lookClosely(page: Page, devtools: CDPSession): Promise<Close> {
  await page.waitForTimeout(1000);
  const seen = await page.evaluate(
    () =>
      new Promise<{ tbt: number; cls: number }>((resolve) => {
        const figures = { tbt: 0, cls: 0 };
        new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => (figures.tbt += Math.max(0, duration - 50)))).observe(
          { type: 'longtask', buffered: true },
        );
        new PerformanceObserver((list) =>
          list.getEntries().forEach((entry) => (figures.cls += Number(Reflect.get(entry, 'value')))),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(figures), 200);
      }),
  );
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return { ...seen, heap: usedSize };
}

/** What two hundred mounts and unmounts leave behind, after twenty that warm everything. */
async function leaksOf(page: Page, devtools: CDPSession, rounds = 200): Promise<Leaks> {
  const cycle = (times: number) =>
    page.evaluate(
      async ([count, html]) => {
        const main = document.querySelector('main');
        document.querySelector('card-apply')?.remove();
        for (let round = 0; round < count; round += 1) {
          const element = Object.assign(document.createElement('template'), { innerHTML: html }).content.firstElementChild;
          if (!element || !main) throw new Error('no page');
          main.append(element);
          await (Reflect.get(element, 'whenReady') as () => Promise<void>).call(element);
          element.remove();
          await new Promise((resolve) => setTimeout(resolve));
        }
      },
      [times, tag] as const,
    );
  const count = async () => {
    await page.waitForTimeout(500);
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: (await devtools.send('Runtime.getHeapUsage')).usedSize };
  };
  await devtools.send('Performance.enable');
  await cycle(20);
  const before = await count();
  await cycle(rounds);
  const after = await count();
  return {
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    bytesPerCycle: (after.heap - before.heap) / rounds,
  };
}

/** Bytes of scripts that a tag of another kind adds to a page that has <card-apply>. */
async function secondBytes(page: Page, devtools: CDPSession): Promise<number> {
  await page.waitForTimeout(8000); // what <card-apply> fetches for its next steps is not the second tag's
  let bytes = 0;
  devtools.on('Network.responseReceived', ({ response }) => {
    if (/\.js(\?|$)/.test(response.url)) bytes += Number(response.headers['content-length'] ?? 0);
  });
  await page.evaluate(() => {
    const element = document.createElement('card-apply-status');
    element.setAttribute('application-no', 'CA-2025-000000');
    document.querySelector('main')?.append(element);
  });
  await page.waitForTimeout(5000);
  return bytes;
}

type Stand = { readonly subjects: readonly Subject[]; readonly browser: Browser; readonly stop: () => Promise<void> };
async function openStand(): Promise<Stand> {
  const site = await openPartnerSite();
  const bank = await startBankProcess({ from: 'built', env: { PARTNER_ORIGIN: site.url } });
  const browser = await openBrowser();
  const { version } = policy.app;
  const loader = `<script type="module" src="${bank.url}/embed/${version}/loader.js" crossorigin></script>`;
  const { preload } = snippetOf(bank.url, version, 'card-apply', 'en');
  const bare = '<script type="module" src="/bare.js"></script>';
  const token = JSON.stringify(await sessionFor(bank.url, site.url, 'kyc-wizard'));
  // as text: what runs this file gives functions names that a page does not know
  const giving = `new MutationObserver(() => {
    const tag = document.querySelector('kyc-wizard');
    if (tag && !tag.session) tag.session = { fetchToken: async () => (${token}) };
  }).observe(document, { childList: true, subtree: true });`;
  return {
    browser,
    subjects: [
      { name: 'bare React element', url: site.put('/bare', bare, '<bare-form></bare-form>'), usable: firstField },
      { name: '<card-apply>', url: site.put('/apply', loader, tag), usable: usableApply },
      { name: '<card-apply>, preloaded', url: site.put('/preloaded', preload + loader, tag), usable: usableApply },
      {
        name: '<kyc-wizard>',
        url: site.put('/kyc', loader, '<kyc-wizard step="corporate"></kyc-wizard>'),
        usable: usable('kyc-wizard'),
        before: (page) => page.addInitScript({ content: giving }),
      },
      { name: 'the loader, no tag', url: site.put('/dormant', loader, ''), usable: (page) => page.waitForLoadState('networkidle') },
    ],
    stop: async () => {
      await browser.close();
      site.stop();
      await bank.stop();
    },
  };
}

/** For the byte gates: what each subject asks for until it can be used, once. */
export async function embedBytes(): Promise<Readonly<Record<'bare' | 'apply' | 'kyc' | 'loader', number>>> {
  const stand = await openStand();
  try {
    const [bare, apply, , kyc, dormant] = stand.subjects;
    if (!bare || !apply || !kyc || !dormant) throw new Error('no subjects');
    const bytes = async (subject: Subject) => (await load(stand.browser, subject, slowPhone)).bytes;
    const style = brotliCompressSync(pageRules).length; // the page's own, not the loader's
    return { bare: await bytes(bare), apply: await bytes(apply), kyc: await bytes(kyc), loader: (await bytes(dormant)) - style };
  } finally {
    await stand.stop();
  }
}

export async function embedFigures(rounds: number): Promise<EmbedFigures> {
  const { browser, subjects, stop } = await openStand();
  const taken = new Map<string, (Load & Close)[]>(subjects.map(({ name }) => [name, []]));
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const subject of subjects) {
        let close: Close | undefined;
        const after = async (page: Page, devtools: CDPSession) => void (close = await lookClosely(page, devtools));
        const loaded = await load(browser, { ...subject, after }, slowPhone);
        if (close) taken.get(subject.name)?.push({ ...loaded, ...close });
      }
    const [, apply] = subjects;
    if (!apply) throw new Error('no subjects');
    let secondWidget = Number.NaN;
    let leaks: Leaks = { nodes: Number.NaN, listeners: Number.NaN, bytesPerCycle: Number.NaN };
    await load(browser, { ...apply, after: async (page, devtools) => void (secondWidget = await secondBytes(page, devtools)) });
    await load(browser, { ...apply, after: async (page, devtools) => void (leaks = await leaksOf(page, devtools)) });
    const rows = [...taken].map(([name, all]) => {
      const middle = (of: (each: Load & Close) => number) => median(all.map(of));
      return {
        name,
        bytes: middle(({ bytes }) => bytes),
        requests: middle(({ requests }) => requests),
        ms: middle(({ ms }) => ms),
        tbt: middle(({ tbt }) => tbt),
        cls: middle(({ cls }) => cls),
        heap: middle(({ heap }) => heap),
      };
    });
    return { rows, secondWidget, leaks };
  } finally {
    await stop();
  }
}
