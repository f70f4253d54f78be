import { Worker } from 'node:worker_threads';
import { policy, type Policy } from '@bankside/core/rules/policy/bank-policy.ts';
import { afterEach, expect, it } from 'vitest';
import { createInspector, type Inspector } from './inspector.ts';

/** A thread that answers each file by its first byte: w waits, s spins for ever, m fills its memory, x fails, all else is clean. */
const thread = `
const { parentPort } = require('node:worker_threads');
const hold = [];
parentPort.on('message', ({ bytes }) => {
  const what = String.fromCharCode(bytes[0]);
  if (what === 's') for (;;);
  if (what === 'm') for (;;) hold.push(Array(1000).fill(0).map((_, at) => ({ at })));
  if (what === 'x') throw new Error('a fault of ours');
  setTimeout(() => parentPort.postMessage({ is: 'clean', bytes }), what === 'w' ? 100 : 0);
});
parentPort.postMessage('ready');
`;
let started = 0;
let inspector: Inspector;
const limits: Policy['inspection'] = { ...policy.inspection, seconds: 60 };
const open = () => {
  started = 0;
  inspector = createInspector(() => {
    started += 1;
    return new Worker(thread, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 24 } });
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
  expect(started).toBe(1);
});

it('ends what takes longer than its time, and what fills its memory', async () => {
  open();
  let ticks = 0;
  const ticking = setInterval(() => (ticks += 1), 10);
  expect(await ask('spins', 'a', { seconds: 0.5 })).toBe('fileUnreadable');
  clearInterval(ticking);
  expect(ticks).toBeGreaterThan(3); // nobody else waited
  expect(await ask('memory')).toBe('fileUnreadable');
  expect(await ask('fine')).toBe('clean');
  expect(started).toBe(3);
});

it('tells a fault of ours as one, and goes on', async () => {
  open();
  expect(await ask('x')).toBe('Error: a fault of ours');
  expect(await ask('fine')).toBe('clean');
});

it('runs so many at once, in all and from one address; addresses take turns', async () => {
  open();
  const order: string[] = [];
  const one = (address: string) => ask('wait', address).then(() => order.push(address));
  await Promise.all([one('a'), one('a'), one('a'), one('b'), one('b'), one('c')]);
  expect(order.slice(0, 2).toSorted()).toEqual(['a', 'b']); // one of each
  expect(order.slice(2, 4)).toContain('c'); // before the many of others
  expect(order).toHaveLength(6);
  expect(started).toBe(2);
});

it('refuses what would wait behind too many, in all and from one address', async () => {
  open();
  const few = { waiting: 3, waitingPerAddress: 2 };
  const outcomes = await Promise.all([...'aaaabbb'].map((address) => ask('wait', address, few)));
  expect(outcomes).toEqual(['clean', 'clean', 'clean', 'tooManyRequests', 'clean', 'clean', 'tooManyRequests']);
});
