/** Part of `npm run check`: what a page or a form asks for before it can be used must stay small (performance.md, decisions 13). */
import { existsSync } from 'node:fs';
import { embedBytes } from './embed-figures.ts';
import { formBytes } from './form-bytes.ts';
import { farAway, load, openBrowser } from './lib/page-load.ts';
import { serve } from './lib/static-server.ts';

const KiB = 1024;
/** performance.md, goal 9: 1.45 x a bare React page. */
const signInGate = 84 * KiB;
/** A plain form of the kit against the bare React element. */
const formGate = 1.35;
/** What was reached on the way to performance.md's goal 1 (1.30 x the bare React element). */
const applyGate = 1.55;
/** performance.md, goal 8. */
const kycGate = 1.5;
/** performance.md, goal 2. */
const loaderGate = 2 * KiB;

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
    return (await load(browser, usable, farAway)).bytes;
  } finally {
    await browser.close();
    portal.stop();
  }
}

const [signIn, form] = await Promise.all([signInBytes(), formBytes()]);
const ratio = form.kit / form.bare;
const embed = await embedBytes();
const applyRatio = embed.apply / embed.bare;
const kycRatio = embed.kyc / embed.bare;
const pagesAreWell = signIn > 20 * KiB && signIn <= signInGate && ratio > 1 && ratio <= formGate;
const tagsAreWell = applyRatio > 1 && applyRatio <= applyGate && kycRatio > 1 && kycRatio <= kycGate;
const embedIsWell = tagsAreWell && embed.loader > 500 && embed.loader <= loaderGate;
process.stdout.write(
  `sign-in ${(signIn / KiB).toFixed(1)} of ${signInGate / KiB} KiB, form ${ratio.toFixed(2)} of ${formGate} x the bare React element, <card-apply> ${applyRatio.toFixed(2)} of ${applyGate}, <kyc-wizard>'s first step ${kycRatio.toFixed(2)} of ${kycGate}, the loader ${(embed.loader / KiB).toFixed(2)} of ${loaderGate / KiB} KiB\n`,
);
process.exitCode = pagesAreWell && embedIsWell ? 0 : 1;
