/** Is something stale? A stamp is the hash of what it was made from, written after it was made. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { top } from './run.mjs';

const skipped = new Set(['node_modules', 'dist', '.git', '.data', '.cache']);

/** Every file below the given files and folders, sorted; tests leave the product as it is. */
function* filesOf(path) {
  const at = join(top, path);
  if (!existsSync(at)) return;
  if (statSync(at).isFile()) return void (yield path);
  for (const name of readdirSync(at).sort()) if (!skipped.has(name) && !/\.test\.tsx?$/.test(name)) yield* filesOf(`${path}/${name}`);
}

export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths)
    for (const file of filesOf(path))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(top, file)))
        .update('\0');
  return hash.digest('hex').slice(0, 16);
}

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** Runs `make` unless the stamp at `path` says that it was made from just this. Answers whether it ran. */
export async function unlessStamped(path, hash, make) {
  const at = join(top, path);
  if (read(at) === hash) return false;
  await make();
  mkdirSync(dirname(at), { recursive: true });
  writeFileSync(at, hash);
  return true;
}
