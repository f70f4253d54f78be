import { describe, expect, it } from 'vitest';
import { marketRate, pausedBy, usdCents } from './market-rate.ts';

const rates = [
  { currency: 'USD', usd: '1.000000000000' },
  { currency: 'USDC', usd: '1.000000000000' },
  { currency: 'JPY', usd: '0.006447000000' },
  { currency: 'BTC', usd: '91234.120000000000' },
];

describe('a market rate', () => {
  it.each([
    ['USD', 'USDC', '1'],
    ['BTC', 'USD', '91234.1'],
    ['USD', 'BTC', '0.0000109608'],
    ['JPY', 'USD', '0.006447'],
    ['USD', 'JPY', '155.111'],
    ['USD', 'ETH', ''],
  ])('of %s in %s is %s', (from, to, rate) => expect(marketRate(rates, from, to)).toBe(rate));
});

it('an amount in dollars is exact to the cent, and never more than it is', () => {
  expect(usdCents(rates, '1000000', 'JPY')).toBe(644_700n);
  expect(usdCents(rates, '0.00000001', 'BTC')).toBe(0n);
  expect(usdCents(rates, '99999.99', 'USD')).toBe(9_999_999n);
  expect(usdCents(rates, '1', 'ETH')).toBeUndefined();
  expect(usdCents(rates, '', 'USD')).toBeUndefined();
});

it('a pair is paused by the rate that is checked, then by the older one', () => {
  const row = (currency: string, state: 'open' | 'held' | 'stale', taken_at = '2025-11-18T01:45:00Z') => ({ currency, state, taken_at });
  const old = '2025-11-15T01:45:00Z';
  const all = [row('USD', 'stale', old), row('SGD', 'stale', old), row('ETH', 'held'), row('BTC', 'stale'), row('EUR', 'open')];
  expect(pausedBy(all, ['USD', 'EUR'])).toBeUndefined();
  expect(pausedBy(all, ['SGD', 'BTC'])).toEqual({ is: 'stale', currency: 'SGD', at: old });
  expect(pausedBy(all, ['SGD', 'ETH'])?.is).toBe('held');
});
