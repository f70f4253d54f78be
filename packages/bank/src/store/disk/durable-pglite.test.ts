/** PGlite as shipped never syncs. This counts what ours does, and breaks when a new PGlite changes its inside. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshCompany, testNow as at } from '../../ledger/fresh-company.ts';
import { balances, post } from '../../ledger/ledger.ts';
import { moneyIn } from '../../ledger/lines.ts';
import { syncs } from './durable-pglite.ts';
import { openStore, type Store } from '../store.ts';

const folder = mkdtempSync(`${tmpdir()}/bankside-store-`);
let store: Store;
let company_id: string;
beforeAll(async () => {
  store = await openStore({ folder });
  company_id = await freshCompany(store);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

it('syncs the disk for every commit', async () => {
  const before = syncs.count;
  for (let turn = 0; turn < 20; turn++)
    await store.tx((db) => post(db, { company_id, kind: 'deposit', lines: [moneyIn('USD', 100n)], at }));
  expect(syncs.count - before).toBeGreaterThanOrEqual(20);
});

it('does not sync for reading', async () => {
  await balances(store.db, company_id);
  const before = syncs.count;
  for (let turn = 0; turn < 20; turn++) await balances(store.db, company_id);
  expect(syncs.count - before).toBeLessThan(3); // a background checkpoint may fall in between
});

it('refuses a folder that another bank has open, and says what to do', async () => {
  await expect(openStore({ folder })).rejects.toThrow(/in use by process \d+.*BANK_DATA/);
});
