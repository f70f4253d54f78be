/** Saved books come back whole, and nothing is saved or overwritten by mistake (D-135). */
import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policyOfTests, seededFolder, startBankProcess } from '../support/bank-process.ts';
import { call, signInByCall } from '../support/client.ts';
import { people } from '../support/people.ts';

const room = mkdtempSync(join(tmpdir(), 'bankside-backup-'));
const books = join(room, 'books');
const file = join(room, 'saved.tar.gz');

function command(what: 'backup' | 'restore', ...args: string[]): Promise<{ ok: boolean; said: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/backup.mjs', what, file, ...args],
      { env: { ...process.env, BANK_DATA: books } },
      (fault, out, err) => resolve({ ok: !fault, said: out + err }),
    );
  });
}

/** Opens a bank on the books, does something, closes it. */
async function withBank<T>(work: (url: string) => Promise<T>): Promise<T> {
  const bank = await startBankProcess({ from: 'built', folder: books, env: { BANK_POLICY: policyOfTests } });
  try {
    return await work(bank.url);
  } finally {
    await bank.stop();
  }
}
const nameOf = async (url: string) => call(url, '/account/getUserInfo', {}, await signInByCall(url, people.owner));

describe('backup and restore', () => {
  beforeAll(async () => {
    cpSync(await seededFolder('built'), books, { recursive: true });
    await withBank(async (url) => {
      await call(url, '/account/modify', { full_name: 'Mei-Lin Tan, before' }, await signInByCall(url, people.owner));
      expect(await command('backup')).toMatchObject({ ok: false, said: expect.stringContaining('is in use by process') as string });
    });
  }, 120_000);
  afterAll(() => rmSync(room, { recursive: true, force: true }));

  it('saves the books of a bank that stands still, and brings them back', async () => {
    expect(await command('backup')).toMatchObject({ ok: true });
    expect(existsSync(`${file}.sha256`)).toBe(true);
    await withBank(async (url) => call(url, '/account/modify', { full_name: 'Mei-Lin Tan, after' }, await signInByCall(url, people.owner)));

    expect(await command('restore')).toMatchObject({ ok: false, said: expect.stringContaining('--force') as string });
    expect((await withBank(nameOf)).full_name).toBe('Mei-Lin Tan, after');
    expect(await command('restore', '--force')).toMatchObject({ ok: true });
    expect((await withBank(nameOf)).full_name).toBe('Mei-Lin Tan, before');
  });

  it('refuses a file that is not what was saved', async () => {
    appendFileSync(file, 'x');
    expect(await command('restore', '--force')).toMatchObject({ ok: false, said: expect.stringContaining('checksum differs') as string });
    expect((await withBank(nameOf)).full_name).toBe('Mei-Lin Tan, before');
  });
});
