import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountParts, exactAmount, formatAmount, cardText, maskCard } from './amounts.ts';
import { dayIn, formatDate, formatDateTime, formatDay, formatTime } from './dates.ts';

describe('dates (WRD-06)', () => {
  test('DD/MM/YYYY in English, YYYY/MM/DD in Chinese and Japanese', () => {
    expect(formatDay('2026-11-21', 'en')).toBe('21/11/2026');
    expect(formatDay('2026-11-21', 'zh')).toBe('2026/11/21');
    expect(formatDay('2026-11-21', 'ja')).toBe('2026/11/21');
    expect(['en', 'zh', 'de'].map((locale) => formatDay('1991-••-••', locale))).toEqual(['••/••/1991', '1991/••/••', '1991-••-••']);
  });
  test('in a partner’s own language with the month in letters, the bank’s years and figures', () => {
    expect(formatDay('2026-04-03', 'de')).toBe('3. Apr. 2026');
    expect(formatDay('2026-04-03', 'en-US')).toBe('Apr 3, 2026');
    expect(formatDay('2026-04-03', 'fa-IR')).toBe('3 آوریل 2026');
    expect(formatDate('2026-04-03T16:00:00Z', 'ar-EG', 'Asia/Singapore')).toBe('4 أبريل 2026');
  });
  test('an instant is shown in the zone that is named', () => {
    const instant = '2025-11-18T01:46:00Z';
    expect(formatDateTime(instant, 'en', 'Asia/Singapore')).toBe('18/11/2025 09:46 (Asia/Singapore)');
    expect(formatTime('2025-11-18T16:00:00Z', 'Asia/Singapore')).toBe('00:00');
    expect(dayIn('2025-11-18T16:00:00Z', 'Asia/Singapore')).toBe('2025-11-19');
    expect(formatDate('2025-11-18T16:00:00Z', 'ja', 'UTC')).toBe('2025/11/18');
  });
});

describe('amounts (DES-08)', () => {
  test.each([
    ['1.750000000000000000', 'ETH', '1.750000 ETH'],
    ['0.400900000000000001', 'ETH', '0.400900000000000001 ETH'],
    ['250.000000', 'USDT', '250.00 USDT'],
    ['250', 'JPY', '250 JPY'],
  ])('%s %s is %s where nothing may be cut', (amount, currency, text) => expect(exactAmount(amount, currency)).toBe(text));
  test.each<[string, number, boolean, string]>([
    ['1284906.42', 2, false, '1,284,906.42'],
    ['-48500', 2, false, '\u221248,500.00'],
    ['25000', 2, true, '+25,000.00'],
    ['0', 2, true, '0.00'],
    ['-0.00', 2, false, '0.00'],
    ['4.218300000000000000', 6, false, '4.218300'],
    ['0.999999999', 6, false, '0.999999'],
    ['1000', 0, false, '1,000'],
    ['007', 0, false, '7'],
  ])('%s with %i decimals, plus %s: %s', (amount, places, plus, shown) => {
    const { sign, whole, decimals } = amountParts(amount, places, plus);
    expect(`${sign}${whole}${decimals ? '.' : ''}${decimals}`).toBe(shown);
  });
  test('a sentence shows every decimal of the currency, then its code', () => {
    expect(formatAmount('48500', 'USD')).toBe('48,500.00 USD');
    expect(formatAmount('0.385014', 'BTC')).toBe('0.38501400 BTC');
    expect(formatAmount('12345', 'JPY')).toBe('12,345 JPY');
    expect(formatAmount('1', 'XYZ')).toBe('1.00 XYZ');
  });
  test('grouping never loses or changes a digit', () =>
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 30n }),
        (whole) => amountParts(whole.toString(), 0).whole.replaceAll(',', '') === whole.toString(),
      ),
    ));
  test('a card shows its last four digits and nothing more', () => {
    expect(maskCard('4821')).toBe('•••• 4821');
    expect(maskCard('1234567812344821')).toBe('•••• 4821');
    expect(cardText('4821')).toBe('••••\u00a04821');
  });
});
