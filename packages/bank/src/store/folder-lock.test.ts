import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderTaken, lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/bankside-lock-`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('gives a folder to one at a time', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderTaken);
  unlock();
  (await lockFolder(folder))();
});

it('respects the lock of another process while it lives, and clears it when it has died', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const start =
    readFileSync(`/proc/${other.pid ?? 0}/stat`, 'utf8')
      .split(') ')[1]
      ?.split(' ')[19] ?? '';
  writeFileSync(`${folder}/bank.lock`, `${other.pid ?? 0} ${start}`);
  await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderTaken);
  const ended = new Promise((resolve) => other.once('exit', resolve));
  other.kill('SIGKILL');
  await ended;
  (await lockFolder(folder))();
});

it('clears the lock of a pid that now belongs to another process', async () => {
  writeFileSync(`${folder}/bank.lock`, `${process.pid} 1`);
  (await lockFolder(folder))();
  expect(existsSync(`${folder}/bank.lock`)).toBe(false);
});
