/** npm run bench [-- part …]: measures, prints and writes docs/benchmarks.md. For an unknown part it lists those there are. */
import { build } from './lib/build.mjs';
import { bin, main, run } from './lib/run.mjs';
import { setUpForTests } from './lib/setup.mjs';

main(async () => {
  await setUpForTests();
  await build();
  const { code } = await run(bin('tsx'), ['tests/bench/run.ts', ...process.argv.slice(2)], { show: true });
  process.exitCode = code;
});
