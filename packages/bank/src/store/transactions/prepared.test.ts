/** What PostgreSQL parses and plans once for each connection (D-372), in whatever way it is asked. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { copyOf } from '../../testing/seeded/seeded-database.ts';
import { testNow as at } from '../../ledger/fresh-company.ts';
import { companies } from '../schema.ts';
import type { Store } from '../store.ts';
import { rates } from '../money-schema.ts';

const server = process.env['TEST_POSTGRES'] ?? '';
let books: Awaited<ReturnType<typeof copyOf>>;
let store: Store;
/** Of their own: other tests of this process have used the names up. */
const fresh = async () => ({ ...(await import('../store.ts')), ...(await import('./db.ts')), ...(await import('./later.ts')) });
let { openStore, ask, later, rowsInto } = {} as Awaited<ReturnType<typeof fresh>>;
beforeAll(async () => {
  if (server === '') return;
  vi.resetModules();
  ({ openStore, ask, later, rowsInto } = await fresh());
  books = await copyOf('empty', server);
  store = await openStore({ url: books.url, poolSize: 1 });
});
afterAll(async () => {
  if (server === '') return;
  await store.close();
  await books.drop();
});

const preparedLike = async (words: string): Promise<number> =>
  (await ask(store.db, 'select 1 from pg_prepared_statements where statement like $1', [`%${words}%`])).length;

it.skipIf(server === '').each([
  ['a text of our own', 'as mine', () => store.tx((db) => ask(db, 'select $1::text as mine', ['x']))],
  ['one of drizzle', '"companies"', () => store.db.select().from(companies).where(eq(companies.reference, 'none'))],
  [
    'what is written at the end',
    'into "rates"',
    (nth: number) => store.tx((db) => later(db, rowsInto(rates), { currency: `X${nth}`, usd: '1', taken_at: at })),
  ],
])('%s, once it is asked again', async (_how, words, work) => {
  await work(1);
  expect(await preparedLike(words)).toBe(0);
  await work(2);
  await work(3);
  expect(await preparedLike(words)).toBe(1);
});

it.skipIf(server === '')('nothing without parameters', async () => {
  for (let nth = 0; nth < 3; nth++) await store.tx((db) => ask(db, "select 'fixed'", []));
  expect(await preparedLike("'fixed'")).toBe(0);
});

it.skipIf(server === '')('texts that are asked once take no name from those that are asked again', async () => {
  await store.tx(async (db) => {
    for (let nth = 0; nth < 500; nth++) await ask(db, `select $1::text as once_${nth}`, ['x']);
  });
  for (let nth = 0; nth < 2; nth++) await store.tx((db) => ask(db, 'select $1::text as again', ['x']));
  expect(await preparedLike('as again')).toBe(1);
});
