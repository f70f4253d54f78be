/** One process per data folder: PGlite itself does not look, and two would lose acknowledged rows. */
import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';

export class FolderTaken extends Error {}

/** Takes the folder or throws FolderTaken. A lock of a process that is gone, or of this pid reused after a restart, is cleared. */
export async function lockFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = `${folder}/bank.lock`;
  for (let attempt = 0; attempt < 5; attempt++) {
    if (claimed(path)) return () => unlinkSync(path);
    const held = textOf(path);
    if (held === undefined) continue; // given back just now
    const [pid = '0', start = ''] = held.split(' ');
    if (isAlive(Number(pid)) && startOf(Number(pid)) === start)
      throw new FolderTaken(`${folder} is in use by process ${pid}. Stop it, or set BANK_DATA to another folder.`);
    clear(path, held);
  }
  throw new FolderTaken(`${folder} was taken by another process just now`);
}

/** A link appears at once with its text: nobody sees a lock without an owner. */
function claimed(path: string): boolean {
  const own = `${path}.${process.pid}`;
  writeFileSync(own, `${process.pid} ${startOf(process.pid)}`);
  try {
    linkSync(own, path);
    return true;
  } catch (fault) {
    if (codeOf(fault) !== 'EEXIST') throw fault;
    return false;
  } finally {
    unlinkSync(own);
  }
}

/** Takes a dead process's lock away; one that somebody else has put there meanwhile is given back. */
function clear(path: string, dead: string): void {
  const away = `${path}.${process.pid}.dead`;
  try {
    renameSync(path, away);
  } catch (fault) {
    if (codeOf(fault) === 'ENOENT') return; // another process was quicker
    throw fault;
  }
  if (textOf(away) !== dead) linkSync(away, path);
  unlinkSync(away);
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (fault) {
    if (codeOf(fault) === 'ENOENT') return undefined;
    throw fault;
  }
}

const codeOf = (fault: unknown) => (fault as NodeJS.ErrnoException).code;

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (fault) {
    return codeOf(fault) === 'EPERM';
  }
}

/** When a process started, in kernel ticks: tells a reused pid from the old one. Empty where /proc is absent. */
function startOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
