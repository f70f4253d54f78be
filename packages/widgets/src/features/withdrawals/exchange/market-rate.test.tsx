import { describe, expect, it } from 'vitest';
import { marketRate, rateText, usdCents } from './market-rate.ts';

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
    ['USD', 'JPY', '155.11'],
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

it('a rate is said with the digits that it has', () => {
  expect(rateText('0.995000000000', 'USDC')).toBe('0.995 USDC');
  expect(rateText('91234.12', 'USD')).toBe('91,234.12 USD');
  expect(rateText('155', 'JPY')).toBe('155 JPY');
});
