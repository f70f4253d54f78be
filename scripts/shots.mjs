/** npm run shots [-- name …]: see tests/shots/run.ts. */
import { build } from './lib/build.mjs';
import { bin, main, run } from './lib/run.mjs';
import { setUpForTests } from './lib/setup.mjs';

main(async () => {
  await setUpForTests();
  await build();
  const { code } = await run(bin('tsx'), ['tests/shots/run.ts', ...process.argv.slice(2)], { show: true });
  process.exitCode = code;
});
