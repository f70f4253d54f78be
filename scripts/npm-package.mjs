/** node scripts/npm-package.mjs: builds @bankside/widgets into dist/npm and packs it; prints the tarball's path. */
import { buildNpm } from './lib/npm.mjs';
import { main, must, say, top } from './lib/run.mjs';

main(async () => {
  await buildNpm();
  const packed = JSON.parse(
    await must('npm', ['pack', '--json', '--loglevel=silent', '--pack-destination', `${top}/dist`], { cwd: `${top}/dist/npm` }),
  );
  say(`${top}/dist/${packed[0].filename.replace('@', '').replace('/', '-')}`);
});
