/** A process that is started on books of the other kind ends with one sentence, in a folder and on PostgreSQL, and leaves them as they were. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { seededFolder, startBankProcess } from '../support/bank-process.ts';
import { signInByCall } from '../support/client.ts';
import { postgresPrograms, startPostgres } from '../support/postgres.ts';

type Env = Readonly<Record<string, string>>;
const programs = postgresPrograms();
const production: Env = { BANK_SANDBOX: '', BANK_NOW: '', RATES_URL: 'http://127.0.0.1:9/rates' };
const folder = mkdtempSync(join(tmpdir(), 'bankside-books-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const places = [
  ['a folder', async () => ({ env: {}, stop: () => Promise.resolve() })],
  [
    'PostgreSQL',
    async () => startPostgres(programs ?? '').then((postgres) => ({ env: { DATABASE_URL: postgres.url }, stop: () => postgres.stop() })),
  ],
] as const;

describe.each(places)('in %s', (place, open) => {
  it.skipIf(place === 'PostgreSQL' && !programs)('a sandbox’s books are no bank’s, and a bank’s no sandbox’s', async () => {
    const rounds: readonly (readonly [Env, Env, RegExp])[] = [
      [{}, production, /made by a sandbox: everybody knows its people's password/],
      [production, {}, /are a real bank's\. A sandbox shows every code/],
    ];
    for (const [first, second, sentence] of rounds) {
      const own = mkdtempSync(join(folder, 'books-'));
      if (place === 'a folder' && first !== production) cpSync(await seededFolder('built'), own, { recursive: true });
      const at = await open();
      const start = (env: Env) => startBankProcess({ from: 'built', folder: own, env: { ...at.env, ...env } });
      const bank = await start(first);
      if (first !== production) expect((await signInByCall(bank.url, 'staff@bankside.example')).username).toBe('staff');
      await bank.stop();
      await expect(start(second)).rejects.toThrow(sentence);
      await (await start(first)).stop();
      await at.stop();
    }
  });
});
