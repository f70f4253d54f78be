/**
 * The page that tries a file of bindings (PRG-22, PRG-24) with 50 and 5,000 rows: first answers of the bank, the longest task
 * of the page, and its memory once every row is answered. The cards are delivered ones of the seeded order.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { openStore } from '@bankside/bank/store/store.ts';
import { seededFolder, startBankProcess } from '../support/bank-process.ts';
import { signInByCall, type Identity } from '../support/client.ts';
import { people } from '../support/people.ts';
import { median } from './lib/http-load.ts';
import { openBrowser } from './lib/page-load.ts';

export type ImportPageFigures = {
  readonly rows: number;
  readonly firstMs: number;
  readonly allMs: number;
  readonly longestTask: number;
  readonly memory: number;
};
const sizes = [50, 5000] as const;
const kit = (n: number) => `KT${String(n).padStart(6, '0')}`;

/** A copy of the seeded books with so many more cards of the first order, as they are once delivered. */
async function filledFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bankside-'));
  cpSync(await seededFolder('built'), folder, { recursive: true });
  const store = await openStore({ folder });
  await store.db.execute(`
    insert into cards (company_id, card_id, name_on_card, tier, card_class, status, last4, kit_number, limits, order_id, print_status, allocation, delivered_at, created_at, updated_at)
    select c.company_id, gen_random_uuid(), c.name_on_card, c.tier, c.card_class, c.status, lpad((n % 10000)::text, 4, '0'), 'KT' || lpad(n::text, 6, '0'),
      c.limits, c.order_id, c.print_status, c.allocation, c.delivered_at, c.created_at, c.updated_at
    from (select * from cards where allocation = 'unassigned' order by kit_number limit 1) c, generate_series(1, ${sizes[1]}) n`);
  await store.close();
  return folder;
}

/** People who are not there yet and one in ten who is not known at all. Codes are wrong: the issuer has no such cards. */
const listOf = (rows: number) =>
  [
    'Kit number,Activation code,Holder',
    ...Array.from({ length: rows }, (_, n) =>
      [kit(n + 1), 'NOTACODE', n % 10 === 0 ? `Nobody ${n}` : `Holder ${n} <holder${n}@harbour-vale.example>`].join(','),
    ),
  ].join('\r\n');

const watch = `globalThis.longest = 0; new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, duration);
}).observe({ type: 'longtask' });`;

async function measure(browser: Browser, url: string, session: Identity, rows: number): Promise<ImportPageFigures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(240_000);
    await page.addInitScript((given) => Object.entries(given).forEach(([key, value]) => sessionStorage.setItem(key, value)), {
      token: session.token,
      userid: session.userid,
    });
    await page.goto(`${url}/card_management?import=new`);
    const buffer = Buffer.from(listOf(rows));
    await page.locator('input[type=file]').first().setInputFiles({ name: 'cards.csv', mimeType: 'text/csv', buffer });
    const start = page.getByRole('button', { name: /^Check [\d,]+ rows/ });
    await start.waitFor();
    await page.evaluate(watch);
    const answers: number[] = [];
    let answered = 0;
    const finished = new Promise<void>((resolve, reject) => {
      page.on('requestfailed', (request) => reject(new Error(`${request.url()} failed: ${request.failure()?.errorText ?? ''}`)));
      page.on('response', async (response) => {
        if (!response.url().endsWith('/preallocation/check')) return;
        const { rows: asked } = JSON.parse(response.request().postData() ?? '{}') as { readonly rows: readonly unknown[] };
        await response.finished();
        answers.push(performance.now());
        answered += asked.length;
        if (answered >= rows) resolve();
      });
    });
    const begun = performance.now();
    await start.click();
    await finished;
    await page.waitForFunction((all) => document.querySelector('progress')?.value === all, rows);
    const longestTask = await page.evaluate<number>('globalThis.longest');
    const devtools = await context.newCDPSession(page);
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    return { rows, firstMs: (answers[0] ?? Infinity) - begun, allMs: (answers.at(-1) ?? Infinity) - begun, longestTask, memory: usedSize };
  } finally {
    await context.close();
  }
}

export async function importPageFigures(rounds: number): Promise<readonly ImportPageFigures[]> {
  const folder = await filledFolder();
  const bank = await startBankProcess({ from: 'built', folder });
  const browser = await openBrowser();
  try {
    const session = await signInByCall(bank.url, people.owner);
    const taken: ImportPageFigures[] = [];
    for (let round = 0; round < rounds; round++) for (const rows of sizes) taken.push(await measure(browser, bank.url, session, rows));
    return sizes.map((rows) => {
      const own = taken.filter((each) => each.rows === rows);
      const middle = (of: (each: ImportPageFigures) => number) => median(own.map(of));
      return {
        rows,
        firstMs: middle(({ firstMs }) => firstMs),
        allMs: middle(({ allMs }) => allMs),
        longestTask: Math.max(...own.map(({ longestTask }) => longestTask)),
        memory: middle(({ memory }) => memory),
      };
    });
  } finally {
    await browser.close();
    await bank.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
