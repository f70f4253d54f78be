/** Part of `npm run check`: what a page or a form asks for before it can be used must stay small (performance.md, decisions 13). */
import { existsSync } from 'node:fs';
import { formBytes } from './form-bytes.ts';
import { load, openBrowser } from './lib/page-load.ts';
import { serve } from './lib/static-server.ts';

const KiB = 1024;
/** performance.md, goal 9: 1.45 x a bare React page. */
const signInGate = 84 * KiB;
/** Issue 2, section 4: a plain form of the kit against the bare React element. */
const formGate = 1.35;

async function signInBytes(): Promise<number> {
  if (!existsSync('dist/portal/index.html')) throw new Error('build first: npm run build');
  const portal = await serve('dist/portal');
  const browser = await openBrowser();
  try {
    const usable = {
      name: 'sign-in',
      url: `${portal.url}/login`,
      usable: (page: import('@playwright/test').Page) => page.locator('input[type="email"]').first().waitFor(),
    };
    return (await load(browser, usable)).bytes;
  } finally {
    await browser.close();
    portal.stop();
  }
}

const [signIn, form] = await Promise.all([signInBytes(), formBytes()]);
const ratio = form.kit / form.bare;
const well = signIn > 20 * KiB && signIn <= signInGate && ratio > 1 && ratio <= formGate;
process.stdout.write(
  `sign-in ${(signIn / KiB).toFixed(1)} of ${signInGate / KiB} KiB, form ${ratio.toFixed(2)} of ${formGate} x the bare React element\n`,
);
process.exitCode = well ? 0 : 1;
