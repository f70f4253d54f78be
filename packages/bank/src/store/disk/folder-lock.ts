/** One process per data folder: PGlite itself does not look, and two would lose acknowledged rows. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

export class FolderTaken extends Error {}

/** Who wants or has a folder; `start` in kernel ticks tells a reused pid from the old one. */
type Claim = { readonly file: string; readonly pid: number; readonly start: string };

let claims = 0;

/**
 * Takes the folder or throws FolderTaken. Everybody puts down a file of their own and then looks who else has: of two, at
 * least one sees the other, so never do both go on. No file is ever taken over, so that of a dead process may go at any time.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { pid } = process;
  const start = startOf(pid);
  const own: Claim = { file: `bank.lock.${pid}.${start}.${(claims += 1)}`, pid, start };
  const giveBack = () => rmSync(`${folder}/${own.file}`, { force: true });
  writeFileSync(`${folder}/${own.file}`, '');
  for (let look = 0; look < 40; look++) {
    const others = claimsIn(folder).filter(({ file }) => file !== own.file);
    if (others.length === 0) return giveBack;
    if (others.some((other) => isBefore(other, own))) break;
    await pause(25); // those who came later go when they see this one; who has the folder stays
  }
  const holder = claimsIn(folder).find(({ file }) => file !== own.file);
  giveBack();
  throw new FolderTaken(`${folder} is in use by process ${holder?.pid ?? 'another'}. Stop it, or set BANK_DATA to another folder.`);
}

const lives = ({ pid, start }: Claim): boolean => isAlive(pid) && startOf(pid) === start;

function everyClaim(folder: string): Claim[] {
  return readdirSync(folder).flatMap((file) => {
    const [, pid = '', start = ''] = /^bank\.lock\.(\d+)\.(\d*)\.\d+$/.exec(file) ?? [];
    return pid ? [{ file, pid: Number(pid), start }] : [];
  });
}

/** Whether a bank that had the folder last was ended from outside: it has left its claim. */
export const wasKilled = (folder: string): boolean => existsSync(folder) && everyClaim(folder).some((claim) => !lives(claim));

/** The claims of processes that live; those of dead ones are cleared away. */
function claimsIn(folder: string): Claim[] {
  const found = everyClaim(folder);
  for (const dead of found.filter((each) => !lives(each))) rmSync(`${folder}/${dead.file}`, { force: true });
  return found.filter(lives);
}

/** The process that started first, so that of many at once one is left; the same for two claims of one process. */
const isBefore = (one: Claim, other: Claim) => (Number(one.start) - Number(other.start) || one.pid - other.pid) <= 0;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When a process started. Empty where /proc is absent. */
function startOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
