/**
 * Ten thousand transactions in one list, scrolled for some seconds on a processor four times slower, against a window of the
 * same rows made by hand without any library (PERF-11): frames over 50 ms, and frames with an empty place.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openStore } from '@bankside/bank/store/store.ts';
import { seededFolder, startBankProcess } from '../support/bank-process.ts';
import { signInByCall } from '../support/client.ts';
import { people } from '../support/people.ts';
import { median } from './lib/http-load.ts';
import { openBrowser } from './lib/page-load.ts';

export type ScrollFigures = { readonly name: string; readonly frames: number; readonly slow: number; readonly blank: number };
const rows = 10_000;
const seconds = 5;
/** Pixels a frame: a brisk turn of the wheel. */
const pace = 160;

/** A copy of the seeded books in which the owner's company has exactly so many transactions. */
async function filledFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bankside-'));
  cpSync(await seededFolder('built'), folder, { recursive: true });
  const store = await openStore({ folder });
  await store.db.execute(`
    insert into transactions (company_id, transaction_id, number, date, kind, type, transfer_type, amount, currency, status, counterparty, reference)
    select (select company_id from users where email = '${people.owner}'), gen_random_uuid(), 'B-' || n, timestamptz '2024-05-01 01:00Z' - n * interval '5 minutes',
      'fiat', 'transfer', 'payee', -1 - n, 'USD', 'success', 'Supplier ' || n || ' Trading Ltd', 'Invoice ' || n
    from generate_series(1, ${rows} - (select count(*)::int from transactions t join users u using (company_id) where u.email = '${people.owner}')) n`);
  await store.close();
  return folder;
}

/** The floor: as many rows, drawn by innerHTML where they are seen. */
const bare = `<!doctype html><body style="margin:0;font:14px sans-serif"><div id="all" style="position:relative;height:${rows * 42}px"><div id="seen" style="position:absolute;left:0;right:0"></div></div><script>
  const seen = document.getElementById('seen'); let from = -1;
  const draw = () => { const next = Math.max(0, Math.floor(scrollY / 42 / 10) * 10 - 30); if (next === from) return; from = next; seen.style.top = from * 42 + 'px';
    seen.innerHTML = Array.from({ length: Math.min(90, ${rows} - from) }, (_, i) => '<div data-key style="height:42px;display:flex;gap:20px;border-bottom:1px solid #ddd"><span>18/11/2025</span><span style="flex:1">Supplier ' + (from + i) + ' Trading Ltd</span><span>Completed</span><span>1,000.00 USD</span></div>').join(''); };
  addEventListener('scroll', draw, { passive: true }); draw();</script>`;

type Counts = Omit<ScrollFigures, 'name'>;
/** Scrolls a step in every frame and counts. As text: a page knows nothing of what a compiler adds to functions. */
const scrolling = `new Promise((resolve) => {
  const begun = performance.now(); let last = begun; const counts = { frames: 0, slow: 0, blank: 0 };
  requestAnimationFrame(function frame(now) {
    counts.frames += 1; if (now - last > 50) counts.slow += 1; last = now;
    if (!document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('[data-key]')) counts.blank += 1;
    scrollBy(0, ${pace}); if (now - begun < ${seconds * 1000}) requestAnimationFrame(frame); else resolve(counts);
  });
})`;
const scrolled = (page: Page) => page.evaluate<Counts>(scrolling);

/** Fetches all there is, as a person who scrolls to the end does. */
async function toTheEnd(page: Page): Promise<void> {
  const end = page.getByText(`${rows.toLocaleString('en')} of ${rows.toLocaleString('en')}`);
  for (const until = Date.now() + 180_000; !(await end.isVisible()) && Date.now() < until;) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForTimeout(50);
  }
  await end.waitFor({ timeout: 1000 });
  await page.evaluate(() => scrollTo(0, 0));
}

export async function scrollFigures(rounds: number): Promise<ScrollFigures[]> {
  const folder = await filledFolder();
  const bank = await startBankProcess({ from: 'built', folder });
  const browser = await openBrowser();
  try {
    const session = await signInByCall(bank.url, people.owner);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const floor = await context.newPage();
    await floor.setContent(bare);
    const list = await context.newPage();
    await list.addInitScript((given) => Object.entries(given).forEach(([key, value]) => sessionStorage.setItem(key, value)), session);
    await list.goto(`${bank.url}/my_transaction?rows=all`);
    await toTheEnd(list);
    const subjects = { 'a window made by hand': floor, 'the list of transactions': list };
    for (const page of Object.values(subjects))
      await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const taken = new Map(Object.keys(subjects).map((name) => [name, [] as Counts[]]));
    for (let round = 0; round < rounds; round++)
      for (const [name, page] of Object.entries(subjects)) {
        await page.bringToFront();
        await page.evaluate(() => scrollTo(0, 0));
        taken.get(name)?.push(await scrolled(page));
      }
    const of = (counts: readonly Counts[], what: keyof Counts) => median(counts.map((each) => each[what]));
    return [...taken].map(([name, counts]) => ({
      name,
      frames: of(counts, 'frames'),
      slow: of(counts, 'slow'),
      blank: of(counts, 'blank'),
    }));
  } finally {
    await browser.close();
    await bank.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
