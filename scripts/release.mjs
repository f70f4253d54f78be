/**
 * node scripts/release.mjs [archive]: releases the tags under the version of package.json, once. Keeps the hashes in releases/, and copies
 * the files into the archive from which a bank serves older versions.
 */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from './lib/build.mjs';
import { builtRelease, changedFiles, releaseFile } from './lib/releases.mjs';
import { Trouble, main, say, top } from './lib/run.mjs';

main(async () => {
  const [archive] = process.argv.slice(2);
  const { version } = JSON.parse(readFileSync(`${top}/package.json`, 'utf8'));
  await build();
  const built = builtRelease(version);
  const file = releaseFile(version);
  const changed = existsSync(file) ? changedFiles(JSON.parse(readFileSync(file, 'utf8')), built) : [];
  if (changed.length > 0)
    throw new Trouble(`${version} is released, and ${changed.length} files are not as they were (${changed[0]}, …): raise the version`);
  writeFileSync(file, `${JSON.stringify(built, null, 2)}\n`);
  if (archive) cpSync(`${top}/dist/embed/${version}`, `${archive}/${version}`, { recursive: true });
  say(`${version} is released: commit releases/${version}.sri.json${archive ? '' : ', and keep dist/embed/ where BANK_EMBED finds it'}`);
});
