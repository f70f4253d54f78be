/**
 * npm run torture: the faults with many rounds and the fuzz with many requests. ROUNDS, REQUESTS and SEED set how much and
 * which; the seed is printed, and the same line replays it.
 */
import { randomInt } from 'node:crypto';
import { bin, main, run, say, seconds } from './lib/run.mjs';
import { setUpForTests } from './lib/setup.mjs';

main(async () => {
  const since = performance.now();
  const env = {
    ROUNDS: process.env.ROUNDS ?? '50',
    REQUESTS: process.env.REQUESTS ?? '100000',
    SEED: process.env.SEED ?? String(randomInt(2 ** 31)),
    TORTURE: '1',
  };
  await setUpForTests();
  const line = Object.entries(env)
    .filter(([name]) => name !== 'TORTURE')
    .map((pair) => pair.join('='))
    .join(' ');
  say(`Torture; again with: ${line} npm run torture\n`);
  const { code } = await run(
    bin('vitest'),
    ['run', '--project', 'faults', '--project', 'bank', '--testTimeout=7200000', ...process.argv.slice(2)],
    { show: true, env },
  );
  say(`\n${code === 0 ? 'Held' : 'Broken'} after ${seconds(since)}; again with: ${line} npm run torture`);
  process.exitCode = code;
});
