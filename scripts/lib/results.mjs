/** Counts of a suite from the JSON that its runner wrote. A suite that crashed or ran nothing has failed. */
import { existsSync, readFileSync, rmSync } from 'node:fs';

const none = { passed: 0, failed: 0, skipped: 0 };

function fromVitest(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

const fromPlaywright = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky, // the runner lists what needed its second try
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
});

/** Forgets an earlier run, so that a crash cannot be counted as yesterday's success. */
export const forget = (path) => rmSync(path, { force: true });

/** Reads the counts at `path`; `code` is how the runner ended. */
export function countsAt(path, code) {
  const report = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  const counts = report ? ('stats' in report ? fromPlaywright(report) : fromVitest(report)) : none;
  const ranNothing = counts.passed + counts.failed === 0;
  return ranNothing || (code !== 0 && counts.failed === 0) ? { ...counts, failed: counts.failed + 1, crashed: true } : counts;
}

export const sum = (all) =>
  all.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }), none);

export const lineOf = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
