/**
 * npm run check [-- part … --fix]: types, lint, format, unused code, the rules of the repository, bytes; each on one line.
 * With --figures it prints the shape of the source instead.
 */
import { build } from './lib/build.mjs';
import { checkAll } from './lib/checks.mjs';
import { bin, main, must, say } from './lib/run.mjs';
import { installPackages } from './lib/setup.mjs';
import { listOf } from './lib/troubles.mjs';

main(async () => {
  const args = process.argv.slice(2);
  const only = args.filter((arg) => !arg.startsWith('-'));
  await installPackages();
  if (args.includes('--figures')) return must(bin('tsx'), ['tests/architecture/figures.ts'], { show: true });
  const building = only.length === 0 || only.includes('bytes') ? build() : Promise.resolve();
  const [{ ok, troubles }] = await Promise.all([checkAll({ fix: args.includes('--fix'), only, building }), building]);
  if (!ok) say(`\n${listOf(troubles)}`);
  process.exitCode = ok ? 0 : 1;
});
