/** Opens a page cold and says what it asked for until it could be used, and how long that took. */
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { launchOptions } from '../../support/browser.ts';

export type Load = {
  /** Bytes of scripts, styles and words on the wire (brotli) until the page could be used. */
  readonly bytes: number;
  readonly requests: number;
  readonly ms: number;
};
export type Subject = {
  readonly name: string;
  readonly url: string;
  /** Resolves when a person can use the page. */
  readonly usable: (page: Page) => Promise<unknown>;
  readonly session?: { readonly token: string; readonly userid: string };
  /** Prepares the page before it is opened. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Looks closer before the page is closed. */
  readonly after?: (page: Page, devtools: CDPSession) => Promise<void>;
};

/** `jsFlags` are V8's: '--no-opt'. */
export const openBrowser = (...jsFlags: readonly string[]): Promise<Browser> => {
  const { args, ...options } = launchOptions();
  return chromium.launch({ ...options, args: jsFlags.length > 0 ? [...args, `--js-flags=${jsFlags.join(',')}`] : args });
};

type Line = { readonly cpu: number; readonly bitsPerSecond: number; readonly latency: number };
/** Each answer takes its time: what is asked for once the page can be used comes after the count, however busy this machine is. */
export const farAway: Line = { cpu: 1, bitsPerSecond: 1_000_000_000, latency: 800 };
/** A phone on a slow line (PERF-30): processor four times slower, 1.6 Mbit/s, 150 ms for each request. */
export const slowPhone: Line = { cpu: 4, bitsPerSecond: 1_600_000, latency: 150 };

async function slowDown(page: Page, { cpu, bitsPerSecond, latency }: Line): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bitsPerSecond / 8,
    uploadThroughput: bitsPerSecond / 8,
  });
}

/** Not what the bank answers. */
const counted = /^(?!.*\/api\/).*\.(js|css|json)(\?|$)/;

export async function load(browser: Browser, { url, usable, session, before, after }: Subject, slow?: Line): Promise<Load> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    if (session)
      await page.addInitScript((given) => Object.entries(given).forEach(([key, value]) => sessionStorage.setItem(key, value)), session);
    await before?.(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    if (slow) await slowDown(page, slow);
    let bytes = 0;
    let requests = 0;
    devtools.on('Network.responseReceived', ({ response }) => {
      requests += 1;
      if (counted.test(response.url))
        bytes += Number(response.headers['content-length'] ?? response.headers['Content-Length'] ?? Number.NaN);
    });
    const since = performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    await usable(page);
    const figures = { bytes, requests, ms: performance.now() - since };
    await after?.(page, devtools);
    return figures;
  } finally {
    await context.close();
  }
}
