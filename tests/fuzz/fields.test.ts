/** Nasty input in every field of every call (SEC-36, SEC-38). CALLS, MINUTES at most, and SEED lengthen and repeat it: npm run torture -- fuzz */
import { dispatchWith } from '@bankside/bank/testing/planted-calls.ts';
import { testBank, type TestBank } from '@bankside/bank/testing/test-bank.ts';
import { auditBooks } from '@bankside/bank/ledger/auditor.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fuzz } from './fuzz.ts';

const seed = Number(process.env['SEED'] ?? 20_251_118);
const count = Number(process.env['CALLS'] ?? 3000);

let test: TestBank;
let company_id: string;
beforeAll(async () => {
  test = await testBank();
  ({ company_id } = await test.fresh({ balances: { USD: '250000.00' } }));
});
afterAll(() => test.close());

const minutes = Number(process.env['MINUTES'] ?? Infinity);
/** On a machine that does other work as well; a pattern that goes wrong takes seconds or minutes. */
const slowMs = 1500;

it(
  `finds no fault, no slow answer and no long key taken in ${count} calls (seed ${seed})`,
  async () => {
    const { sent, ...found } = await fuzz(test, test.dispatch, {
      company_id,
      seed,
      count,
      slowMs,
      until: performance.now() + minutes * 60_000,
    });
    process.stdout.write(`\nfuzz: ${sent} calls, seed ${seed}, ${found.faults.length} faults, ${found.slow.length} slow\n`);
    expect(found).toEqual({ faults: [], slow: [], longKeysTaken: [] });
    expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
  },
  120_000 + count * 50,
);

describe('it finds what is planted', () => {
  const all = { seed, slowMs: 250 };
  const only = (path: string) => (call: { readonly path: string }) => call.path === path;

  it('a search that the database cannot take, and a slow one', async () => {
    const planted = dispatchWith(test.bank, ({ access }) => ({
      access: {
        childList: async (input, ctx) => {
          if (input.group === '%') await new Promise((resolve) => setTimeout(resolve, 300));
          if (!/^[0-9a-f-]{36}$/.test(input.keyword ?? '')) throw new Error('invalid input syntax for type uuid');
          return access.childList(input, ctx);
        },
      },
    }));
    const { faults, slow } = await fuzz(test, planted, { company_id, ...all, only: only('/account/childList') });
    expect(faults).toContainEqual(expect.stringContaining('/account/childList keyword (an id that is none)'));
    expect(slow).toContainEqual(expect.stringContaining('/account/childList group (patterns and quotes)'));
  });

  it('a bank that cuts keys', async () => {
    const cutting: TestBank['dispatch'] = (path, body, asked) => test.dispatch(path, body, { ...asked, key: asked.key.slice(0, 100) });
    const { longKeysTaken } = await fuzz(test, cutting, { company_id, ...all, only: only('/feedback/submit') });
    expect(longKeysTaken).toContainEqual(expect.stringContaining('/feedback/submit key of 101'));
  });
});
