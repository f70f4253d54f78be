/** What failed, and what passed at its second try (D-152), by name and with the first lines of its error. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { top } from './run.mjs';

const most = 8;
const linesOf = (text) =>
  stripVTControlCharacters(text ?? '')
    .split('\n')
    .filter((line) => line.trim());
const head = (text) => linesOf(text).slice(0, most);
const tail = (text) => linesOf(text).slice(-most * 4);

/** A test that passed and has errors passed at its second try. */
const fromVitest = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(top, name);
    const tests = assertionResults
      .filter((test) => test.status === 'failed' || (test.status === 'passed' && test.failureMessages.length > 0))
      .map((test) => ({
        state: test.status === 'failed' ? 'failed' : 'flaky',
        name: `${file} › ${test.fullName.trim()}`,
        error: head(test.failureMessages.join('\n')),
      }));
    const broken = status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
    return broken ? [{ state: 'failed', name: file, error: head(message) }, ...tests] : tests;
  });

const messageOf = (results) => results.flatMap(({ error, errors }) => error ?? errors ?? [])[0]?.message;

function fromPlaywright({ suites, errors }) {
  const specsOf = (suite, above) => {
    const names = suite.title === suite.file ? above : [...above, suite.title];
    const own = (suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, results }) => ({
          state: status === 'flaky' ? 'flaky' : 'failed',
          name: [`tests/${spec.file}:${spec.line}`, ...names, spec.title].join(' › '),
          error: head(messageOf(results)),
        })),
    );
    return [...own, ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, names))];
  };
  return [
    ...suites.flatMap((suite) => specsOf(suite, [])),
    ...errors.map(({ message }) => ({ state: 'failed', name: 'outside of tests', error: head(message) })),
  ];
}

/** Of a runner's JSON. */
export const troublesOf = (report) => ('stats' in report ? fromPlaywright(report) : fromVitest(report));

/** Of the JSON at `path`; a suite that crashed has the end of its output instead, errors outside of tests among it. */
export function troublesAt(path, { name, crashed, output }) {
  const named = existsSync(path) ? troublesOf(JSON.parse(readFileSync(path, 'utf8'))) : [];
  return crashed ? [...named, crash(name, output)] : named;
}

export const crash = (name, output) => ({ state: 'failed', name: `${name}, the end of its output`, error: tail(output) });

/** Failed ones last, nearest to the counts. */
export function listOf(troubles) {
  const titled = (state) => {
    const all = troubles.filter((trouble) => trouble.state === state);
    return all.length === 0
      ? []
      : [`${all.length} ${state}`, ...all.flatMap(({ name, error }) => [`  ${name}`, ...error.map((line) => `    ${line}`)])];
  };
  return [...titled('flaky'), ...titled('failed')].join('\n');
}
