/** What happened to a client's books over time: by day, to walk back from a balance, and by month, in and out. */
import { sql } from 'drizzle-orm';
import type { Db } from '../store/store.ts';

export type DayChange = { readonly currency: string; readonly day: string; readonly change: bigint };
export type MonthFlow = { readonly month: string; readonly paid_in: bigint; readonly paid_out: bigint };

/** Positive into the client's account, negative out of it; nothing where it is not touched. */
const signed = sql`(case when credit_account = 'client:' || currency then amount else 0 end - case when debit_account = 'client:' || currency then amount else 0 end)`;

/** What each day since `since` did to the client's books, days as the bank's time zone has them. Walk back from `balances` for closing balances. */
export async function dayChanges(db: Db, company_id: string, since: Date, timeZone: string): Promise<DayChange[]> {
  const { rows } = await (db.execute(sql`
    select currency, to_char(at at time zone ${timeZone}, 'YYYY-MM-DD') as day, sum(${signed})::text as change
    from transfers where company_id = ${company_id} and at >= ${since.toISOString()}::timestamptz group by 1, 2 order by 2, 1`) as unknown as Promise<{
    rows: { currency: string; day: string; change: string }[];
  }>);
  return rows.map(({ currency, day, change }) => ({ currency, day, change: BigInt(change) }));
}

/**
 * Money in and out by month ('2025-11'), in whole units of what `weights` convert to: one currency alone, or all by their
 * rates. A journal counts once, with what it did altogether, so that an exchange is not money in and money out (HOM-13).
 */
export async function monthFlows(
  db: Db,
  company_id: string,
  { since, timeZone, weights }: { readonly since: Date; readonly timeZone: string; readonly weights: Readonly<Record<string, string>> },
): Promise<MonthFlow[]> {
  const { rows } = await (db.execute(sql`
    select month, round(coalesce(sum(worth) filter (where worth > 0), 0))::text as paid_in, round(coalesce(-sum(worth) filter (where worth < 0), 0))::text as paid_out
    from (select to_char(min(at) at time zone ${timeZone}, 'YYYY-MM') as month, sum(${signed} * w.value::numeric) as worth
      from transfers join jsonb_each_text(${JSON.stringify(weights)}::jsonb) w on w.key = currency
      where company_id = ${company_id} and at >= ${since.toISOString()}::timestamptz group by journal_id) j
    group by month order by month`) as unknown as Promise<{ rows: { month: string; paid_in: string; paid_out: string }[] }>);
  return rows.map(({ month, paid_in, paid_out }) => ({ month, paid_in: BigInt(paid_in), paid_out: BigInt(paid_out) }));
}
