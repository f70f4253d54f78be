/** What happened to a contract and to an order, in its order (PRG-11). The writer holds the lock of what it is about, or has just made it. */
import { isAct, type ActOn } from '@bankside/core/rules/access/acts.ts';
import type { ProgrammeEvent } from '@bankside/core/contract/programmes/shapes.ts';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import { programmeEvents } from '../../store/programme-schema.ts';
import { users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';

export type By = { readonly actor: ProgrammeEvent['actor']; readonly user_id?: string; readonly name?: string };
/** As the lifecycles call them. */
export const actorOf = (actor: By['actor']) => (actor === 'issuer' ? 'system' : actor);
export const theSystem: By = { actor: 'system' };
export const theIssuer: By = { actor: 'issuer' };

export type Subject = { readonly company_id: string; readonly what: 'contract' | 'order'; readonly id: string };
type Line = {
  readonly event: ActOn<'contract' | 'order'>;
  readonly by: By;
  readonly note?: string;
  readonly count?: number;
  readonly from?: string;
  readonly to?: string;
  readonly now: Date;
};

const nameOf = ({ what, id }: Subject) => `${what} ${id}`;
const about = (subject: Subject) => and(eq(programmeEvents.company_id, subject.company_id), eq(programmeEvents.subject, nameOf(subject)));

/** A line of the history and one of the audit trail. */
export async function noteHappened(db: Db, subject: Subject, line: Line): Promise<void> {
  await writeLine(db, subject, line);
  const { event, by, note = '', from = '', to = '', now } = line;
  const action = `${subject.what}.${event}`;
  if (!isAct(action)) throw new Error(`no ${subject.what} can ${event}`);
  await audit(db, {
    company_id: subject.company_id,
    actor: by.user_id ?? by.actor,
    action,
    subject: `${subject.what}:${subject.id}`,
    from,
    to,
    reason: note,
    at: now,
  });
}

async function writeLine(db: Db, subject: Subject, { event, by, note = '', count = 0, now }: Line): Promise<void> {
  const { company_id } = subject;
  const last = sql`(select coalesce(max(seq), 0) from programme_events where company_id = ${company_id} and subject = ${nameOf(subject)})`;
  await db.insert(programmeEvents).values({
    company_id,
    subject: nameOf(subject),
    seq: sql`${last} + 1`,
    at: now,
    event,
    actor: by.actor,
    user_id: by.user_id ?? null,
    name: by.name ?? '',
    note,
    count,
  });
}

/** A card more is counted in a line that is no older. */
const sameMs = 12 * 3_600_000;

/** One card more in the latest line of the same event with the same note: a parcel of 200 cards is one line. */
export async function countHappened(db: Db, subject: Subject, line: Pick<Line, 'event' | 'by' | 'note' | 'now'>): Promise<void> {
  const { event, note = '', now } = line;
  const since = new Date(now.getTime() - sameMs);
  const counted = await db
    .update(programmeEvents)
    .set({ count: sql`${programmeEvents.count} + 1` })
    .where(and(about(subject), eq(programmeEvents.event, event), eq(programmeEvents.note, note), gt(programmeEvents.at, since)))
    .returning({ seq: programmeEvents.seq });
  if (counted.length === 0) await writeLine(db, subject, { ...line, count: 1 });
}

type EventRow = typeof programmeEvents.$inferSelect;
const shown = ({ at, event, actor, name, note, count }: EventRow): ProgrammeEvent => ({
  at: at.toISOString(),
  event,
  actor: actor as ProgrammeEvent['actor'],
  name,
  note,
  count,
});

/** As the company reads it: the bank's people have no names there. */
export async function historyOf(db: Db, subject: Subject): Promise<ProgrammeEvent[]> {
  const rows = await db.select().from(programmeEvents).where(about(subject)).orderBy(asc(programmeEvents.seq));
  return rows.map(shown);
}

/** As the desk reads it: with the names of the bank's people. */
export async function deskHistoryOf(db: Db, subject: Subject): Promise<ProgrammeEvent[]> {
  const rows = await db
    .select({ line: programmeEvents, staff: users.full_name })
    .from(programmeEvents)
    .leftJoin(users, and(eq(users.user_id, programmeEvents.user_id), eq(programmeEvents.actor, 'bank')))
    .where(about(subject))
    .orderBy(asc(programmeEvents.seq));
  return rows.map(({ line, staff }) => ({ ...shown(line), ...(staff && { name: staff }) }));
}
