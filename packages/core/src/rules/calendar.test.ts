import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addYears, dayIn, daysBetween, firstOfMonth, formatIn, monthsBefore } from './calendar.ts';

describe('days', () => {
  it('move over the ends of months and years', () => {
    expect([addDays('2025-12-31', 1), addDays('2024-03-01', -1), addDays('2025-11-18', -29)]).toEqual([
      '2026-01-01',
      '2024-02-29',
      '2025-10-20',
    ]);
    expect(firstOfMonth('2024-02-29')).toBe('2024-02-01');
  });

  it('29 February becomes 1 March in a year without one', () => {
    expect([addYears('2004-02-29', 18), addYears('2004-02-29', 20), addYears('2004-02-28', 18)]).toEqual([
      '2022-03-01',
      '2024-02-29',
      '2022-02-28',
    ]);
  });

  it('months before end on the last of a shorter month', () => {
    expect([monthsBefore('2026-05-31', 3), monthsBefore('2024-05-31', 3), monthsBefore('2026-01-15', 3)]).toEqual([
      '2026-02-28',
      '2024-02-29',
      '2025-10-15',
    ]);
  });

  it('lie as far apart as they were moved', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }),
        fc.integer({ min: -40_000, max: 40_000 }),
        (date, days) => {
          const day = date.toISOString().slice(0, 10);
          expect(daysBetween(day, addDays(day, days))).toBe(days);
        },
      ),
    );
    expect(daysBetween('no day', '2025-01-01')).toBeNaN();
  });
});

describe('an instant in a zone', () => {
  const zones = ['Asia/Singapore', 'Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'UTC'] as const;

  it('is what Intl says, in every zone, at every hour of a year', () => {
    for (const timeZone of zones) {
      const intl = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
      for (let at = Date.UTC(2025, 0, 1); at < Date.UTC(2026, 0, 1); at += 3_600_000 / 2)
        if (formatIn(new Date(at), timeZone, 'YYYY-MM-DD HH:mm') !== intl.format(at))
          expect.fail(
            `${timeZone} ${new Date(at).toISOString()}: ${formatIn(new Date(at), timeZone, 'YYYY-MM-DD HH:mm')} for ${intl.format(at)}`,
          );
    }
  });

  it('does not depend on the zone of who reads it', () => {
    const before = process.env['TZ'];
    try {
      for (const reader of ['Europe/Berlin', 'America/New_York', 'UTC']) {
        process.env['TZ'] = reader;
        expect(formatIn('2025-03-29T18:15:00Z', 'Asia/Singapore', 'DD/MM/YYYY HH:mm')).toBe('30/03/2025 02:15');
      }
    } finally {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    }
  });

  it('has the day of the zone, not of UTC', () => {
    expect([dayIn('2025-11-17T16:00:00Z', 'Asia/Singapore'), dayIn('2025-11-17T15:59:59Z', 'Asia/Singapore')]).toEqual([
      '2025-11-18',
      '2025-11-17',
    ]);
    expect(() => dayIn('soon', 'Asia/Singapore')).toThrow(RangeError);
  });
});
