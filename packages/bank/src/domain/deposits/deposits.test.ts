import { count } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditBooks } from '../../ledger/auditor.ts';
import { freshCompany, testNow as at } from '../../ledger/fresh-company.ts';
import { transactions } from '../../ledger/ledger-schema.ts';
import type { Store } from '../../store/store.ts';
import { emptyStore } from '../../testing/seeded/seeded-snapshot.ts';
import { bookDeposit } from './deposits.ts';

let store: Store;
beforeAll(async () => {
  store = await emptyStore();
});
afterAll(() => store.close());

it('books and records a repeated deposit once', async () => {
  const company_id = await freshCompany(store);
  const deposit = { company_id, currency: 'SGD', amount: 5_000n, sender: 'Sender', reference: 'HVT-20418', at, key: 'wire 1' } as const;
  const first = await store.tx((db) => bookDeposit(db, deposit));
  expect(await store.tx((db) => bookDeposit(db, deposit))).toBe(first);
  expect(await store.db.select({ n: count() }).from(transactions)).toEqual([{ n: 1 }]);
  expect((await auditBooks(store)).filter(({ ok }) => !ok)).toEqual([]);
});
