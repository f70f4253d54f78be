import { currencies } from '@bankside/core/rules/money/currencies.ts';
import { toMinor } from '@bankside/core/rules/money/money.ts';
import { expect, it } from 'vitest';
import { timesRate } from '@bankside/core/rules/money/quoted-rate.ts';
import { conversionOf } from './conversions.ts';
import { story } from './history.ts';

it('every exchange of the story says its market rate and its margin, and adds up', () => {
  const exchanges = story(new Date('2025-11-18T01:46:00Z')).filter(({ type }) => type === 'exchange');
  expect(exchanges.length).toBeGreaterThan(50);
  for (const movement of exchanges) {
    const { sold, currency, amount } = movement;
    const { conversion, rate } = conversionOf(movement);
    if (!sold || !conversion) throw new Error('an exchange without its rates');
    const minor = (text: string) => toMinor(text, currencies[currency].scale);
    expect(minor(conversion.market_amount) - minor(conversion.margin_amount)).toBe(amount);
    const pair = { from: sold.currency, to: currency };
    expect(timesRate(sold.amount, pair, toMinor(conversion.market_rate, 18))).toBe(minor(conversion.market_amount));
    expect(timesRate(sold.amount, pair, toMinor(rate ?? '', 18))).toBe(amount);
    // the margin in money is the one in per cent, as near as six digits of a market rate can tell
    const expected = minor(conversion.market_amount) * toMinor(conversion.margin_percent, 2);
    const off = minor(conversion.margin_amount) * 10_000n - expected;
    expect((off < 0n ? -off : off) * 10_000n <= minor(conversion.market_amount) * 1000n).toBe(true);
  }
});
