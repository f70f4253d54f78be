import { Worker } from 'node:worker_threads';
import { policy, type Policy } from '@bankside/core/rules/policy/bank-policy.ts';
import { afterEach, expect, it } from 'vitest';
import { createInspector, type Inspector } from './inspector.ts';

/** A thread that answers each file by its first byte: w waits for 'go', s spins for ever, m fills its memory, x fails, all else is clean. */
const thread = `
const { parentPort } = require('node:worker_threads');
const hold = [];
const waiting = [];
parentPort.on('message', (message) => {
  if (message === 'go') return waiting.splice(0).forEach((answer) => answer());
  const { bytes } = message;
  const what = String.fromCharCode(bytes[0]);
  if (what === 's') for (;;);
  if (what === 'm') for (;;) hold.push(Array(1000).fill(0).map((_, at) => ({ at })));
  if (what === 'x') throw new Error('a fault of ours');
  const answer = () => parentPort.postMessage({ is: 'clean', bytes });
  if (what === 'w') waiting.push(answer);
  else answer();
});
parentPort.postMessage('ready');
`;
let threads: Worker[] = [];
/** Second letters of the files, in the order in which threads were given them. */
let begun: string[] = [];
let inspector: Inspector;
const limits: Policy['inspection'] = { ...policy.inspection, seconds: 60 };
const open = () => {
  [threads, begun] = [[], []];
  inspector = createInspector(() => {
    const worker = new Worker(thread, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 24 } });
    const post = worker.postMessage.bind(worker);
    worker.postMessage = (message: unknown, ...more) => {
      if (message !== 'go') begun.push(String.fromCharCode((message as { bytes: Uint8Array }).bytes[1] ?? 0));
      post(message, ...more);
    };
    threads.push(worker);
    return worker;
  });
};
const ask = (text: string, address = '10.0.0.1', own: Partial<typeof limits> = {}) =>
  inspector.inspect({ type: 'pdf', bytes: Buffer.from(text), maxPixels: 1, address, limits: { ...limits, ...own } }).then(
    ({ is }) => is,
    (fault: unknown) => (fault instanceof Error && 'refusal' in fault ? fault.refusal : String(fault)),
  );
afterEach(() => inspector.close());

it('answers one file after the other from the same thread, and leaves the caller its bytes', async () => {
  open();
  const bytes = Buffer.from('fine');
  await inspector.inspect({ type: 'pdf', bytes, maxPixels: 1, address: 'a', limits });
  expect(bytes.toString()).toBe('fine');
  expect(await ask('fine')).toBe('clean');
  expect(threads).toHaveLength(1);
});

it('ends what takes longer than its time, and what fills its memory', async () => {
  open();
  let ticks = 0;
  const ticking = setInterval(() => (ticks += 1), 10);
  expect(await ask('spins', 'a', { seconds: 0.5 })).toBe('fileUnreadable');
  clearInterval(ticking);
  expect(ticks).toBeGreaterThan(0); // in this thread it would never end
  expect(await ask('memory')).toBe('fileUnreadable');
  expect(await ask('fine')).toBe('clean');
  expect(threads).toHaveLength(3);
});

it('tells a fault of ours as one, and goes on', async () => {
  open();
  expect(await ask('x')).toBe('Error: a fault of ours');
  expect(await ask('fine')).toBe('clean');
});

it('runs so many at once, in all and from one address; addresses take turns', async () => {
  open();
  const all = [...'aaabbc'].map((address) => ask(address === 'c' ? 'fc' : `w${address}`, address));
  await expect.poll(() => begun).toHaveLength(2);
  expect(begun.toSorted()).toEqual(['a', 'b']); // one of each
  threads[0]?.postMessage('go');
  await expect.poll(() => begun).toHaveLength(4); // c is answered at once
  expect(begun.slice(2)).toEqual(['c', 'a']); // before the many of others
  while (begun.length < 6) {
    const so = begun.length;
    for (const each of threads) each.postMessage('go');
    await expect.poll(() => begun.length).toBeGreaterThan(so);
  }
  for (const each of threads) each.postMessage('go');
  expect(await Promise.all(all)).toEqual(Array<string>(6).fill('clean'));
  expect(threads).toHaveLength(2);
});

it('refuses what would wait behind too many, in all and from one address', async () => {
  open();
  const few = { waiting: 3, waitingPerAddress: 2 };
  const outcomes = await Promise.all([...'aaaabbb'].map((address) => ask('fine', address, few)));
  expect(outcomes).toEqual(['clean', 'clean', 'clean', 'tooManyRequests', 'clean', 'clean', 'tooManyRequests']);
});
