/** node scripts/npm-package.mjs [testing]: builds @bankside/widgets into dist/npm, or @bankside/testing into dist/testing, and packs it; prints the tarball's path. */
import { buildNpm } from './lib/npm.mjs';
import { main, must, say, top } from './lib/run.mjs';
import { buildTesting } from './lib/testing-package.mjs';

main(async () => {
  const testing = process.argv[2] === 'testing';
  await (testing ? buildTesting() : buildNpm());
  const packed = JSON.parse(
    await must('npm', ['pack', '--json', '--loglevel=silent', '--pack-destination', `${top}/dist`], {
      cwd: `${top}/dist/${testing ? 'testing' : 'npm'}`,
    }),
  );
  say(`${top}/dist/${packed[0].filename.replace('@', '').replace('/', '-')}`);
});
