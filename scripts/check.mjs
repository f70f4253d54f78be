/** npm run check [-- part … --fix]: types, lint, format, unused code, the house's own rules, bytes; each on one line. */
import { build } from './lib/build.mjs';
import { checkAll } from './lib/checks.mjs';
import { main } from './lib/run.mjs';
import { installPackages } from './lib/setup.mjs';

main(async () => {
  const args = process.argv.slice(2);
  const only = args.filter((arg) => !arg.startsWith('-'));
  await installPackages();
  if (only.length === 0 || only.includes('bytes')) await build();
  const { ok } = await checkAll({ fix: args.includes('--fix'), only });
  process.exitCode = ok ? 0 : 1;
});
