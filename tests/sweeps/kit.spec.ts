/**
 * Every component of the kit in every state, as the gallery lists them: in three languages, at a desk and on a phone,
 * built, under the policy that portal and partners have; accessible in light and dark, which no language changes. No bank is needed. With SHOTS, a picture of each.
 */
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import { languages } from '@bankside/core/rules/languages.ts';
import { build } from 'vite';
import { expectAccessible, expectNoSidewaysScroll, expectWords } from '../support/page-checks.ts';
import { watch } from '../support/watch.ts';

const origin = 'http://localhost:1';
/** D-121, with Trusted Types: no inline style, no eval. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; require-trusted-types-for 'script'";
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.woff2': 'font/woff2' };
const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

const test = base.extend<{ open: (query: string) => Promise<Page> }, { gallery: string }>({
  gallery: [
    async ({}, use, { parallelIndex }) => {
      const top = fileURLToPath(new URL('../..', import.meta.url));
      const outDir = join(top, '.cache', `kit-${parallelIndex}`);
      await build({ configFile: join(top, 'vite.config.ts'), mode: 'kit', logLevel: 'error', build: { outDir, emptyOutDir: true } });
      await use(outDir);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  open: async ({ page, context, gallery }, use) => {
    const watched = watch(context);
    await context.route(`${origin}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      const headers = { 'content-type': types[extname(pathname)] ?? 'application/octet-stream', 'content-security-policy': policy };
      await route.fulfill({ body: await readFile(join(gallery, pathname)), headers });
    });
    await use(async (query) => {
      await page.goto(`${origin}/kit.html?${query}`);
      await page.locator('[data-entry]').first().waitFor();
      return page;
    });
    expect(watched.faults).toEqual([]);
  },
});

test.describe.configure({ mode: 'default' }); // one worker, one build

for (const language of languages)
  test(`the kit in ${language}`, async ({ open, page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    const query = `lang=${language}&theme=auto`;
    await open(query);
    await check('the whole kit');
    const alone = (await page.locator('main').getAttribute('data-alone'))?.split(' ') ?? [];
    expect(alone.length, 'components that lie over the page').toBeGreaterThan(5);
    for (const name of alone) {
      await open(`${query}&only=${name}`);
      await check(name);
    }

    /** At a desk, then the same page on a phone. */
    async function check(what: string): Promise<void> {
      for (const [device, viewport] of Object.entries(widths)) {
        await page.setViewportSize(viewport);
        await expectWords(page, what);
        await expectNoSidewaysScroll(page, what);
        if (language === 'en') await expectAccessible(page, what, { contrasts: device === 'desktop' });
        if (process.env['SHOTS']) await picture(what, device);
      }
      expect(await page.locator('style, link[rel=stylesheet]').count(), `style tags of ${what}`).toBe(0);
    }

    async function picture(what: string, device: string): Promise<void> {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
        const path = `.shots/kit-${what.replaceAll(' ', '-')}-${device}-${language}-${colorScheme}.png`;
        await page.screenshot({ path, fullPage: true, animations: 'disabled' });
      }
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    }
  });
