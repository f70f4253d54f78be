/**
 * A bank as a process of its own, on a throw-away copy of the seeded books. The seed is run once for each state of the
 * bank's sources and kept under .cache, so that a bank is there in a second (D-105).
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyOf } from '../../packages/bank/src/testing/seeded/seeded-database.ts';
import { hashOf } from '../../scripts/lib/stamp.mjs';
import { quickPglite } from './quick-pglite.ts';

/** 18/11/2025 09:46 in Singapore: where every test's bank stands still (D-105). */
export const frozenNow = '2025-11-18T01:46:00.000Z';

/** A captcha costs little, and all visitors of a suite may come from one address while its clock stands still. */
export const policyOfTests = 'tests/support/policy.json';

export type BankProcess = {
  readonly url: string;
  readonly folder: string;
  /** All that it has written to its output: the log, at the level that LOG_LEVEL names. */
  output(): string;
  stop(): Promise<void>;
  kill(): Promise<void>;
};
type How = {
  /** From source while working on it, built when the product is tested. */
  readonly from: 'source' | 'built';
  readonly env?: Readonly<Record<string, string>>;
  /** Books of one's own instead of a copy of the seeded ones; they stay when the bank stops. */
  readonly folder?: string;
  /** PGlite optimized, as people run it: for benchmarks. */
  readonly asShipped?: true;
};

const program = { source: ['--import', 'tsx', 'packages/bank/src/main.ts'], built: ['dist/bank/main.js'] } as const;

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Starts a bank and resolves when it answers. */
export async function startBankProcess({ from, env = {}, folder, asShipped }: How): Promise<BankProcess> {
  const own = folder ?? mkdtempSync(join(tmpdir(), 'bankside-'));
  const server = folder ? undefined : process.env['TEST_POSTGRES'];
  if (!folder) cpSync(process.env['TEST_POSTGRES_FOLDER'] ?? (await seededFolder(from)), own, { recursive: true });
  const books = server ? await copyOf('seeded', server) : undefined;
  const bank = await open(from, own, { ...(books ? { DATABASE_URL: books.url } : {}), ...env }, asShipped ? [] : quickPglite);
  const ended = async () => {
    await bank.gone;
    await books?.drop();
    if (!folder) rmSync(own, { recursive: true, force: true });
  };
  return {
    url: bank.url,
    folder: own,
    output: bank.output,
    stop: () => (bank.child.kill('SIGTERM'), ended()),
    kill: () => (bank.child.kill('SIGKILL'), ended()),
  };
}

async function open(
  from: How['from'],
  folder: string,
  env: NonNullable<How['env']>,
  forPglite: readonly string[] = quickPglite,
): Promise<{ url: string; child: ChildProcess; gone: Promise<unknown>; output: () => string }> {
  const port = env['PORT'] ?? String(await freePort());
  const settings = { PORT: port, BANK_DATA: folder, BANK_SANDBOX: '1', BANK_NOW: frozenNow, LOG_LEVEL: 'error', ...env };
  const child = spawn(process.execPath, [...(env['DATABASE_URL'] ? [] : forPglite), ...program[from]], {
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (process.env['BANK_OUTPUT']) process.stderr.write(chunk);
    });
  await Promise.race([
    new Promise((resolve) => child.once('message', resolve)),
    gone.then(() => Promise.reject(new Error(`the bank did not start:\n${said.slice(-8000)}`))),
  ]);
  return { url: `http://localhost:${port}`, child, gone, output: () => said };
}

const cache = '.cache/seed';
/** What the seeded books come from. */
const seedSources = [
  'packages/bank/src/store',
  'packages/bank/src/ledger',
  'packages/bank/src/platform',
  'packages/bank/src/domain',
  'packages/bank/src/demo',
  'packages/bank/src/seed',
  'packages/bank/migrations',
  'packages/core/src/rules',
];
let seeded: Promise<string> | undefined;

/** A bank fills an empty PostgreSQL database, and a folder with the files of its books. */
export const seedByBank = (from: How['from']) => async (url: string, folder: string) => {
  const bank = await open(from, folder, { DATABASE_URL: url });
  bank.child.kill('SIGTERM');
  await bank.gone;
};

/** The folder to copy from. Two processes may both make it; the first that is ready wins. */
export function seededFolder(from: How['from']): Promise<string> {
  seeded ??= (async () => {
    const name = `${hashOf(seedSources)}-${frozenNow.slice(0, 10)}`;
    const ready = join(cache, name);
    if (existsSync(ready)) return ready;
    mkdirSync(cache, { recursive: true });
    const draft = mkdtempSync(join(cache, 'draft-'));
    const bank = await open(from, draft, {});
    bank.child.kill('SIGTERM');
    await bank.gone;
    for (const old of readdirSync(cache))
      if (old !== name && !old.startsWith('draft-')) rmSync(join(cache, old), { recursive: true, force: true });
    if (existsSync(ready)) rmSync(draft, { recursive: true, force: true });
    else renameSync(draft, ready);
    return ready;
  })();
  return seeded;
}
