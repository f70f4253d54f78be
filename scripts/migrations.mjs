/**
 * Writes packages/bank/migrations from the drizzle schemas, ledger/triggers.sql, store/search.sql and store/at-end.sql: `node scripts/migrations.mjs`.
 * Before the first release there is nobody to migrate, so it deletes the folder and rewrites it, the same bytes for the
 * same schema; an older data folder must then be removed (`rm -r .data`). After the first release this script goes and
 * migrations are only ever added, with drizzle-kit generate.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';

const bank = new URL('../packages/bank/', import.meta.url);
const folder = new URL('migrations/', bank);
const json = (url) => JSON.parse(readFileSync(url, 'utf8'));
const write = (url, value) => writeFileSync(url, `${JSON.stringify(value, null, 2)}\n`);
const kit = (...args) =>
  execFileSync(process.execPath, [new URL('../node_modules/drizzle-kit/bin.cjs', import.meta.url).pathname, 'generate', ...args], {
    cwd: bank,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

// drizzle-kit looks for drizzle-orm beside itself, and npm put it into the bank's own folder.
const beside = new URL('../node_modules/drizzle-orm', import.meta.url);
const lent = !existsSync(beside);
if (lent) symlinkSync('../packages/bank/node_modules/drizzle-orm', beside);
try {
  rmSync(folder, { recursive: true, force: true });
  kit('--name=tables');
  kit('--custom', '--name=triggers');
  kit('--custom', '--name=search');
  kit('--custom', '--name=at-end');
} finally {
  if (lent) unlinkSync(beside);
}
for (const [name, source] of [
  ['triggers', 'src/ledger/triggers.sql'],
  ['search', 'src/store/search.sql'],
  ['at-end', 'src/store/at-end.sql'],
]) {
  const migration = readdirSync(folder).find((each) => each.endsWith(`_${name}.sql`));
  writeFileSync(new URL(migration, folder), readFileSync(new URL(source, bank)));
}

// drizzle-kit stamps the time and random ids; the migrator only needs the stamps to rise.
const journal = json(new URL('meta/_journal.json', folder));
for (const entry of journal.entries) entry.when = Date.UTC(2025, 9, 1) + entry.idx;
write(new URL('meta/_journal.json', folder), journal);
let previous = '00000000-0000-0000-0000-000000000000';
for (const [index, name] of readdirSync(new URL('meta/', folder))
  .filter((each) => each.endsWith('_snapshot.json'))
  .sort()
  .entries()) {
  const snapshot = json(new URL(`meta/${name}`, folder));
  const id = `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`;
  write(new URL(`meta/${name}`, folder), { ...snapshot, id, prevId: previous });
  previous = id;
}
