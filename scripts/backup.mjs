/**
 * npm run backup [-- file.tar.gz]            the books and files of BANK_DATA (.data) into one file, and its checksum beside it
 * npm run restore -- file.tar.gz [--force]   back again; an existing folder is kept aside, and only with --force
 * For the bank on its own disk; with DATABASE_URL use pg_dump (docs/operating.md). Both refuse while a bank runs there.
 */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { register } from 'tsx/esm/api';
import { Trouble, main, must, say, top } from './lib/run.mjs';

register();
const { lockFolder, FolderTaken } = await import(`${top}/packages/bank/src/store/disk/folder-lock.ts`);
const folder = resolve(process.env.BANK_DATA ?? `${top}/.data`);

async function checksum(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

const stamp = () => new Date().toISOString().replace(/[-:]/g, '').slice(0, 15);

/** Does something with the folder while no bank can open it. */
async function alone(work) {
  const unlock = await lockFolder(folder).catch((fault) => {
    throw fault instanceof FolderTaken ? new Trouble(fault.message) : fault;
  });
  try {
    return await work();
  } finally {
    unlock();
  }
}

async function backup(file = `bankside-${stamp()}.tar.gz`) {
  if (!existsSync(folder)) throw new Trouble(`There are no books at ${folder}.`);
  await alone(() => must('tar', ['-czf', resolve(file), '--exclude=bank.lock.*', '-C', folder, '.']));
  writeFileSync(`${file}.sha256`, `${await checksum(file)}\n`);
  say(`Saved ${folder} to ${file}, with its checksum in ${file}.sha256`);
}

async function restore(file, force) {
  if (!file || !existsSync(file)) throw new Trouble('Name the file to restore from: npm run restore -- bankside-….tar.gz');
  if (!existsSync(`${file}.sha256`))
    throw new Trouble(`${file}.sha256 is missing: without its checksum nobody knows whether the file is whole.`);
  if (readFileSync(`${file}.sha256`, 'utf8').trim() !== (await checksum(file)))
    throw new Trouble(`${file} is not what was saved: its checksum differs.`);
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    if (!force) throw new Trouble(`${folder} already holds books. Add --force to put them aside and restore.`);
    const aside = `${folder}.before-${stamp()}`;
    await alone(() => undefined);
    renameSync(folder, aside);
    say(`Kept what was there in ${aside}`);
  }
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(folder, { mode: 0o700 });
  await must('tar', ['-xzf', resolve(file), '-C', folder]);
  say(`Restored ${folder} from ${file}`);
}

main(async () => {
  const [what, ...rest] = process.argv.slice(2);
  const file = rest.find((arg) => !arg.startsWith('-'));
  await (what === 'restore' ? restore(file, rest.includes('--force')) : backup(file));
});
