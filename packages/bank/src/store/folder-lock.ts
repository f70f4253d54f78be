/** One process per data folder: PGlite itself does not look, and two would lose acknowledged rows. */
import { closeSync, mkdirSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs';

export class FolderTaken extends Error {}

/** Takes the folder or throws FolderTaken. A lock of a process that is gone, or of this pid reused after a restart, is cleared. */
export async function lockFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = `${folder}/bank.lock`;
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const handle = openSync(path, 'wx');
      writeSync(handle, `${process.pid} ${startOf(process.pid)}`);
      closeSync(handle);
      return () => unlinkSync(path);
    } catch (fault) {
      if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') throw fault;
      const [pid = '0', start = ''] = readFileSync(path, 'utf8').split(' ');
      if (isAlive(Number(pid)) && startOf(Number(pid)) === start) throw new FolderTaken(`${folder} is in use by process ${pid}. Stop it, or set BANK_DATA to another folder.`);
      unlinkSync(path);
    }
  }
  throw new FolderTaken(`${folder} was taken by another process just now`);
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code === 'EPERM';
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
