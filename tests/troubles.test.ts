/** The end of `npm test` names what failed and what was flaky, from the JSON of both runners. */
import { expect, it } from 'vitest';
import { listOf, troublesOf } from '../scripts/lib/troubles.mjs';

const ofVitest = {
  testResults: [
    {
      name: `${process.cwd()}/packages/bank/src/a.test.ts`,
      status: 'failed',
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'is well', failureMessages: [] },
        {
          status: 'failed',
          fullName: ' a card is closed',
          failureMessages: ['AssertionError: \u001b[31mexpected 1\u001b[39m\n    at a.test.ts:3'],
        },
        { status: 'passed', fullName: 'passed at its second try', failureMessages: ['Error: too late'] },
      ],
    },
    { name: `${process.cwd()}/packages/bank/src/b.test.ts`, status: 'failed', message: 'does not load', assertionResults: [] },
  ],
};

const test = (status: string, message?: string) => ({
  status,
  results: [{ error: message === undefined ? undefined : { message } }, { errors: [] }],
});
const spec = (title: string, status: string, message?: string) => ({
  title,
  file: 'features/a.spec.ts',
  line: 7,
  tests: [test(status, message)],
});
const ofPlaywright = {
  stats: {},
  suites: [
    {
      title: 'features/a.spec.ts',
      file: 'features/a.spec.ts',
      specs: [spec('is well', 'expected'), spec('waits in vain', 'unexpected', 'Error: a\n\nb')],
      suites: [{ title: 'in Japanese', file: 'features/a.spec.ts', specs: [spec('is slow', 'flaky', 'Timeout')] }],
    },
  ],
  errors: [{ message: 'the set-up failed' }],
};

it('vitest: tests and files that failed, and tests that passed at their second try', () =>
  expect(listOf(troublesOf(ofVitest)).split('\n')).toEqual([
    '1 flaky',
    '  packages/bank/src/a.test.ts › passed at its second try',
    '    Error: too late',
    '2 failed',
    '  packages/bank/src/a.test.ts › a card is closed',
    '    AssertionError: expected 1',
    '        at a.test.ts:3',
    '  packages/bank/src/b.test.ts',
    '    does not load',
  ]));

it('playwright: tests, those in groups among them, and what failed outside of tests', () =>
  expect(listOf(troublesOf(ofPlaywright)).split('\n')).toEqual([
    '1 flaky',
    '  tests/features/a.spec.ts:7 › in Japanese › is slow',
    '    Timeout',
    '2 failed',
    '  tests/features/a.spec.ts:7 › waits in vain',
    '    Error: a',
    '    b',
    '  outside of tests',
    '    the set-up failed',
  ]));

it('nothing, when all is well', () => expect(listOf(troublesOf({ testResults: [] }))).toBe(''));
