/**
 * npm run shots [name …]: a picture of every screen in each language, at 1440 and 390 px, light and dark, with the seeded
 * books and the clock standing still; into .shots/, with an index.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { languages, type Language } from '@bankside/core/rules/languages.ts';
import { openBrowser } from '../bench/lib/page-load.ts';
import { frozenNow, startBankProcess } from '../support/bank-process.ts';
import { signInByCall, type Identity } from '../support/client.ts';
import { emailOf } from '../support/people.ts';
import { landed, openPortal } from '../support/portal.ts';
import { sandboxOf } from '../support/sandbox.ts';
import { scene, shots, type Shot } from './list.ts';

const folder = '.shots';
const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const themes = ['light', 'dark'] as const;
type How = { readonly device: keyof typeof widths; readonly language: Language; readonly theme: (typeof themes)[number] };

const ways = (only: Shot['only']): How[] =>
  (['desktop', 'phone'] as const)
    .filter((device) => !only || only === device)
    .flatMap((device) => languages.flatMap((language) => themes.map((theme) => ({ device, language, theme }))));

async function identityOf(url: string, { who }: Shot): Promise<Identity | null> {
  if (who === 'nobody') return null;
  if (typeof who === 'string') return signInByCall(url, emailOf(who));
  const [{ token, userid }] = (await sandboxOf(url).company(who)).people;
  return { token, userid };
}

/** A window as tall as the page, from its top: what sticks to an edge is where the page begins and ends, over nothing. */
async function showWhole(page: Page, { width, height }: { readonly width: number; readonly height: number }): Promise<void> {
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, tall) });
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(100);
}

async function take(
  browser: Browser,
  url: string,
  shot: Shot,
  who: Identity | null,
  { device, language, theme }: How,
  file: string,
): Promise<void> {
  const context = await browser.newContext({
    viewport: widths[device],
    colorScheme: theme,
    locale: 'en-GB',
    timezoneId: 'Asia/Singapore',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await page.clock.setFixedTime(frozenNow);
    await openPortal(page, url, shot.path, who, language);
    await landed(page);
    await shot.act?.(scene(page, language, device === 'phone'));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.waitForTimeout(150);
    if (!shot.windowOnly) await showWhole(page, widths[device]);
    await page.screenshot({ path: `${folder}/${file}`, animations: 'disabled' });
  } finally {
    await context.close();
  }
}

const asked = process.argv.slice(2);
const chosen = shots
  .map((shot, at) => ({ shot, number: String(at + 1).padStart(2, '0') }))
  .filter(({ shot }) => asked.length === 0 || asked.some((name) => shot.name.startsWith(name)));
if (chosen.length === 0) throw new Error(`no picture of that name; there are ${shots.map(({ name }) => name).join(', ')}`);

mkdirSync(folder, { recursive: true });
const [bank, browser] = await Promise.all([startBankProcess({ from: 'built' }), openBrowser()]);
const failed: string[] = [];
const rows: string[] = [];
try {
  for (const { shot, number } of chosen) {
    const who = await identityOf(bank.url, shot);
    const files = ways(shot.only).map((how) => ({ how, file: `${number}-${shot.name}-${how.device}-${how.language}-${how.theme}.png` }));
    const queue = [...files];
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const { how, file } = next;
        await take(browser, bank.url, shot, who, how, file).catch((fault: unknown) =>
          failed.push(`${file}: ${String(fault).split('\n')[0]}`),
        );
      }
    };
    await Promise.all([work(), work()]);
    rows.push(
      `| ${number} | ${shot.name} | ${typeof shot.who === 'string' ? shot.who : JSON.stringify(shot.who)} | \`${shot.path}\` | ${files.map(({ how, file }) => `[${how.device} ${how.language} ${how.theme}](${file})`).join(' ')} |`,
    );
    process.stdout.write(`${number} ${shot.name}\n`);
  }
} finally {
  await browser.close();
  await bank.stop();
}
if (asked.length === 0)
  writeFileSync(`${folder}/index.md`, ['| | screen | who | page | pictures |', '|---|---|---|---|---|', ...rows, ''].join('\n'));
process.stdout.write(failed.length ? `\nfailed:\n${failed.join('\n')}\n` : `\nall pictures are in ${folder}/\n`);
process.exitCode = failed.length ? 1 : 0;
