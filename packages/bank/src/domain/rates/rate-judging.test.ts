import { policy } from '@bankside/core/rules/policy/bank-policy.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ratesFrom, readRate } from '../../adapters/rates.ts';
import { usdRates } from '../../demo/rates.ts';
import { apart, judgeRates } from './rate-judging.ts';

const judge = (...answers: readonly (readonly [eth: string, btc?: string])[]) =>
  judgeRates(
    usdRates,
    answers.map(([eth, btc = '90970.77']) => ({ ...usdRates, ETH: readRate(eth), BTC: readRate(btc) })),
    policy.rates,
  )
    .filter(({ currency }) => currency === 'ETH' || currency === 'BTC')
    .map((verdict) => (verdict.is === 'taken' ? 'taken' : verdict.reason));

it.each([
  ['up to its bound', [['3565']], ['taken', 'taken']],
  ['a cent further', [['3565.01']], ['jump', 'taken']],
  ['a millionth of a dollar', [['0.000001']], ['jump', 'taken']],
  ['each currency by itself', [['3100', '50000']], ['taken', 'jump']],
  ['two sources that agree', [['3100'], ['3131']], ['taken', 'taken']],
  ['two sources that do not', [['3100'], ['3131.01']], ['apart', 'taken']],
  ['two that agree on a jump', [['4000'], ['4001']], ['jump', 'taken']],
  ['a jump that only one of two has', [['4000'], ['3100']], ['apart', 'taken']],
] as const)('a new rate is judged: %s', (_what, answers, verdicts) => expect(judge(...answers)).toEqual(verdicts));

it('nothing that is not positive, or that one of two leaves out, is believed', () => {
  const of = (...answers: Parameters<typeof judgeRates>[1][]) =>
    judgeRates(usdRates, answers.flat(), policy.rates).map(({ currency }) => currency);
  expect(of([{ ETH: 0n, BTC: -usdRates.BTC, SGD: usdRates.SGD }])).toEqual(['SGD']);
  expect(of([{ SGD: usdRates.SGD, ETH: usdRates.ETH }, { SGD: usdRates.SGD }])).toEqual(['SGD']);
  expect(of([{}])).toEqual([]);
});

it.each([
  ['0'],
  ['-1'],
  ['NaN'],
  ['Infinity'],
  ['1e9'],
  [''],
  [' 1'],
  ['1.'],
  ['0x10'],
  ['1,5'],
  ['0.0000000000001'],
  [3100],
  [null],
  [['1']],
])('a source that says %j for a rate has said nothing about it', async (said) => {
  const body = JSON.stringify({ rates: { ETH: said, SGD: '0.768' } });
  const given = await ratesFrom(`data:application/json,${encodeURIComponent(body)}`).fetch(new Date(), {});
  expect(given).toEqual({ SGD: usdRates.SGD, USD: usdRates.USD });
});

it('apart is the same from both sides, and exact at its bound', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 24n), fc.bigInt(1n, 10n ** 24n), fc.integer({ min: 0, max: 5000 }), (one, other, bps) => {
      expect(apart(one, other, bps)).toBe(apart(other, one, bps));
      expect(apart(one, one, bps)).toBe(false);
    }),
  );
  expect([apart(10_000n, 10_100n, 100), apart(10_000n, 10_101n, 100)]).toEqual([false, true]);
});
