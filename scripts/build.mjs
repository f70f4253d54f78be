/** npm run build: the portal and the bank into dist/, only what is stale. */
import { build } from './lib/build.mjs';
import { main, say } from './lib/run.mjs';
import { installPackages } from './lib/setup.mjs';

main(async () => {
  await installPackages();
  await build();
  say('dist/ is up to date');
});
