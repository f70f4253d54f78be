import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divideHalfEven, multiply, toDecimal, toMinor } from './money.ts';

describe('exact money', () => {
  test.each<[string, number, bigint]>([
    ['12.50', 2, 1250n],
    ['12.5', 2, 1250n],
    ['12', 2, 1200n],
    ['0', 2, 0n],
    ['-0.01', 2, -1n],
    ['4.2183', 18, 4218300000000000000n],
    ['1000', 0, 1000n],
    ['123456789012345678901234567890.12', 2, 12345678901234567890123456789012n],
  ])('%s at scale %i', (text, scale, minor) => expect(toMinor(text, scale)).toBe(minor));
  test.each(['', '.5', '5.', '1e30', '1,000.00', '+1', ' 1', '1.234', '0x10', 'NaN', '１２', '😀', '--1', '1.2.3'])(
    '%j is no amount',
    (text) => expect(() => toMinor(text, 2)).toThrow(RangeError),
  );
  test.each<[bigint, number, string]>([
    [1250n, 2, '12.50'],
    [5n, 2, '0.05'],
    [-5n, 2, '-0.05'],
    [0n, 18, '0.000000000000000000'],
    [7n, 0, '7'],
  ])('%s at scale %i shows %s', (minor, scale, text) => expect(toDecimal(minor, scale)).toBe(text));
  test('there and back is the same, at every scale', () =>
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 38n), max: 10n ** 38n }),
        fc.integer({ min: 0, max: 18 }),
        (minor, scale) => toMinor(toDecimal(minor, scale), scale) === minor,
      ),
    ));
});

describe('rounding half to even', () => {
  test.each<[bigint, bigint, bigint]>([
    [5n, 2n, 2n],
    [7n, 2n, 4n],
    [-5n, 2n, -2n],
    [-7n, 2n, -4n],
    [5n, -2n, -2n],
    [1n, 3n, 0n],
    [2n, 3n, 1n],
    [-2n, 3n, -1n],
    [4n, 2n, 2n],
  ])('%s / %s = %s', (a, b, q) => expect(divideHalfEven(a, b)).toBe(q));
  test('never off by more than half', () =>
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.bigInt({ min: 1n, max: 10n ** 12n }), (a, b) => {
        const rest = a - divideHalfEven(a, b) * b;
        return 2n * (rest < 0n ? -rest : rest) <= b;
      }),
    ));
  test('a rate with 12 decimals', () => expect(multiply(toMinor('184902.10', 2), toMinor('0.740000000000', 12), 12)).toBe(13682755n));
});
