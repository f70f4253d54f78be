/** A process that is started on books of the other kind ends with one sentence, in a folder and on PostgreSQL, and leaves them as they were. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { policyOfTests, seededFolder, startBankProcess } from '../support/bank-process.ts';
import { signInByCall } from '../support/client.ts';
import { postgresPrograms, startPostgres } from '../support/postgres.ts';

type Env = Readonly<Record<string, string>>;
const programs = postgresPrograms();
const production: Env = { BANK_SANDBOX: '', BANK_NOW: '', RATES_URL: 'http://127.0.0.1:9/rates' };
const folder = mkdtempSync(join(tmpdir(), 'bankside-books-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts on the first books and stops; a start of the other kind is refused; then the first kind starts again. */
async function refuses(own: string, at: Env, [first, second, sentence]: readonly [Env, Env, RegExp], made = false): Promise<void> {
  const start = (env: Env) => startBankProcess({ from: 'built', folder: own, env: { BANK_POLICY: policyOfTests, ...at, ...env } });
  if (!made) await (await start(first)).stop();
  await expect(start(second)).rejects.toThrow(sentence);
  const bank = await start(first);
  if (made) expect((await signInByCall(bank.url, 'staff@bankside.example')).username).toBe('staff');
  await bank.stop();
}
const realBooks = [production, {}, /are a real bank's\. A sandbox shows every code/] as const;

it('the books of a sandbox in a folder are not opened by a bank', async () => {
  const own = mkdtempSync(join(folder, 'sandbox-'));
  cpSync(await seededFolder('built'), own, { recursive: true });
  await refuses(own, {}, [{}, production, /made by a sandbox: everybody knows its people's password/], true);
});

it('the books of a bank in a folder are not opened by a sandbox', () => refuses(mkdtempSync(join(folder, 'bank-')), {}, realBooks));

it.skipIf(!programs)('the books of a bank on PostgreSQL are not opened by a sandbox', async () => {
  const postgres = await startPostgres(programs ?? '');
  await refuses(mkdtempSync(join(folder, 'postgres-')), { DATABASE_URL: postgres.url }, realBooks);
  await postgres.stop();
});
