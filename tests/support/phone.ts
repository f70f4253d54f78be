/** A second device beside the page of a test: `import { test, expect } from '../../support/phone.ts'`. It reads what a screen shows, as a camera does. */
import type { Browser, Locator, Page } from '@playwright/test';
import { pixelsOf } from '@bankside/bank/testing/sample-files.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import jsqr from 'jsqr';
import { expect, test as base } from './demo-sites.ts';
import { watch, type Watch } from './watch.ts';

/** What a QR code on the screen says, from its pixels; waits until it can be read. */
export async function readCode(code: Locator): Promise<string> {
  await expect(code).toBeVisible();
  let said = '';
  const read = async () => {
    const { data, width, height } = await pixelsOf(await code.screenshot());
    return (said = jsqr(data, width, height)?.data ?? '');
  };
  await expect.poll(read, { message: 'a QR code that can be read' }).not.toBe('');
  return said;
}

export type Phone = { readonly page: Page; readonly watched: Watch };
type Fixtures = {
  /** A phone of its own: another browser with a finger, signed in nowhere. */
  phoneIn: (language?: Language) => Promise<Phone>;
};

async function openPhone(browser: Browser, language: Language) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: { en: 'en-GB', zh: 'zh-CN', ja: 'ja-JP' }[language],
  });
  await context.addInitScript((chosen) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('language', chosen);
  }, language);
  return { context, watched: watch(context), page: await context.newPage() };
}

export const test = base.extend<Fixtures>({
  phoneIn: async ({ browser }, use) => {
    const phones: Awaited<ReturnType<typeof openPhone>>[] = [];
    await use(async (language = 'en') => {
      const phone = await openPhone(browser, language);
      phones.push(phone);
      return phone;
    });
    for (const { context, watched } of phones) {
      await context.close();
      expect(watched.faults, 'what the phone reported').toEqual([]);
    }
  },
});

export { expect };
