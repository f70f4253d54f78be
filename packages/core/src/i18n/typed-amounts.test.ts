import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupAmount, readAmount } from './typed-amounts.ts';

describe('amounts as they are typed (DES-26)', () => {
  test.each([
    ['48500', { amount: '48500' }],
    ['48,500.00', { amount: '48500.00' }],
    ['48,500.00 USD', { amount: '48500.00', currency: 'USD' }],
    ['USD 48,500', { amount: '48500', currency: 'USD' }],
    ['48.500,00', { amount: '48500.00' }],
    ['3.000,00', { amount: '3000.00' }],
    ["48'500.5", { amount: '48500.5' }],
    ['48 500,50', { amount: '48500.50' }],
    ['４８，５００．２５', { amount: '48500.25' }],
    ['0.000000000000000001 ETH', { amount: '0.000000000000000001', currency: 'ETH' }],
    ['1,00', { amount: '1.00' }],
    ['12,5', { amount: '12.5' }],
    ['12,34', { amount: '12.34' }],
    ['1,2345', { amount: '1.2345' }],
    ['12345,50', { amount: '12345.50' }],
    ['0,001', { amount: '0.001' }],
    [',5', { amount: '0.5' }],
    ['1,000', { amount: '1000' }],
    ['1,000,000', { amount: '1000000' }],
    ['007', { amount: '7' }],
    ['.5', { amount: '0.5' }],
    ['', { amount: '' }],
  ])('%s', (typed, read) => expect(readAmount(typed)).toEqual(read));
  test.each(['1,', '48,500,', '1,2,3', '12,34,5', '1234,567', '1,0000,000', '001,234', '12,34.5', '48,500,00', '12.3.4'])(
    '%s is unclear and stays as it is',
    (typed) => expect(readAmount(typed)).toEqual({ amount: typed }),
  );
  test.each(['-5', '-1,00', 'abc', '5 apples', '1e5', 'USD 5 EUR'])('%s is no amount and stays as it is', (typed) =>
    expect(readAmount(typed)).toEqual({ amount: typed }),
  );

  const digits = (min: number, max: number) => fc.stringMatching(new RegExp(`^\\d{${min},${max}}$`));
  test('what we write is read as what it was', () =>
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), digits(0, 18), (whole, decimals) => {
        const amount = decimals ? `${whole}.${decimals}` : `${whole}`;
        expect(readAmount(groupAmount(amount))).toEqual({ amount });
      }),
    ));
  test('a comma that ends no thousands is never dropped: decimals, or as it was typed', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[\d,]{1,12}$/), (typed) => {
        fc.pre(typed.includes(','));
        const { amount } = readAmount(typed);
        const isGrouped = typed === groupAmount(typed.replaceAll(',', ''));
        if (isGrouped) expect(amount).toBe(typed.replaceAll(',', ''));
        else if (amount !== typed) expect(amount.split('.')[1]).toBe(typed.split(',')[1]);
      }),
      { numRuns: 1000 },
    ));
});

test('groups', () => {
  expect(['48500', '1234567.8', '12.', '999', '0001234', 'abc'].map(groupAmount)).toEqual([
    '48,500',
    '1,234,567.8',
    '12.',
    '999',
    '1,234',
    'abc',
  ]);
});
