/**
 * How long one person's call holds everybody else's on PGlite, where the database is in the bank's process (PERF-18): while it runs,
 * others ask for turns of the event loop, and the longest time that one had to wait is kept, in processor time, so that other
 * programs of the machine do not count. The person's company has 100,000 records, a bank's whole history on its own disk.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { openStore } from '@bankside/bank/store/store.ts';
import type { BlobPath, Path } from '@bankside/core/contract/index.ts';
import { median } from './lib/http-load.ts';
import { filled } from './records.ts';

export type HoldFigures = { readonly subject: string; readonly whole: number; readonly longest: number };

const records = 100_000;
const year = { date_from: '2025-01-01', date_to: '2025-11-18' };
const subjects: readonly (readonly [string, Path | BlobPath, object])[] = [
  ['who is signed in', '/account/getUserInfo', {}],
  ['home', '/dashboard/home', {}],
  ['the chart of a year', '/dashboard/trend', { days: '365' }],
  ['first page', '/transaction/record', { page_size: 14 }],
  ['by amount', '/transaction/record', { page_size: 14, sort: 'amount_down' }],
  ['by a word that most have', '/transaction/record', { page_size: 14, keyword: 'trading' }],
  ['by currency and days', '/transaction/record', { page_size: 14, currency: ['GBP'], ...year }],
  ['all as CSV', '/transaction/download', { format: 'csv' }],
];

const processorMs = (since: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

/** Of `work`: all of its time, and the longest that nobody else had a turn. */
async function heldBy(work: () => Promise<unknown>): Promise<{ whole: number; longest: number }> {
  let isOver = false;
  let longest = 0;
  const begun = process.cpuUsage();
  const others = (async () => {
    while (!isOver) {
      const since = process.cpuUsage();
      await turn();
      longest = Math.max(longest, processorMs(since));
    }
  })();
  await work();
  const whole = processorMs(begun);
  isOver = true;
  await others;
  return { whole, longest };
}

export async function holdFigures(rounds = 7): Promise<HoldFigures[]> {
  const store = await openStore({ memory: true });
  const { test, as } = await filled(store, records);
  const asked = { ...as, language: 'en', device: 'web', address: '10.0.0.1', agent: '', origin: '', version: '', key: '' } as const;
  const ask = async (path: Path | BlobPath, input: object) => {
    const answer = await test.dispatch(path, input, { ...asked, requestId: 'holds bench' });
    if (answer?.kind === 'json' && answer.code !== 200) throw new Error(`${path} answered ${JSON.stringify(answer)}`);
    if (answer?.kind === 'file' && 'stream' in answer.file) for await (const _ of answer.file.stream);
  };
  const figures: HoldFigures[] = [];
  for (const [subject, path, input] of subjects) {
    const taken: { whole: number; longest: number }[] = [];
    for (let round = 0; round <= rounds; round++) taken.push(await heldBy(() => ask(path, input)));
    const [, ...warm] = taken;
    figures.push({ subject, whole: median(warm.map(({ whole }) => whole)), longest: median(warm.map(({ longest }) => longest)) });
  }
  await test.close();
  return figures;
}
