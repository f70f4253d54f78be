/** Books without a row in PGlite, as a folder: made once for each state of the tables, for a new database costs four seconds of a processor. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../packages/bank/src/store/store.ts';
import { hashOf } from '../../scripts/lib/stamp.mjs';

const cache = '.cache/empty-books';
const readyFolder = () => join(cache, hashOf(['packages/bank/migrations', 'packages/bank/src/store']));

/** Before the tests begin, so that no two of them make it. */
export async function makeEmptyBooks(): Promise<void> {
  const ready = readyFolder();
  if (existsSync(ready)) return;
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'draft-'));
  await (await openStore({ folder: draft })).close();
  renameSync(draft, ready);
}

/** A copy of a test's own, which it removes. */
export function emptyBooks(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bankside-empty-'));
  cpSync(readyFolder(), folder, { recursive: true });
  return folder;
}
