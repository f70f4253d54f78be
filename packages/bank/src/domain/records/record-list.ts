/** Lists of records, newest first: pages by cursor, a count that is exact to 10,000 (D-116), and the whole of it in batches for files. */
import type { MoneyList, MoneyPage, MoneyRow } from '@bankside/core/contract/money.ts';
import type { RecordSort } from '@bankside/core/rules/money/transfers.ts';
import { and, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Bank } from '../../platform/bank.ts';
import { transactions } from '../../ledger/ledger-schema.ts';
import type { Db } from '../../store/store.ts';
import { hasAmount } from './amount-search.ts';
import { cleanKeyword, conditions, hasWords, type Filter, type Only } from './record-filter.ts';
import { rowOf } from './record-view.ts';
import { behind, isByAmount, newest, orderBy, readCursor, writeCursor, type Found, type Order, type Place } from './record-order.ts';

export const countedTo = 10_000;
const t = transactions;
type Query = z.output<typeof MoneyPage>;
export type MoneyListAnswer = z.output<typeof MoneyList>;

/** One page. Refuses `invalid` at `cursor` when it is none of ours. */
export async function listRecords(bank: Bank, company_id: string, query: Query, only: Only = {}): Promise<MoneyListAnswer> {
  const { sort: _sort, ...answer } = await sortedRecords(bank, company_id, query, { only, order: newest });
  return answer;
}

type Sorted = { readonly only?: Only; readonly order: Order };

/** The same in an order; by amount as long as all of it is counted, because no index has that order (D-403). */
export async function sortedRecords(
  bank: Bank,
  company_id: string,
  { page = 1, page_size = 10, cursor, ...filter }: Query,
  { only = {}, order: asked }: Sorted,
): Promise<MoneyListAnswer & { readonly sort: RecordSort }> {
  const isPlain = cleanKeyword(filter.keyword) === '' && !isByAmount(asked);
  const search = isPlain ? unsearched(bank, company_id, filter, only) : await searchOf(bank, company_id, filter, only);
  const order = isByAmount(asked) && search.total > countedTo ? newest : asked;
  const after = cursor === undefined ? null : readCursor(cursor, order);
  const offset = after ? 0 : (page - 1) * page_size;
  const rows =
    offset > countedTo ? [] : await pageOf(bank.store.db, search, { after, limit: page_size + 1, offset, order, counts: isPlain });
  const total = isPlain ? (rows[0]?.total ?? (await count(bank.store.db, search.where))) : search.total;
  const last = rows[page_size - 1];
  return {
    list: rows.slice(0, page_size).map(rowOf),
    total: Math.min(total, countedTo),
    total_capped: total > countedTo,
    next_cursor: last && rows.length > page_size ? writeCursor(last, order) : null,
    sort: order.sort,
  };
}

/** All rows of a filter in batches, so small that others have their turns between them (PERF-18). Rows that come meanwhile are not in it. */
export async function* allRecords(bank: Bank, company_id: string, filter: Filter, only: Only = {}): AsyncGenerator<MoneyRow[]> {
  const search =
    cleanKeyword(filter.keyword) === '' ? unsearched(bank, company_id, filter, only) : await searchOf(bank, company_id, filter, only);
  let after: Place | null = null;
  for (let batch = 100; ; batch = 250) {
    const rows: Found[] = await pageOf(bank.store.db, search, { after, limit: batch, offset: 0, order: newest });
    if (rows.length > 0) yield rows.map(rowOf);
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last;
  }
}

/** `where` as the planner should see it when rows are read in their order. */
type Search = { readonly where: SQL | undefined; readonly words: SQL | undefined; readonly total: number };

/**
 * Words are taken as typed first, and as beginnings when nothing is found so. Their count says how to go on: few hits are fetched by the index of words and sorted; where there are more
 * than are counted, a walk from the newest meets a page's worth soon, so the words only test rows then.
 */
const unsearched = (bank: Bank, company_id: string, filter: Filter, only: Only): Search => ({
  where: conditions(company_id, filter, only, bank.policy.bank.timeZone),
  words: undefined,
  total: countedTo,
});

export async function searchOf(bank: Bank, company_id: string, filter: Filter, only: Only): Promise<Search> {
  const { where } = unsearched(bank, company_id, filter, only);
  const keyword = cleanKeyword(filter.keyword);
  if (keyword === '') return { where, words: undefined, total: await count(bank.store.db, where) };
  for (const words of keywordConditions(company_id, keyword)) {
    const total = words ? await count(bank.store.db, and(where, words)) : 0;
    if (words && total > 0) return { where, words: total > countedTo ? sql`((${words}) is true)` : words, total };
  }
  return { where, words: undefined, total: 0 };
}

/** Tried in this order; digits alone match amounts and the beginning of references. */
function keywordConditions(company_id: string, keyword: string): readonly (SQL | null)[] {
  const amount = hasAmount(keyword);
  if (!amount) return [true, false].map((whole) => hasWords(company_id, keyword, whole));
  return [/^\d+$/.test(keyword) ? sql`((${hasWords(company_id, keyword, false)}) or (${amount}))` : sql`(${amount})`];
}

/** No more than are counted are read. */
const some = (db: Db, where: SQL | undefined) =>
  db
    .select({ one: sql`1` })
    .from(t)
    .where(where)
    .limit(countedTo + 1)
    .as('some');

async function count(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(some(db, where));
  return row?.total ?? 0;
}

const columns = { micros: sql<string>`(extract(epoch from ${t.date}) * 1000000)::bigint::text` };

type Window = {
  readonly after: Place | null;
  readonly limit: number;
  readonly offset: number;
  readonly order: Order;
  /** Each row also says how many there are in all: one round trip instead of two. */
  readonly counts?: boolean;
};

async function pageOf(
  db: Db,
  { where, words, total: found }: Search,
  { after, limit, offset, order, counts = false }: Window,
): Promise<(Found & { readonly total: number | null })[]> {
  if (found === 0) return [];
  const total = counts ? sql<number>`(select count(*)::int from ${some(db, where)})` : sql<null>`null::int`;
  const rows = await db
    .select({ row: t, ...columns, total })
    .from(t)
    .where(and(where, words, after ? behind(order, after) : undefined))
    .orderBy(...orderBy(order))
    .limit(limit)
    .offset(offset);
  return rows.map(({ row, ...more }) => ({ ...row, ...more }));
}
