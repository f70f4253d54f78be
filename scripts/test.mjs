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
/** One after the other; the second of a pair runs beside the first, for each leaves a core idle half of its time, and is shown after it. */
const suites = [
  [ofVitest('core')],
  [ofVitest('bank')],
  [ofVitest('screens'), ofVitest('faults')],
  [{ name: 'browser', program: 'playwright', args: ['test'] }],
];

async function runSuite({ name, program, args }, show) {
  const since = performance.now();
  if (show) say(`\n=== ${name}`);
  forget(results(name));
  const { code, output } = await run(bin(program), args, { show, env: { PLAYWRIGHT_RESULTS: results(name) } });
  const counts = countsAt(results(name), code);
  return { name, ...counts, took: seconds(since), output };
}

async function runTogether([first, second]) {
  const [shown, quiet] = await Promise.all([runSuite(first, true), second && runSuite(second, false)]);
  if (!quiet) return [shown];
  say(`\n=== ${quiet.name}\n${quiet.output.trim()}`);
  return [shown, quiet];
}

main(async () => {
  const since = performance.now();
  await setUpForTests();
  await build();
  const check = await checkAll();
  const done = [
    { name: 'check', ...check.parts, took: seconds(since) },
    { name: 'house', ...check.house, took: '' },
  ];
  for (const pair of suites) done.push(...(await runTogether(pair)));
  say(
    `\n${done.map(({ name, took, crashed, ...counts }) => `${name.padEnd(8)} ${took.padStart(12)}  ${lineOf(counts)}${crashed ? '  (crashed, or ran nothing)' : ''}`).join('\n')}`,
  );
  say(`all in ${seconds(since)}\n`);
  const total = sum(done);
  say(lineOf(total));
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
});
