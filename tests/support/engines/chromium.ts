/** Chromium behind the same commands, for what is compared between engines; everything else in the repository drives it by Playwright. */
import { chromium, type JSHandle } from '@playwright/test';
import { launchOptions } from '../browser.ts';
import { engineOf, type Engine } from './engine.ts';

export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage({ locale: 'en-GB' });
  const wait = (body: string) => `(given) => new Promise((done) => (function () { ${body} })(...given, done))`;
  const nothing = () => Promise.reject(new Error('chromium: only scripts, here'));
  return engineOf({
    name: 'chromium',
    version: browser.version(),
    go: async (url) => void (await page.goto(url)),
    script: async (body, args) => {
      const found: JSHandle = await page.evaluateHandle(`(${wait(body)})(${JSON.stringify(args)})`);
      return (await found.jsonValue()) as { value?: unknown };
    },
    file: nothing,
    actions: nothing,
    frame: nothing,
    stop: () => browser.close(),
  });
}
