import { expect, it } from 'vitest';
import { phaseAt } from './idle.ts';

const start = 1_800_000_000_000;
it.each([
  ['at once', 0, { name: 'active' }],
  ['at 899 s', 899, { name: 'active' }],
  ['at 900 s the dialog counts from 60', 900, { name: 'warning', secondsLeft: 60 }],
  ['half a second later still 60', 900.5, { name: 'warning', secondsLeft: 60 }],
  ['at 913 s', 913, { name: 'warning', secondsLeft: 47 }],
  ['at 959.5 s', 959.5, { name: 'warning', secondsLeft: 1 }],
  ['at 960 s', 960, { name: 'expired' }],
  ['after a night of sleep', 28_800, { name: 'expired' }],
  ['with a clock that was set back', -60, { name: 'active' }],
])('%s', (_what, seconds, phase) => {
  expect(phaseAt(start + seconds * 1000, start)).toEqual(phase);
});
