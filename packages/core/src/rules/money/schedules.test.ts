import { describe, expect, it } from 'vitest';
import { nextDue } from './schedules.ts';

const plan = { first_on: '2026-01-31', until: null, times: null } as const;
const days = (more: object, count: number) =>
  Array.from({ length: count }, (_, done) => nextDue({ ...plan, every: 'monthly', ...more }, done));

describe('days of a schedule (TRF-26)', () => {
  it('a month without the day pays on its last, and the next one on the day again', () =>
    expect(days({}, 4)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']));
  it('each week the same day', () => expect(days({ every: 'weekly' }, 3)).toEqual(['2026-01-31', '2026-02-07', '2026-02-14']));
  it('once is once', () => expect(days({ every: 'once' }, 2)).toEqual(['2026-01-31', null]));
  it('until a day, which counts', () => expect(days({ until: '2026-02-28' }, 3)).toEqual(['2026-01-31', '2026-02-28', null]));
  it('a number of times', () => expect(days({ times: 2 }, 3)).toEqual(['2026-01-31', '2026-02-28', null]));
});
