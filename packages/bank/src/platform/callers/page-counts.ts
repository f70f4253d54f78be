/** What happens on partners' pages, counted by day for the page /developers (DEV-08 to DEV-12): sessions, versions, refusals and reports. */
import { dayIn } from '@bankside/core/i18n/dates.ts';
import type { PageCount } from '@bankside/core/rules/page-counts.ts';
import { and, sql } from 'drizzle-orm';
import { pageCounts } from '../../store/partner-schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import type { Db } from '../../store/store.ts';
import type { Bank } from '../bank.ts';

/** So many different things of one kind a day; what is more is counted together, so that nobody fills the table. */
const differentMax = 50;
const textMax = 200;

type Counted = {
  readonly company_id: string;
  /** Of the key, or of the apply link. */
  readonly of_id: string;
  readonly kind: PageCount;
  readonly what: string;
};

/** One more of it today. Outside of a transaction that may be undone, where it is about a refusal. */
export async function countOnPage(bank: Bank, db: Db, { company_id, of_id, kind, what }: Counted, now: Date): Promise<void> {
  const day = dayIn(now, bank.policy.bank.timeZone);
  const which = { company_id, of_id, day, kind };
  const more = (said: string) =>
    db
      .update(pageCounts)
      .set({ count: sql`${pageCounts.count} + 1`, last_at: now })
      .where(and(rowsOf(pageCounts, { ...which, what: said })))
      .returning({ count: pageCounts.count });
  const clipped = what.replace(/\p{Cc}/gu, '').slice(0, textMax);
  if ((await more(clipped)).length > 0) return;
  const said = (await db.$count(pageCounts, rowsOf(pageCounts, which))) < differentMax ? clipped : '';
  await db
    .insert(pageCounts)
    .values({ ...which, what: said, count: 1, last_at: now })
    .onConflictDoUpdate({
      target: [pageCounts.company_id, pageCounts.of_id, pageCounts.day, pageCounts.kind, pageCounts.what],
      set: { count: sql`${pageCounts.count} + 1`, last_at: now },
    });
}
