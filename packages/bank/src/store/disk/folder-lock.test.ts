import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  writeFileSync(`${folder}/bank.lock.${other.pid ?? 0}.${start}.1`, '');
  await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderTaken);
  const ended = new Promise((resolve) => other.once('exit', resolve));
  other.kill('SIGKILL');
  await ended;
  (await lockFolder(folder))();
});

it('clears the lock of a pid that now belongs to another process', async () => {
  writeFileSync(`${folder}/bank.lock.${process.pid}.1.1`, '');
  (await lockFolder(folder))();
  expect(readdirSync(folder)).toEqual([]);
});

it('gives the folder of a dead process to exactly one of six that start at once', { timeout: 120_000 }, async () => {
  writeFileSync(`${folder}/bank.lock.999999999.1.1`, '');
  const program = `import { lockFolder } from './packages/bank/src/store/disk/folder-lock.ts';
    process.stdin.once('data', () => lockFolder(${JSON.stringify(folder)}).then(() => console.log('mine'), () => console.log('taken')));
    console.log('ready');`;
  const six = Array.from({ length: 6 }, () => spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]));
  const said = (child: (typeof six)[number]) =>
    new Promise<string>((resolve) => child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim())));
  await Promise.all(six.map(said)); // all are ready
  const told = six.map(said);
  for (const child of six) child.stdin.write('go\n');
  expect((await Promise.all(told)).sort()).toEqual(['mine', 'taken', 'taken', 'taken', 'taken', 'taken']);
  for (const child of six) child.kill('SIGKILL');
});
