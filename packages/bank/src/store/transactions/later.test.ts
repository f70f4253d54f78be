/** What is written at the end of a transaction: all of it, in its order, with the rest or not at all. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testNow as at } from '../../ledger/fresh-company.ts';
import { audit } from '../../platform/audit.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';
import { auditBooks } from '../../ledger/auditor.ts';
import { auditLines } from '../audit-schema.ts';
import { later, rowsInto, settle, waiting } from './later.ts';
import { notifications } from '../notice-schema.ts';

let test: TestBank;
let company_id: string;
beforeAll(async () => {
  test = await testBank();
  ({ company_id } = await test.fresh());
});
afterAll(() => test.close());

const notices = rowsInto(notifications);
const notice = (kind: string) => ({ company_id, notification_id: randomUUID(), user_id: null, kind, params: {}, created_at: at });
const seen = async (kind: string) => (await test.bank.store.db.select().from(notifications).where(eq(notifications.kind, kind))).length;
const line = (reason: string) => ({ company_id, actor: 'system', action: 'transfer.receive', subject: 'company', reason, at }) as const;

it('is written with the rest, however many rows they are', async () => {
  await test.bank.store.tx(async (db) => {
    for (let nth = 0; nth < 2500; nth++) await later(db, notices, notice('many'));
    expect(waiting(db, notices, ({ kind }) => kind === 'many')).toBe(2500);
  });
  expect(await seen('many')).toBe(2500);
});

it('is gone when the transaction is', async () => {
  await expect(
    test.bank.store.tx(async (db) => {
      await later(db, notices, notice('gone'));
      await audit(db, line('gone'));
      throw new Error('not after all');
    }),
  ).rejects.toThrow('not after all');
  expect(await seen('gone')).toBe(0);
});

it('is there for who settles first, once', async () => {
  await test.bank.store.tx(async (db) => {
    await later(db, notices, notice('read'));
    await settle(db);
    expect(await db.$count(notifications, eq(notifications.kind, 'read'))).toBe(1);
  });
  expect(await seen('read')).toBe(1);
});

it('keeps the trail in order, whatever settles when, for several companies at once and outside of a transaction', async () => {
  const other = await test.fresh();
  await audit(test.bank.store.db, line('alone'));
  const work = (nth: number) =>
    test.bank.store.tx(async (db) => {
      const both = [line(`${nth} one`), { ...line(`${nth} other`), company_id: other.company_id }];
      for (const each of nth % 2 ? both : both.toReversed()) await audit(db, each);
      if (nth % 3 === 0) await settle(db);
      await audit(db, line(`${nth} two`));
    });
  await Promise.all(Array.from({ length: 12 }, (_, nth) => work(nth)));
  const reasons = (
    await test.bank.store.db.select().from(auditLines).where(eq(auditLines.company_id, company_id)).orderBy(auditLines.seq)
  ).map(({ reason }) => reason);
  for (let nth = 0; nth < 12; nth++) expect(reasons.indexOf(`${nth} one`)).toBeLessThan(reasons.indexOf(`${nth} two`));
  expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
});
