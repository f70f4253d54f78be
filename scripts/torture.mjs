/**
 * npm run torture: ROUNDS kills of the bank, REQUESTS drawn from the contract, SEQUENCES of ledger movements. The SEED is
 * printed, and the same line replays it.
 */
import { randomInt } from 'node:crypto';
import { bin, main, run, say, seconds } from './lib/run.mjs';
import { setUpForTests } from './lib/setup.mjs';

/** The tests that grow with the figures above. */
const long = [
  'tests/faults/kills',
  'tests/faults/races',
  'tests/faults/transfer',
  'testing/fuzz',
  'ledger/books.property',
  'withdrawals/transfers.property',
];

main(async () => {
  const since = performance.now();
  const env = {
    ROUNDS: process.env.ROUNDS ?? '50',
    REQUESTS: process.env.REQUESTS ?? '1000000',
    SEQUENCES: process.env.SEQUENCES ?? '10000',
    SEED: process.env.SEED ?? String(randomInt(2 ** 31)),
  };
  await setUpForTests();
  const line = Object.entries(env)
    .map((pair) => pair.join('='))
    .join(' ');
  say(`Torture; again with: ${line} npm run torture\n`);
  const { code } = await run(bin('vitest'), ['run', '--project', 'faults', '--project', 'bank', '--testTimeout=36000000', ...long], {
    show: true,
    env,
  });
  say(`\n${code === 0 ? 'Held' : 'Broken'} after ${seconds(since)}; again with: ${line} npm run torture`);
  process.exitCode = code;
});
