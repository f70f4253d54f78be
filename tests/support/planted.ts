/** Where a planted card number and PIN are after a story: what the browser sent, got and keeps, what the bank wrote to its log and its disk (CRD-03, CRD-04). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foundIn, type Planted } from '@bankside/bank/testing/planted.ts';
import type { Page } from '@playwright/test';

type Places = ReadonlyMap<string, string>;

/** Runs in the page: everything that outlives it, but cookies. */
async function kept(): Promise<string> {
  const databases = await indexedDB.databases();
  const caches_ = await Promise.all(
    (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
  );
  const databaseRows = await Promise.all(
    databases.map(
      ({ name = '' }) =>
        new Promise<string>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.addEventListener('error', () => reject(new Error(`${name} cannot be read`)));
          opening.addEventListener('success', () => {
            const { objectStoreNames: stores } = opening.result;
            if (stores.length === 0) return resolve('');
            const rows: string[] = [];
            const reading = opening.result.transaction([...stores]);
            for (const store of stores) {
              const all = reading.objectStore(store).getAll();
              all.addEventListener('success', () => rows.push(JSON.stringify(all.result)));
            }
            reading.addEventListener('complete', () => resolve(rows.join('\n')));
            return undefined;
          });
        }),
    ),
  );
  const { state } = history;
  return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, caches_, databaseRows, state, location.href, document.cookie]);
}

/** Listens from now on. */
export function watchTraffic(page: Page, bank: { readonly folder: string; output(): string }) {
  const places = new Map<string, string>();
  const note = (place: string, text: string) => void places.set(place, `${places.get(place) ?? ''}\n${text}`);
  const reading: Promise<unknown>[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    note(`sent to ${pathname}`, `${search} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`);
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/api/')) return;
    reading.push(
      response.text().then(
        (text) => note(`answer of ${pathname}`, text),
        () => undefined,
      ),
    ); // of a page that is left there is no text
  });
  const everyPlace = async (): Promise<Places> => {
    await Promise.all(reading);
    const all = new Map(places);
    all.set('browser storage', await page.evaluate(kept));
    all.set('cookies', JSON.stringify(await page.context().cookies()));
    all.set('log', bank.output());
    for (const entry of readdirSync(bank.folder, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) {
        const path = join(entry.parentPath, entry.name);
        all.set(path.slice(bank.folder.length + 1), readFileSync(path, 'latin1'));
      }
    return all;
  };
  return {
    everyPlace,
    /** Places that hold it. In books and binary files only the number: four digits are there by chance. */
    holding: async (what: keyof Planted, planted: Planted): Promise<string[]> => {
      const isText = (place: string) => what === 'number' || /^(sent|answer|browser|cookies|log|issuer\/)/.test(place);
      return [...(await everyPlace())]
        .flatMap(([place, text]) => (isText(place) && foundIn(text, planted)[what].length > 0 ? [place] : []))
        .sort();
    },
  };
}
