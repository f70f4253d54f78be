/**
 * What happened, for a partner's server: oldest first since a cursor. Their first reader gives events their numbers, one reader of
 * a company at a time, so that no transaction waits for them and none that commits later is skipped (D-364).
 */
import { partnerEvents as names, type PartnerEvent } from '@bankside/core/rules/partner-events.ts';
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import type { PartnerGuest } from '../../platform/callers/guests.ts';
import { rowsOf } from '../../store/rows-of.ts';
import type { Db } from '../../store/store.ts';
import { partnerEvents, partnerFeeds } from '../../store/webhook-schema.ts';

type Asked = { readonly after: number; readonly about: string | undefined; readonly limit: number };
type Row = typeof partnerEvents.$inferSelect;
export type Page = { readonly rows: readonly Row[]; readonly next: number; readonly more: boolean };

export const kindOf = ({ kind }: Row): PartnerEvent => {
  const found = names.find((each) => each === kind);
  if (!found) throw new Error(`unknown event ${kind}`);
  return found;
};

async function giveNumbers(db: Db, company_id: string): Promise<void> {
  const unread = await db
    .select({ event_id: partnerEvents.event_id })
    .from(partnerEvents)
    .where(and(eq(partnerEvents.company_id, company_id), isNull(partnerEvents.seq)))
    .limit(1);
  if (unread.length === 0) return;
  const [feed] = await db
    .insert(partnerFeeds)
    .values({ company_id, last: 0 })
    .onConflictDoUpdate({ target: partnerFeeds.company_id, set: { last: sql`${partnerFeeds.last}` } })
    .returning();
  const numbered = await db
    .update(partnerEvents)
    .set({ seq: sql`${feed?.last ?? 0} + fresh.nth` })
    .from(
      sql`(select event_id as its, row_number() over (order by created_at, event_id)::int as nth from ${partnerEvents}
        where ${partnerEvents.company_id} = ${company_id} and ${partnerEvents.seq} is null) as fresh`,
    )
    .where(and(eq(partnerEvents.company_id, company_id), sql`${partnerEvents.event_id} = fresh.its`))
    .returning({ event_id: partnerEvents.event_id });
  await db
    .update(partnerFeeds)
    .set({ last: (feed?.last ?? 0) + numbered.length })
    .where(rowsOf(partnerFeeds, { company_id }));
}

/** Of the tags of the key alone. */
export function readFeed({ store }: Bank, { key }: PartnerGuest, { after, about, limit }: Asked): Promise<Page> {
  const { company_id, tags } = key;
  return store.tx(async (db) => {
    await giveNumbers(db, company_id);
    const of = [eq(partnerEvents.company_id, company_id), gt(partnerEvents.seq, after), inArray(partnerEvents.tag, tags)];
    const rows = await db
      .select()
      .from(partnerEvents)
      .where(and(...of, ...(about ? [eq(partnerEvents.subject, about)] : [])))
      .orderBy(asc(partnerEvents.seq))
      .limit(limit + 1);
    const some = rows.slice(0, limit);
    const more = rows.length > limit;
    const [feed] = await db.select().from(partnerFeeds).where(rowsOf(partnerFeeds, { company_id }));
    // events of other tags and objects are passed over, so that nobody reads them again and again
    const next = more ? (some.at(-1)?.seq ?? after) : Math.max(after, feed?.last ?? 0);
    return { rows: some, next, more };
  });
}
