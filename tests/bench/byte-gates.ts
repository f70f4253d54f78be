/**
 * Part of `npm run check`: what a page or a form loads before it can be used. Each gate is about 5 % above the measured
 * figure: it notices growth, it does not count letters. docs/performance.md keeps the trend.
 */
import { existsSync } from 'node:fs';
import { embedBytes, theBare, theLoader } from './embed-figures.ts';
import { formBytes } from './form-bytes.ts';
import { farAway, load, openBrowser } from './lib/page-load.ts';
import { serve } from './lib/static-server.ts';
import { secondKinds } from './second-kinds.ts';

const KiB = 1024;
const signInGate = 103.5 * KiB;
/** A plain form of the kit, and the first screen of each tag: multiples of the bare React element. */
const formGate = 1.51;
const tagGates = {
  '<card-apply>': 1.02,
  '<kyc-wizard>': 1,
  '<card-apply-status>': 1,
  '<card-apply-qr>': 1,
  '<deposit-address>': 1,
  '<card-list>': 1.32,
};
/** Cold beside <card-apply>; what <card-list> has of its own is more. */
const secondGate = 0.25;
const secondCardList = 0.61;
const loaderGate = 2.2 * KiB;

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

/** Says the figures; whether each is within its gate. */
async function pass(): Promise<boolean> {
  const [signIn, form] = await Promise.all([signInBytes(), formBytes()]);
  const ratio = form.kit / form.bare;
  const embed = await embedBytes();
  const of = (name: string) => embed.get(name) ?? Number.NaN;
  const tags = Object.entries(tagGates).map(([name, gate]) => ({ name, gate, ratio: of(name) / of(theBare) }));
  const seconds = [...secondKinds()].map(([name, bytes]) => ({
    name,
    gate: name === 'card-list' ? secondCardList : secondGate,
    ratio: bytes / of(theBare),
  }));
  const loader = of(theLoader);
  const figures = [
    `sign-in ${(signIn / KiB).toFixed(1)} of ${signInGate / KiB} KiB`,
    `form ${ratio.toFixed(3)} of ${formGate} x the bare React element`,
    ...tags.map((tag) => `${tag.name} ${tag.ratio.toFixed(3)} of ${tag.gate}`),
    ...seconds.map((tag) => `${tag.name} as a second kind ${tag.ratio.toFixed(3)} of ${tag.gate}`),
    `the loader ${(loader / KiB).toFixed(2)} of ${loaderGate / KiB} KiB`,
  ];
  process.stdout.write(`${figures.join(', ')}\n`);
  const pagesPass = signIn > 20 * KiB && signIn <= signInGate && ratio > 1 && ratio <= formGate;
  const secondsPass = seconds.every((tag) => tag.ratio > 0.1 && tag.ratio <= tag.gate);
  return pagesPass && secondsPass && tags.every((tag) => tag.ratio > 0.2 && tag.ratio <= tag.gate) && loader > 500 && loader <= loaderGate;
}

// on a busy machine a file that a page asks for later may come before the count ends: growth is there twice
process.exitCode = (await pass()) || (await pass()) ? 0 : 1;
