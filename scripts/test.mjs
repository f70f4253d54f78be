/**
 * npm test: set-up, build, then every suite beside what is left of the check. Ends with what failed and was flaky, by name, and `N passed, N failed`;
 * fails when anything failed, crashed, or ran nothing. Each part of the check that is not a suite counts as one.
 */
import { build } from './lib/build.mjs';
import { checkAll, results, vitest } from './lib/checks.mjs';
import { keepTemporaryFilesInMemory } from './lib/memory-folder.mjs';
import { countsAt, forget, lineOf, sum } from './lib/results.mjs';
import { bin, main, run, say, seconds } from './lib/run.mjs';
import { setUpForTests } from './lib/setup.mjs';
import { listOf, troublesAt } from './lib/troubles.mjs';

const ofVitest = (name) => ({ name, program: 'vitest', args: vitest(name) });
/** Side by side, for each waits now and then; in a row, the suites one after the other. The rows take about as long as each other. */
const rows = [['core', 'bank', 'faults'].map(ofVitest), [{ name: 'browser', program: 'playwright', args: ['test'] }, ofVitest('screens')]];

/** Held back until it is its turn, so that the output of two suites is never mixed. */
function held() {
  const waiting = [];
  let tell = (chunk) => void waiting.push(chunk);
  const begin = () => {
    tell = (chunk) => void process.stdout.write(chunk);
    waiting.forEach(tell);
  };
  return { tell: (chunk) => tell(chunk), begin };
}

async function runSuite({ name, program, args }, tell) {
  const since = performance.now();
  tell(`\n=== ${name}\n`);
  forget(results(name));
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  let output = '';
  const env = { PLAYWRIGHT_RESULTS: results(name), BANK_IS_BUILT: '1', ...color };
  const { code } = await run(bin(program), args, { tell: (chunk) => tell(chunk, (output += chunk)), env });
  const counts = countsAt(results(name), code);
  return { name, ...counts, troubles: troublesAt(results(name), { name, crashed: counts.crashed, output }), took: seconds(since) };
}

/** Every row at once; shown row by row, the check's lines in between. */
async function runAll() {
  const running = rows.map((suites) => {
    const { tell, begin } = held();
    const ended = (async () => {
      const done = [];
      for (const suite of suites) done.push(await runSuite(suite, tell));
      return done;
    })();
    return { begin, ended };
  });
  const done = [];
  for (const { begin, ended } of running) {
    begin();
    done.push(...(await ended));
  }
  return done;
}

main(async () => {
  const since = performance.now();
  await setUpForTests();
  keepTemporaryFilesInMemory();
  const building = build();
  const [check, suites] = await Promise.all([
    checkAll({ building }).then((found) => ({ ...found, took: seconds(since) })),
    building.then(runAll),
  ]);
  const done = [{ name: 'check', ...check.parts, took: check.took }, { name: 'architecture', ...check.architecture, took: '' }, ...suites];
  say(
    `\n${listOf([...check.troubles, ...done.flatMap(({ troubles = [] }) => troubles)])}\n\n${done.map(({ name, took, crashed, ...counts }) => `${name.padEnd(12)} ${took.padStart(12)}  ${lineOf(counts)}${crashed ? '  (crashed, or ran nothing)' : ''}`).join('\n')}`,
  );
  say(`all in ${seconds(since)}\n`);
  const total = sum(done);
  say(lineOf(total));
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
});
