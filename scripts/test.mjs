/**
 * npm test: set-up, build, check, then every suite. Ends with `N passed, N failed` and fails when anything failed,
 * crashed, or ran nothing. Each part of the check that is not a suite counts as one.
 */
import { build } from './lib/build.mjs';
import { checkAll, results, vitest } from './lib/checks.mjs';
import { countsAt, forget, lineOf, sum } from './lib/results.mjs';
import { bin, main, run, say, seconds } from './lib/run.mjs';
import { setUpForTests } from './lib/setup.mjs';

const ofVitest = (name) => ({ name, program: 'vitest', args: vitest(name) });
/** One after the other: each keeps both cores busy by itself. */
const suites = [...['core', 'bank', 'screens', 'faults'].map(ofVitest), { name: 'browser', program: 'playwright', args: ['test'] }];

async function runSuite({ name, program, args }) {
  const since = performance.now();
  say(`\n=== ${name}`);
  forget(results(name));
  const { code } = await run(bin(program), args, { show: true, env: { PLAYWRIGHT_RESULTS: results(name) } });
  return { name, ...countsAt(results(name), code), took: seconds(since) };
}

main(async () => {
  const since = performance.now();
  await setUpForTests();
  await build();
  const check = await checkAll();
  const done = [
    { name: 'check', ...check.parts, took: seconds(since) },
    { name: 'architecture', ...check.architecture, took: '' },
  ];
  for (const suite of suites) done.push(await runSuite(suite));
  say(
    `\n${done.map(({ name, took, crashed, ...counts }) => `${name.padEnd(12)} ${took.padStart(12)}  ${lineOf(counts)}${crashed ? '  (crashed, or ran nothing)' : ''}`).join('\n')}`,
  );
  say(`all in ${seconds(since)}\n`);
  const total = sum(done);
  say(lineOf(total));
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
});
