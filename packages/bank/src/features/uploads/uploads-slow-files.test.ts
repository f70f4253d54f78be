import { setTimeout } from 'node:timers/promises';
import { withOverrides } from '@bankside/core/rules/policy/bank-policy.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainPdf, png } from '../../testing/sample-files.ts';
import { slowPdfs } from '../../testing/slow-files.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let as: Caller;
beforeAll(async () => {
  test = await testBank();
  ({
    people: [as],
  } = await test.fresh());
  await send('warm.png', await png()); // a thread is there
});
afterAll(() => test.close());

const types = { png: 'image/png', jpg: 'image/jpeg', pdf: 'application/pdf' } as const;
const send = async (name: string, bytes: Buffer) => {
  const { reply } = await test.upload('kyc', name, types[name.split('.').at(-1) as keyof typeof types], bytes, as);
  return reply.refusal ?? 'success';
};

/** The longest that everybody else's calls were held up meanwhile, and all that the work took, in ms. */
async function heldUp(work: () => Promise<unknown>): Promise<{ longest: number; took: number }> {
  let longest = 0;
  const began = performance.now();
  let last = began;
  const ticks = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 10);
  await work();
  clearInterval(ticks);
  const ended = performance.now();
  return { longest: Math.max(longest, ended - last), took: ended - began };
}

/** Read in the bank's own thread these took from 4 to 80 seconds and held others up all the while, however busy the machine. */
const bound = (took: number) => Math.max(2500, took / 2);

it.each(Object.entries(slowPdfs))('a PDF of %s holds nobody up', async (_what, make) => {
  const bytes = make();
  expect(bytes.length).toBeLessThanOrEqual(5 * 1_048_576);
  let verdict = '';
  const { longest, took } = await heldUp(async () => {
    verdict = await send('slow.pdf', bytes);
  });
  expect(longest).toBeLessThan(bound(took));
  expect(['success', 'fileUnsafe', 'fileUnreadable']).toContain(verdict);
});

it('many at once hold nobody up either: calls are answered while they wait for their turn', async () => {
  const [bytes] = [slowPdfs['objects that inflate to gigabytes']?.() ?? plainPdf()];
  let answered = 0;
  const { longest, took } = await heldUp(async () => {
    let under = 3;
    const all = Array.from({ length: under }, () => send('slow.pdf', bytes).finally(() => (under -= 1)));
    while (under > 0) {
      await test.ask('/account/getUserInfo', {}, { as });
      answered += 1;
      await setTimeout(20); // PGlite answers without giving way
    }
    expect(await Promise.all(all)).toEqual(Array<string>(3).fill('fileUnsafe'));
  });
  expect(longest).toBeLessThan(bound(took));
  expect(answered).toBeGreaterThan(3);
});

it('photographs of too many pixels are refused before they are decoded', async () => {
  const before = test.bank.policy;
  test.bank.policy = withOverrides(before, { upload: { maxPixels: 1_000_000 } });
  const picture = sharp({ create: { width: 1001, height: 1000, channels: 3, background: 'white' } });
  expect(await send('huge.jpg', await picture.clone().jpeg().toBuffer())).toBe('imageBad');
  expect(await send('huge.jpg', await picture.clone().jpeg({ progressive: true }).toBuffer())).toBe('imageBad');
  test.bank.policy = before;
});

it('a file that takes longer than its time is refused with the sentence for a file that cannot be read, and the next one is taken', async () => {
  const before = test.bank.policy;
  test.bank.policy = withOverrides(before, { inspection: { seconds: 0.001 } });
  const { reply } = await test.upload('kyc', 'slow.pdf', types.pdf, slowPdfs['objects that inflate to gigabytes']?.() ?? plainPdf(), as);
  expect(reply).toMatchObject({ refusal: 'fileUnreadable', msg: 'The file cannot be read. Choose another file.' });
  test.bank.policy = before;
  expect(await send('fine.pdf', plainPdf())).toBe('success');
});

it('a PDF may have so many streams and no more', async () => {
  const before = test.bank.policy;
  test.bank.policy = withOverrides(before, { inspection: { pdfStreams: 0 } });
  expect(await send('streams.pdf', plainPdf())).toBe('fileUnreadable');
  test.bank.policy = withOverrides(before, { inspection: { pdfStreams: 1 } });
  expect(await send('streams.pdf', plainPdf())).toBe('success');
  test.bank.policy = before;
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
