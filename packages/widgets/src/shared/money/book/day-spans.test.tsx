import { expect, test } from 'vitest';
import { monthSpan, spans } from './day-spans.ts';

test.each([
  ['2025-11-01', '2025-11-18', { from: '2025-11-01', to: '2025-11-18' }],
  ['2025-10-01', '2025-11-18', { from: '2025-10-01', to: '2025-10-31' }],
  ['2024-02-01', '2025-01-31', { from: '2024-02-01', to: '2024-02-29' }],
  ['2025-11-01', '2025-11-30', { from: '2025-11-01', to: '2025-11-30' }],
])('the month from %s, seen on %s (TXN-12)', (first, today, span) => {
  expect(monthSpan(first, today)).toEqual(span);
});

test('last month of January is December', () => {
  expect(spans.lastMonth('2026-01-31')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
});
