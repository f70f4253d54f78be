import { describe, expect, it } from 'vitest';
import { monthsBefore } from '../calendar.ts';
import { kycDayFaults } from './kyc-days.ts';

describe('calendar months before a day', () => {
  it.each([
    ['2025-11-18', 3, '2025-08-18'],
    ['2025-05-31', 3, '2025-02-28'],
    ['2024-05-31', 3, '2024-02-29'],
    ['2025-01-31', 2, '2024-11-30'],
    ['2025-02-28', 12, '2024-02-28'],
    ['2025-03-31', 0, '2025-03-31'],
  ])('%s less %i: %s', (day, months, before) => expect(monthsBefore(day, months)).toBe(before));
});

it('leaves alone what is no day, and what is not dated', () => {
  const rows = { signed: { kind: 'day' }, proof: { kind: 'day', recent: true }, name: { kind: 'text' } } as const;
  const by = { today: '2025-11-18', limits: { proof_months: 3 } };
  expect(kycDayFaults(rows, { signed: '1990-01-01', proof: '', name: '2031-01-01' }, by)).toEqual([]);
  expect(kycDayFaults(rows, { signed: 'soon', proof: undefined }, by)).toEqual([]);
});
