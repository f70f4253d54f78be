/** Deliveries as the company reads and repeats them (WEB-12, WEB-13). */
import { choices, stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { webhookDelivery } from '@bankside/core/rules/lifecycles/webhook-delivery.ts';
import { and, count, desc, eq, gte, ilike, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { rowsOf } from '../../store/rows-of.ts';
import type { Db } from '../../store/store.ts';
import { webhookAttempts, webhookEvents, webhookLinks } from '../../store/webhook-schema.ts';
import type { LinkKind } from './links.ts';
import { moved } from './outcomes.ts';

export type EventRow = typeof webhookEvents.$inferSelect;
export type AttemptRow = typeof webhookAttempts.$inferSelect;
export type Wanted = {
  readonly keyword?: string | undefined;
  readonly link?: LinkKind | undefined;
  readonly status?: string | undefined;
  readonly from?: SQL | undefined;
  /** Not itself. */
  readonly to?: SQL | undefined;
};

/** Matches text as it is typed: % and _ are no patterns. */
const like = (keyword: string) => `%${keyword.replace(/[\p{Cs}\0]/gu, '').replace(/[\\%_]/g, '\\$&')}%`;

export function wantedOf(company_id: string, { keyword, link, status, from, to }: Wanted): SQL | undefined {
  const found = keyword
    ? or(
        sql`${webhookEvents.event_id}::text ilike ${like(keyword)}`,
        ilike(webhookEvents.kind, like(keyword)),
        sql`${webhookEvents.payload}::text ilike ${like(keyword)}`,
      )
    : undefined;
  return and(
    eq(webhookEvents.company_id, company_id),
    link ? eq(webhookEvents.link, link) : undefined,
    status ? eq(webhookEvents.state, status) : undefined,
    from && sql`${webhookEvents.created_at} >= ${from}`,
    to && sql`${webhookEvents.created_at} < ${to}`,
    found,
  );
}

/** Newest first, each with its tries. */
export async function deliveriesOf(
  db: Db,
  company_id: string,
  wanted: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ row: EventRow; attempts: AttemptRow[] }[]> {
  const rows = await db
    .select()
    .from(webhookEvents)
    .where(wanted)
    .orderBy(desc(webhookEvents.created_at), desc(webhookEvents.event_id))
    .limit(limit)
    .offset(offset);
  if (rows.length === 0) return [];
  const ids = rows.map(({ event_id }) => event_id);
  const attempts = await db
    .select()
    .from(webhookAttempts)
    .where(and(eq(webhookAttempts.company_id, company_id), inArray(webhookAttempts.event_id, ids)))
    .orderBy(desc(webhookAttempts.nth));
  return rows.map((row) => ({ row, attempts: attempts.filter(({ event_id }) => event_id === row.event_id) }));
}

export const mayReplay = ({ state }: Pick<EventRow, 'state'>): boolean =>
  choices(webhookDelivery, stateOf(webhookDelivery, state), 'client').includes('replay');

const again = (now: Date) => ({ tries: 0, queued_at: now, next_try_at: now, closed_at: null });
const linked = sql`exists (select 1 from ${webhookLinks} as its where its.company_id = ${webhookEvents}.company_id
  and its.kind = ${webhookEvents}.link and its.url <> '')`;

/** With the same id. False where it cannot be: it waits already, or its link is off. */
export async function replayOne(db: Db, row: EventRow, now: Date): Promise<boolean> {
  if (!mayReplay(row)) return false;
  const { company_id, event_id, state } = row;
  const done = await db
    .update(webhookEvents)
    .set({ ...again(now), state: moved(state, 'replay', 'client') })
    .where(and(rowsOf(webhookEvents, { company_id, event_id, state }), linked))
    .returning({ event_id: webhookEvents.event_id });
  return done.length > 0;
}

export async function replayFailed(db: Db, company_id: string, since: Date, link: LinkKind | undefined, now: Date): Promise<number> {
  const done = await db
    .update(webhookEvents)
    .set({ ...again(now), state: moved('failed', 'replay', 'client') })
    .where(
      and(rowsOf(webhookEvents, { company_id, state: 'failed', ...(link ? { link } : {}) }), gte(webhookEvents.created_at, since), linked),
    )
    .returning({ event_id: webhookEvents.event_id });
  return done.length;
}

/** How many wait and how many failed, by link. */
export async function openCounts(db: Db, company_id: string): Promise<(link: string, state: string) => number> {
  const counts = await db
    .select({ link: webhookEvents.link, state: webhookEvents.state, many: count() })
    .from(webhookEvents)
    .where(and(eq(webhookEvents.company_id, company_id), ne(webhookEvents.state, 'delivered')))
    .groupBy(webhookEvents.link, webhookEvents.state);
  return (link, state) => counts.find((each) => each.link === link && each.state === state)?.many ?? 0;
}
