/** Lists of 50 and 5,000 holders in a built page under the portal's content policy: first rows, long tasks of the page, its memory. */
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { writeTable } from '../../packages/widgets/src/shared/table-file/write-table.ts';
import { launchOptions } from '../support/browser.ts';
import { median } from './lib/http-load.ts';
import type { Reading } from './table-file/main.ts';

export type TableFileFigures = {
  readonly name: string;
  readonly rows: number;
  readonly firstMs: number;
  readonly allMs: number;
  readonly longestTask: number;
  readonly memory: number;
};
const folder = 'dist/table-file';
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };
/** As packages/bank/src/server/headers.ts has it, for a page without a bank. */
const policy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; require-trusted-types-for 'script'";

const listOf = (count: number, format: 'csv' | 'xlsx') =>
  writeTable({
    format,
    sheet: 'Cards',
    headings: ['Kit number', 'Holder', 'Email', 'Note'],
    rows: Array.from({ length: count }, (_, at) => [
      `KIT${String(at).padStart(8, '0')}`,
      `Holder ${(at * 7919).toString(16)}`,
      `holder${at}@harbour-vale.example`,
      '',
    ]),
  }).arrayBuffer();

async function serve(files: Readonly<Record<string, Buffer>>) {
  const server = createServer(({ url = '/' }, answer) => {
    const path = url === '/' ? '/index.html' : url;
    const body = files[path] ?? readFileSync(join(folder, path));
    answer.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream', 'content-security-policy': policy });
    answer.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

async function measure(page: Page, name: string): Promise<Reading & { readonly memory: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const reading = await page.evaluate<Reading>(`bench.read('/${name}')`);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { ...reading, memory: usedSize };
}

export async function tableFileFigures(rounds: number): Promise<readonly TableFileFigures[]> {
  await build({
    configFile: false,
    root: 'tests/bench/table-file',
    logLevel: 'error',
    build: { outDir: '../../../dist/table-file', emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  });
  const names = ['50.csv', '5000.csv', '50.xlsx', '5000.xlsx'] as const;
  const files: Record<string, Buffer> = {};
  for (const name of names) files[`/${name}`] = Buffer.from(await listOf(Number.parseInt(name, 10), name.endsWith('csv') ? 'csv' : 'xlsx'));
  const site = await serve(files);
  const browser = await chromium.launch(launchOptions());
  try {
    const all = new Map<string, Awaited<ReturnType<typeof measure>>[]>(names.map((name) => [name, []]));
    for (let round = 0; round < rounds; round++)
      for (const name of names) {
        const context = await browser.newContext();
        const page = await context.newPage();
        const faults: string[] = [];
        page.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())));
        await page.goto(site.url);
        await page.waitForFunction('globalThis.bench');
        all.get(name)?.push(await measure(page, name));
        if (page.workers().length > 0) throw new Error('a worker outlives its task');
        const violations = faults.filter((text) => text.includes('Content Security Policy'));
        if (violations.length > 0) throw new Error(violations.join('\n'));
        await context.close();
      }
    return [...all].map(([name, readings]) => {
      const middle = (of: (reading: (typeof readings)[number]) => number) => median(readings.map(of));
      return {
        name,
        rows: middle(({ rows }) => rows),
        firstMs: middle(({ firstMs }) => firstMs),
        allMs: middle(({ allMs }) => allMs),
        longestTask: Math.max(...readings.map(({ longestTask }) => longestTask)),
        memory: middle(({ memory }) => memory),
      };
    });
  } finally {
    await browser.close();
    site.close();
  }
}
