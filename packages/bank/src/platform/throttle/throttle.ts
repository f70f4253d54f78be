/** Counted attempts, as rows that every process shares. The database counts before the attempt is made, so that parallel ones cannot slip through. */
import { eq, inArray, sql } from 'drizzle-orm';
import { Refusal } from '../refusal.ts';
import { throttles } from '../../store/sign-in-schema.ts';
import type { Db } from '../../store/store.ts';

export type Limit = {
  /** 'login:address:10.0.0.1' */
  readonly subject: string;
  readonly limit: number;
  readonly windowSec: number;
  /** Beyond the limit one attempt is let through after a wait that doubles from this to `maxWaitSec`; without it, none until the window ends. */
  readonly firstWaitSec?: number;
  readonly maxWaitSec?: number;
  /** What is refused with, instead of 1005. */
  readonly refusal?: 'unknownDevice';
};
/** `burst` at once, then one more each `everySec`: never more than burst + n in n times everySec. */
export type Steady = { readonly subject: string; readonly burst: number; readonly everySec: number };

/** Counts one attempt, or refuses it (1005) with the seconds to wait. A refused attempt is not counted. */
export async function countAttempt(db: Db, limit: Limit, now: Date): Promise<void> {
  const { subject, windowSec } = limit;
  const ends = new Date(now.getTime() + windowSec * 1000);
  const open = sql`${throttles.window_ends_at} <= ${now.toISOString()}::timestamptz`;
  const growing = limit.firstWaitSec !== undefined;
  const [row] = await db
    .insert(throttles)
    .values({ subject, window_ends_at: ends, count: 1 })
    .onConflictDoUpdate({
      target: throttles.subject,
      set: {
        count: sql`case when ${open} then 1 else ${throttles.count} + 1 end`,
        window_ends_at: growing
          ? ends
          : sql`case when ${open} then ${ends.toISOString()}::timestamptz else ${throttles.window_ends_at} end`,
      },
      setWhere: sql`${open} or ${throttles.count} < ${limit.limit} or ${growing ? waited(limit, now) : sql`false`}`,
    })
    .returning({ count: throttles.count });
  if (row) return;
  if (limit.refusal) throw new Refusal(limit.refusal);
  const [held] = await db.select().from(throttles).where(eq(throttles.subject, subject));
  throw new Refusal('tooManyRequests', { params: { seconds: held ? secondsLeft(limit, held, now) : 1 } });
}

/** The last attempt was at the window's end less its length: has the wait since then passed? */
const waited = ({ limit, windowSec, firstWaitSec = 0, maxWaitSec = windowSec }: Limit, now: Date) =>
  sql`${throttles.window_ends_at} - make_interval(secs => ${windowSec}) + make_interval(secs => least(${maxWaitSec}, ${firstWaitSec} * power(2, least(20, ${throttles.count} - ${limit})))) <= ${now.toISOString()}::timestamptz`;

function secondsLeft(
  { limit, windowSec, firstWaitSec, maxWaitSec = windowSec }: Limit,
  row: { window_ends_at: Date; count: number },
  now: Date,
): number {
  const until =
    firstWaitSec === undefined
      ? row.window_ends_at.getTime()
      : row.window_ends_at.getTime() - windowSec * 1000 + Math.min(maxWaitSec, firstWaitSec * 2 ** Math.min(20, row.count - limit)) * 1000;
  return Math.max(1, Math.ceil((until - now.getTime()) / 1000));
}

/** Takes back one attempt that turned out to be right. */
export const uncount = (db: Db, subject: string) =>
  db
    .update(throttles)
    .set({ count: sql`greatest(0, ${throttles.count} - 1)` })
    .where(eq(throttles.subject, subject));

/** The window's end is when all that was counted is forgotten; one counts everySec of it. Refuses 1005 with the seconds to wait. */
export async function countSteady(db: Db, { subject, burst, everySec }: Steady, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const step = sql`make_interval(secs => ${everySec})`;
  const [row] = await db
    .insert(throttles)
    .values({ subject, window_ends_at: new Date(now.getTime() + everySec * 1000), count: 1 })
    .onConflictDoUpdate({
      target: throttles.subject,
      set: { count: sql`${throttles.count} + 1`, window_ends_at: sql`greatest(${throttles.window_ends_at}, ${at}) + ${step}` },
      setWhere: sql`${throttles.window_ends_at} <= ${at} + ${step} * ${burst - 1}`,
    })
    .returning({ count: throttles.count });
  if (row) return;
  const [held] = await db.select().from(throttles).where(eq(throttles.subject, subject));
  const over = (held?.window_ends_at.getTime() ?? 0) - now.getTime() - (burst - 1) * everySec * 1000;
  throw new Refusal('tooManyRequests', { params: { seconds: Math.max(1, Math.ceil(over / 1000)) } });
}

export const uncountSteady = (db: Db, { subject, everySec }: Steady) =>
  db
    .update(throttles)
    .set({
      count: sql`greatest(0, ${throttles.count} - 1)`,
      window_ends_at: sql`${throttles.window_ends_at} - make_interval(secs => ${everySec})`,
    })
    .where(eq(throttles.subject, subject));

export const forget = (db: Db, ...subjects: string[]) => db.delete(throttles).where(inArray(throttles.subject, subjects));
