/** Books that a disk or a power cut has hurt: a start ends with a sentence, and npm run verify finds what a running bank may not touch (SEC-47). */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, openSync, readdirSync, rmSync, statSync, truncateSync, writeSync, closeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore } from '@bankside/bank/store/store.ts';
import { seededFolder, startBankProcess } from '../support/bank-process.ts';

const room = mkdtempSync(join(tmpdir(), 'bankside-damaged-'));
let sound = '';
beforeAll(async () => {
  sound = await seededFolder('built');
}, 120_000);
afterAll(() => rmSync(room, { recursive: true, force: true }));

function copy(name: string): string {
  const folder = join(room, name);
  cpSync(sound, folder, { recursive: true });
  return folder;
}
const verify = (folder: string) =>
  new Promise<{ ok: boolean; said: string }>((resolve) => {
    const env = { ...process.env, BANK_DATA: folder, DATABASE_URL: '' };
    execFile(process.execPath, ['scripts/verify.mjs'], { env }, (fault, out, err) => resolve({ ok: !fault, said: out + err }));
  });

it('sound books are found whole', { timeout: 120_000 }, async () => {
  const { ok, said } = await verify(copy('sound'));
  expect(said).toMatch(/Read [\d,]+ rows of \d+ tables\n.*The books are whole/s);
  expect(ok).toBe(true);
});

it('a damaged table, with which a bank starts and answers, is found by name', { timeout: 120_000 }, async () => {
  const folder = copy('table');
  const store = await openStore({ folder });
  const [table] = await store.ask<{ path: string }>('where', `select pg_relation_filepath('audit_lines') as path`, []);
  await store.close();
  const file = join(folder, 'pg', table?.path ?? '');
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(3000, 0x5a), 0, 3000, Math.floor(statSync(file).size / 8192 / 2) * 8192);
  closeSync(handle);
  const { ok, said } = await verify(folder);
  expect([ok, said]).toEqual([false, expect.stringContaining('table audit_lines cannot be read') as string]);
});

it('a start on books that do not open ends with one sentence that says what to do', { timeout: 120_000 }, async () => {
  const folder = copy('start');
  const control = join(folder, 'pg', 'global', 'pg_control');
  truncateSync(control, 100);
  const said = await startBankProcess({ from: 'built', folder }).then(
    () => 'started',
    (fault: unknown) => String(fault),
  );
  expect(said).toContain('are damaged and cannot be opened');
  expect(said).toContain('npm run restore');
  expect(said).not.toMatch(/\n\s+at /);
});

it('a start after a kill says so, and one after a clean stop does not', { timeout: 120_000 }, async () => {
  const folder = copy('killed');
  const start = () => startBankProcess({ from: 'built', folder, env: { LOG_LEVEL: 'warn' } });
  const first = await start();
  await first.kill();
  const second = await start();
  expect(second.output()).toContain('the last stop was not a clean one');
  await second.stop();
  const third = await start();
  expect(third.output()).not.toContain('clean one');
  await third.stop();
  expect(readdirSync(folder).filter((name) => name.startsWith('bank.lock'))).toEqual([]);
});

it('an unreachable database is one sentence too', { timeout: 60_000 }, async () => {
  const folder = join(room, 'none');
  const env = { DATABASE_URL: 'postgresql://nobody:x@127.0.0.1:1/bank' };
  const said = await startBankProcess({ from: 'built', folder, env }).catch(String);
  expect(said).toContain('PostgreSQL does not answer, so the database bank cannot be opened');
  expect(said).not.toMatch(/\n\s+at /);
});
