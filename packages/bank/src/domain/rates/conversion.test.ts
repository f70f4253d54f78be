import { currencies, currencyCodes } from '@bankside/core/rules/money/currencies.ts';
import { toMinor } from '@bankside/core/rules/money/money.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usdRates } from '../../demo/rates.ts';
import { timesRate } from '@bankside/core/rules/money/quoted-rate.ts';
import { conversionTexts, convert, soldFor } from './conversion.ts';

const code = fc.constantFrom(...currencyCodes);
/** All that `numeric(38, 0)` holds. */
const amount = fc.bigInt(1n, 10n ** 38n - 1n);
const rate = fc.bigInt(1n, 10n ** 24n);
const bps = fc.integer({ min: 0, max: 500 });
const exact = (text: string) => toMinor(text, 18);

describe('an exchange', () => {
  it('adds up to the last unit: at the market rate, less the margin, is what is received', () => {
    const property = fc.property(code, code, amount, rate, rate, bps, (from, to, sold, a, b, marginBps) => {
      const of = from === to ? { [from]: a } : { [from]: a, [to]: b };
      const made = convert(sold, from, to, { of }, marginBps);
      expect(made.market_amount - made.margin_amount).toBe(made.amount);
      expect(made.margin_amount).toBeGreaterThanOrEqual(0n);
      expect(timesRate(sold, { from, to }, exact(made.rate))).toBe(made.amount);
      expect(timesRate(sold, { from, to }, exact(made.market_rate))).toBe(made.market_amount);
      const texts = conversionTexts(made, to);
      const { scale } = currencies[to];
      expect(toMinor(texts.market_amount, scale) - toMinor(texts.margin_amount, scale)).toBe(made.amount);
    });
    fc.assert(property, { numRuns: 2000 });
  });

  it('is asked by what is received: the amount gives at least that, and one unit less does not', () => {
    const property = fc.property(code, code, amount, bps, (from, to, wanted, marginBps) => {
      const table = { of: usdRates };
      const sold = soldFor(wanted, from, to, table, marginBps);
      expect(sold).not.toBeNull();
      expect(convert(sold ?? 0n, from, to, table, marginBps).amount).toBeGreaterThanOrEqual(wanted);
      expect(convert((sold ?? 0n) - 1n, from, to, table, marginBps).amount).toBeLessThan(wanted);
    });
    fc.assert(property, { numRuns: 2000 });
  });

  it('says market, margin and rate as they are', () => {
    const made = convert(10_000_000n, 'USD', 'EUR', { of: usdRates }, 50);
    expect({ ...made, ...conversionTexts(made, 'EUR') }).toEqual({
      amount: 8_584_246n,
      rate: '0.858424639806746613',
      market_rate: '0.862738331464066948',
      market_amount: '86273.83',
      margin_amount: '431.37',
      margin_percent: '0.50',
    });
    expect(soldFor(1n, 'JPY', 'BTC', { of: { JPY: 1n, BTC: 10n ** 30n } }, 50)).toBeNull();
  });
});
