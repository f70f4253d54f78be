/** Temporary files of the tests in memory where there is room: the books are copied hundreds of times, and none is needed after a power cut. */
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

const place = '/dev/shm';
const gib = 2 ** 30;

export function keepTemporaryFilesInMemory() {
  if (process.env.TMPDIR || !existsSync(place)) return;
  const { bavail, bsize } = statfsSync(place);
  if (bavail * bsize < 6 * gib || freemem() < 10 * gib) return;
  const folder = mkdtempSync(`${place}/bankside-`);
  chmodSync(folder, 0o755); // PostgreSQL runs as a user of its own
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
