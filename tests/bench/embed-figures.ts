/** Every tag on a partner's page against a bare React element there (PERF-01 to PERF-08). */
import { brotliCompressSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { policy } from '@bankside/core/rules/policy/bank-policy.ts';
import type { Tag } from '@bankside/core/rules/tags.ts';
import { snippetOf } from '../../scripts/lib/embed-snippet.mjs';
import { startBankProcess } from '../support/bank-process.ts';
import { sessionFor, signedInTags } from '../support/embed-session.ts';
import { median } from './lib/http-load.ts';
import { farAway, load, openBrowser, slowPhone, type Load, type Subject } from './lib/page-load.ts';
import { leaksOf, withoutCompilers, type Leaks } from './mount-leaks.ts';
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
export type EmbedFigures = { readonly rows: readonly EmbedFigure[]; readonly leaks: Leaks };
/** What the tags are measured against, and what a page without a tag pays. */
export const theBare = 'bare React element';
export const theLoader = 'the loader, no tag';
type Close = { readonly tbt: number; readonly cls: number; readonly heap: number };

const tag = '<card-apply link-path="kestrel"></card-apply>';
const firstField = (page: Page) => page.locator('bare-form input').first().waitFor();
/** What can be used first may be drawn before the bank has answered; it can be used when the element says so. */
const usable =
  (name: string, first = 'input') =>
  (page: Page) =>
    page.waitForFunction(
      ([wanted, control]) => {
        const element = document.querySelector(wanted);
        return element?.matches(':state(ready)') && element.shadowRoot?.querySelector(control)?.checkVisibility();
      },
      [name, first] as const,
    );
const usableApply = usable('card-apply');
/** Beside <card-apply>; `by`: what must be there first, a field unless it says otherwise. */
const otherTags: readonly { readonly name: Tag; readonly html: string; readonly by?: string }[] = [
  { name: 'card-apply-status', html: '<card-apply-status application-no="CA-2025-000000"></card-apply-status>', by: 'svg' },
  { name: 'card-apply-qr', html: '<card-apply-qr link-path="harbour-qr"></card-apply-qr>', by: 'svg' },
  { name: 'deposit-address', html: '<deposit-address asset="USDC"></deposit-address>' },
  { name: 'card-list', html: '<card-list></card-list>', by: '[part=row], li button' },
  { name: 'kyc-wizard', html: '<kyc-wizard step="corporate"></kyc-wizard>' },
];

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

type Setup = { readonly subjects: readonly Subject[]; readonly browser: Browser; readonly stop: () => Promise<void> };
async function openSetup(): Promise<Setup> {
  const site = await openPartnerSite();
  const bank = await startBankProcess({ from: 'built', env: { PARTNER_ORIGIN: site.url } });
  const browser = await openBrowser();
  const { version } = policy.app;
  const loader = `<script type="module" src="${bank.url}/embed/${version}/loader.js" crossorigin></script>`;
  const { preload } = snippetOf(bank.url, version, 'card-apply', 'en');
  const bare = '<script type="module" src="/bare.js"></script>';
  /** A partner's page gives a tag its session as soon as it comes. As text: what runs this file gives functions names that a page does not know. */
  const signedIn = async (name: Tag): Promise<Pick<Subject, 'before'>> => {
    const token = JSON.stringify(await sessionFor(bank.url, site.url, name));
    const content = `new MutationObserver(() => {
      const tag = document.querySelector('${name}');
      if (tag && !tag.session) tag.session = { fetchToken: async () => (${token}) };
    }).observe(document, { childList: true, subtree: true });`;
    return { before: (page) => page.addInitScript({ content }) };
  };
  const others = await Promise.all(
    otherTags.map(async ({ name, html, by }) => ({
      name: `<${name}>`,
      url: site.put(`/${name}`, loader, html),
      usable: usable(name, by),
      ...(signedInTags.includes(name) ? await signedIn(name) : {}),
    })),
  );
  return {
    browser,
    subjects: [
      { name: theBare, url: site.put('/bare', bare, '<bare-form></bare-form>'), usable: firstField },
      { name: '<card-apply>', url: site.put('/apply', loader, tag), usable: usableApply },
      { name: '<card-apply>, preloaded', url: site.put('/preloaded', preload + loader, tag), usable: usableApply },
      ...others,
      { name: theLoader, url: site.put('/dormant', loader, ''), usable: (page) => page.waitForLoadState('networkidle') },
    ],
    stop: async () => {
      await browser.close();
      site.stop();
      await bank.stop();
    },
  };
}

/** For the byte gates: what each subject asks for until it can be used, once, by its name in the benchmark. */
export async function embedBytes(): Promise<ReadonlyMap<string, number>> {
  const { browser, subjects, stop } = await openSetup();
  try {
    const bytes = new Map<string, number>();
    for (const subject of subjects) bytes.set(subject.name, (await load(browser, subject, farAway)).bytes);
    const style = brotliCompressSync(pageRules).length; // the page's own, not the loader's
    return bytes.set(theLoader, (bytes.get(theLoader) ?? 0) - style);
  } finally {
    await stop();
  }
}

export async function embedFigures(rounds: number): Promise<EmbedFigures> {
  const { browser, subjects, stop } = await openSetup();
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
    let leaks: Leaks = { nodes: Number.NaN, listeners: Number.NaN, bytesPerCycle: Number.NaN };
    const slowBrowser = await openBrowser(...withoutCompilers);
    try {
      await load(slowBrowser, { ...apply, after: async (page, devtools) => void (leaks = await leaksOf(page, devtools, tag)) });
    } finally {
      await slowBrowser.close();
    }
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
    return { rows, leaks };
  } finally {
    await stop();
  }
}
