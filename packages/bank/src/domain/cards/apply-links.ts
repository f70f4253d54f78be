/** A company's apply links as rows: locked for a change, moved by their lifecycle, full when their limit is reached (APP-22, APP-30). */
import type { ActOn } from '@bankside/core/rules/access/acts.ts';
import { step, stateOf, type Actor } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { link as lifecycle } from '@bankside/core/rules/lifecycles/link.ts';
import type { SQL } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import { isOpen } from '../../platform/callers/guests.ts';
import { isUuid } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import { applyLinks, cardApplications } from '../../store/card-schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import type { Db } from '../../store/store.ts';

export type Link = typeof applyLinks.$inferSelect;
type Which = Pick<Link, 'company_id' | 'link_id'>;
type LinkEvent = keyof (typeof lifecycle)['events'];

const key = ({ company_id, link_id }: Which) => rowsOf(applyLinks, { company_id, link_id });

/** Locked. Refuses notFound. */
export async function linkToChange(db: Db, which: Which): Promise<Link> {
  const [found] = isUuid(which.link_id) ? await db.select().from(applyLinks).where(key(which)).for('update') : [];
  if (!found) throw new Refusal('notFound');
  return found;
}

export const isClosed = ({ status }: Pick<Link, 'status'>): boolean => status === lifecycle.states.expired.wire;

/** The status after an event, or null where that may not happen now. */
export function linkAfter({ status }: Pick<Link, 'status'>, event: LinkEvent, by: Actor): string | null {
  const next = step(lifecycle, stateOf(lifecycle, status), event, by);
  return next && String(lifecycle.states[next].wire);
}

type Change = {
  readonly action: `link.${ActOn<'link'>}`;
  readonly actor: string;
  readonly set: Partial<Pick<Link, 'status' | 'name' | 'limit_count'>> & { readonly expires_at?: SQL | null };
  readonly reason?: string;
  readonly now: Date;
};
export async function changeLink(db: Db, link: Link, { action, actor, set, reason = '', now }: Change): Promise<Link> {
  const { company_id, link_id } = link;
  const [row] = await db
    .update(applyLinks)
    .set({ ...set, version: link.version + 1 })
    .where(key(link))
    .returning();
  if (!row) throw new Error('the link is gone while it was locked');
  await audit(db, { company_id, actor, action, subject: `link:${link_id}`, from: link.status, to: row.status, reason, at: now });
  return row;
}

/** How many applications have come by it. */
export const taken = (db: Db, { company_id, link_id }: Which): Promise<number> =>
  db.$count(cardApplications, rowsOf(cardApplications, { company_id, link_id }));

/**
 * Takes one application in by `work`, unless the link is no longer open: it is locked first, so of two at once the second sees
 * what the first has left. The one that reaches the limit fills it. Refuses linkInvalid.
 */
export async function byOpenLink<T>(db: Db, which: Which, now: Date, work: () => Promise<T>): Promise<T> {
  const link = await linkToChange(db, which);
  if (!isOpen(link, now)) throw new Refusal('linkInvalid');
  const done = await work();
  const status = linkAfter(link, 'fill', 'system');
  if (status && link.limit_count !== null && (await taken(db, link)) >= link.limit_count)
    await changeLink(db, link, { action: 'link.fill', actor: 'system', set: { status }, now });
  return done;
}
