/** Where a person is signed in (SES-10): the sessions that would still open, and how they are ended. */
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import { rowsOf } from '../../store/rows-of.ts';
import { sessions } from '../../store/sign-in-schema.ts';
import type { Db } from '../../store/store.ts';

type Row = typeof sessions.$inferSelect;

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000);

/** This one first, then those used last. */
export async function liveSessions(bank: Bank, db: Db, { company_id, user_id, token_hash }: Person, now: Date): Promise<Row[]> {
  const { idleSec, countdownSec, graceSec, absoluteSec } = bank.policy.session;
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(
        rowsOf(sessions, { company_id, user_id, stage: 'open' }),
        isNull(sessions.ended_at),
        gt(sessions.last_seen_at, before(now, idleSec + countdownSec + graceSec)),
        gt(sessions.created_at, before(now, absoluteSec)),
      ),
    )
    .orderBy(desc(sessions.last_seen_at), desc(sessions.created_at));
  return rows.toSorted((a, b) => Number(b.token_hash === token_hash) - Number(a.token_hash === token_hash));
}

/** Ends one of a person's by its id, or all but the one that asks; answers how many there were. */
export async function endOthers(db: Db, { company_id, user_id, token_hash }: Person, id: string | undefined, now: Date): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ ended_at: now, end_reason: 'everywhere' })
    .where(
      and(
        rowsOf(sessions, { company_id, user_id }),
        isNull(sessions.ended_at),
        id === undefined ? ne(sessions.token_hash, token_hash) : eq(sessions.session_id, id),
      ),
    )
    .returning({ id: sessions.session_id });
  return ended.length;
}
