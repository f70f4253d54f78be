/** <card-apply> on a partner's page against a bare React element there; all take turns (performance.md, goals 1 to 7). */
import type { CDPSession, Page } from '@playwright/test';
import { policy } from '@bankside/core/rules/policy.ts';
import { snippetOf } from '../../scripts/lib/embed-snippet.mjs';
import { startBankProcess } from '../support/bank-process.ts';
import { median } from './lib/http-load.ts';
import { load, openBrowser, slowPhone, type Load, type Subject } from './lib/page-load.ts';
import { openPartnerSite } from './lib/partner-site.ts';

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
const firstField = (host: string) => (page: Page) => page.locator(`${host} input:not([disabled])`).first().waitFor();

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

export async function embedFigures(rounds: number): Promise<EmbedFigures> {
  const site = await openPartnerSite();
  const bank = await startBankProcess({ from: 'built', env: { PARTNER_ORIGIN: site.url } });
  const browser = await openBrowser();
  const close = new Map<string, Close[]>();
  const loads = new Map<string, Load[]>();
  const version = policy.app.version;
  const loader = `<script type="module" src="${bank.url}/embed/${version}/loader.js" crossorigin></script>`;
  const subject = (name: string, url: string, usable: Subject['usable']): Subject => ({
    name,
    url,
    usable,
    after: async (page, devtools) => void close.set(name, [...(close.get(name) ?? []), await lookClosely(page, devtools)]),
  });
  try {
    const subjects = [
      subject(
        'bare React element',
        site.put('/bare', '<script type="module" src="/bare.js"></script>', '<bare-form></bare-form>'),
        firstField('bare-form'),
      ),
      subject('<card-apply>', site.put('/apply', loader, tag), firstField('card-apply')),
      subject(
        '<card-apply>, preloaded',
        site.put('/preloaded', snippetOf(bank.url, version, 'card-apply', 'en').preload + loader, tag),
        firstField('card-apply'),
      ),
      subject('the loader, no tag', site.put('/dormant', loader, ''), (page) => page.waitForLoadState('networkidle')),
    ];
    for (let round = 0; round < rounds; round += 1)
      for (const each of subjects) loads.set(each.name, [...(loads.get(each.name) ?? []), await load(browser, each, slowPhone)]);
    let leaks: Leaks = { nodes: Number.NaN, listeners: Number.NaN, bytesPerCycle: Number.NaN };
    let secondWidget = Number.NaN;
    const [, apply] = subjects;
    if (apply) {
      await load(browser, { ...apply, after: async (page, devtools) => void (secondWidget = await secondBytes(page, devtools)) });
      await load(browser, { ...apply, after: async (page, devtools) => void (leaks = await leaksOf(page, devtools)) });
    }
    const middle = (name: string, of: (each: Load & Close) => number) =>
      median(
        (loads.get(name) ?? []).map((each, at) =>
          of({ ...each, ...(close.get(name)?.[at] ?? { tbt: Number.NaN, cls: Number.NaN, heap: Number.NaN }) }),
        ),
      );
    const rows = subjects.map(({ name }) => ({
      name,
      bytes: middle(name, (each) => each.bytes),
      requests: middle(name, (each) => each.requests),
      ms: middle(name, (each) => each.ms),
      tbt: middle(name, (each) => each.tbt),
      cls: middle(name, (each) => each.cls),
      heap: middle(name, (each) => each.heap),
    }));
    return { rows, secondWidget, leaks };
  } finally {
    await browser.close();
    site.stop();
    await bank.stop();
  }
}
