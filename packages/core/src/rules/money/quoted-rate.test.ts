import { describe, expect, it } from 'vitest';
import { rateCurrency } from './transfers.ts';
import { quotedAt } from './quoted-rate.ts';

const asked = { from: 'USD', to: 'EUR', sold: 15_000_000n, market: '0.862738331464066948' } as const;

describe('a rate that a person states (TRF-22)', () => {
  it('gives figures that add up, and says the margin in per cent and in money', () => {
    const quoted = quotedAt({ ...asked, rate: '0.8602' });
    if (typeof quoted === 'string') throw new Error(quoted);
    expect(quoted).toMatchObject({ rate: '0.8602', received: 12_903_000n, market_amount: 12_941_074n, margin_percent: '0.29' });
    expect(quoted.market_amount - quoted.margin_amount).toBe(quoted.received);
    expect(quoted.margin_bps).toBe(30n);
  });

  it.each([
    ['', 'blank'],
    ['0', 'invalid'],
    ['0.86.1', 'invalid'],
    ['-1', 'invalid'],
    ['1.16', 'aboveMarket'],
    ['0.862738331464066949', 'aboveMarket'],
  ])('%s is refused: %s', (rate, fault) => expect(quotedAt({ ...asked, rate })).toBe(fault));

  it('may be the market’s own', () => {
    expect(quotedAt({ ...asked, rate: asked.market })).toMatchObject({ margin_percent: '0.00', margin_amount: 0n });
  });
});

it.each([
  ['top_up', 'USDC', 'USD'],
  ['refund', 'USDT', 'USD'],
  ['exchange', 'EUR', 'EUR'],
] as const)('the rate of a %s record in %s is in %s', (type, currency, into) => {
  expect(rateCurrency({ type, currency })).toBe(into);
});
