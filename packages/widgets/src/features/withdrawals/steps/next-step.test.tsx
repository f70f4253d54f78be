import { expect, test } from 'vitest';
import { nextStepOf, sentTitleOf } from './next-step.ts';

test.each([
  ['pending_approval', 'second_approval', 'approval', 'submitted'],
  ['pending_approval', 'bank', 'review', 'submitted'],
  ['admin_review', 'bank', 'review', 'submitted'],
  ['processing', '', 'processing', 'submitted'],
  ['success', '', 'completed', 'completed'],
  ['rejected', '', 'stopped', 'stopped'],
  ['failed', '', 'stopped', 'stopped'],
] as const)('%s that waits for "%s" is in %s and its page says %s', (status, waits_for, next, title) => {
  expect(nextStepOf({ status, waits_for })).toBe(next);
  expect(sentTitleOf(nextStepOf({ status, waits_for }))).toBe(title);
});

test('nothing is called sent before the record has arrived', () => expect(sentTitleOf(undefined)).toBe('submitted'));
