/** npm run torture: the kill -9 suite for long, fifty rounds on each database unless ROUNDS says otherwise. FAULT_SEED repeats a run. */
import { bin, main, run } from './lib/run.mjs';
import { setUpForTests } from './lib/setup.mjs';

main(async () => {
  await setUpForTests();
  const env = { ROUNDS: process.env.ROUNDS ?? '50', PROPERTY_RUNS: process.env.PROPERTY_RUNS ?? '10000' };
  const files = ['tests/faults', 'packages/bank/src/ledger/books.property.test.ts'];
  const { code } = await run(bin('vitest'), ['run', '--project', 'faults', '--project', 'bank', ...files], { show: true, env });
  process.exitCode = code;
});
