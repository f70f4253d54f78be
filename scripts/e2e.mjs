/** npm run e2e [-- playwright's arguments]: stories and sweeps against the built product. */
import { build } from './lib/build.mjs';
import { keepTemporaryFilesInMemory } from './lib/memory-folder.mjs';
import { bin, main, run } from './lib/run.mjs';
import { setUpForTests } from './lib/setup.mjs';

main(async () => {
  await setUpForTests();
  keepTemporaryFilesInMemory();
  await build();
  const { code } = await run(bin('playwright'), ['test', ...process.argv.slice(2)], { show: true });
  process.exitCode = code;
});
