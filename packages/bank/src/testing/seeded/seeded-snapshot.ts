/** A seeded database: a copy on the PostgreSQL that the suite started, or in memory, made once and kept under .cache until the seed changes. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testNow } from '../../ledger/fresh-company.ts';
import { hashPassword } from '../../domain/identity/passwords.ts';
import { seed } from '../../seed/seed.ts';
import { seededPassword } from '../../demo/demo-people.ts';
import { openStore, type Store } from '../../store/store.ts';
import { copyOf } from './seeded-database.ts';

const folder = '.cache';
const sources = [
  'packages/bank/migrations',
  'packages/bank/src/store',
  'packages/bank/src/ledger',
  'packages/bank/src/demo',
  'packages/bank/src/seed',
  'packages/core/src/rules/lifecycles',
];
const filesIn = (place: string) =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(sql|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => join(place, name));

function stamp(): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesIn).sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

export async function seededStore(): Promise<Store> {
  const server = process.env['TEST_POSTGRES'];
  if (server) return storeOnCopy('seeded', server);
  const path = `${folder}/seed-${stamp()}.tar`;
  mkdirSync(folder, { recursive: true });
  const kept = readOrNull(path) ?? (await oneAtATime(path, () => make(path)));
  return openStore({ memory: true, snapshot: new Blob([new Uint8Array(kept)]) });
}

/** Our tables without a row. */
export async function emptyStore(): Promise<Store> {
  const server = process.env['TEST_POSTGRES'];
  return server ? storeOnCopy('empty', server) : openStore({ memory: true });
}

const fill = async (store: Store) => seed(store, { anchor: testNow, passwordHash: await hashPassword(seededPassword) });

/** Seeds the PostgreSQL database at `url`. */
export async function seedDatabase(url: string): Promise<void> {
  const store = await openStore({ url });
  await fill(store);
  await store.close();
}

async function storeOnCopy(template: 'empty' | 'seeded', server: string): Promise<Store> {
  const copy = await copyOf(template, server);
  const store = await openStore({ url: copy.url, poolSize: 4 });
  return { ...store, close: () => store.close().then(() => copy.drop()) };
}

async function make(path: string): Promise<Buffer> {
  const store = await openStore({ memory: true });
  await fill(store);
  const bytes = Buffer.from(await (await store.snapshot()).arrayBuffer());
  await store.close();
  const part = `${path}.${randomUUID()}`;
  writeFileSync(part, bytes);
  renameSync(part, path);
  return bytes;
}

/** Several test files start at once: one makes it, the others wait for it, and no longer than a maker that died would take. */
async function oneAtATime(path: string, work: () => Promise<Buffer>): Promise<Buffer> {
  try {
    mkdirSync(`${path}.lock`);
  } catch {
    for (let waited = 0; waited < 180_000; waited += 250) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      const made = readOrNull(path);
      if (made) return made;
    }
  }
  return work().finally(() => rmSync(`${path}.lock`, { recursive: true, force: true }));
}

function readOrNull(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}
