/** Rows of scheduled payments, and their steps: each by the lifecycle, with its version and a line in the trail. */
import { dayIn } from '@bankside/core/rules/calendar.ts';
import { stateOf, step as nextState, type Actor } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { schedule } from '@bankside/core/rules/lifecycles/payments/schedule.ts';
import { nextDue, type runOutcomes, type ScheduleTrouble } from '@bankside/core/rules/money/schedules.ts';
import { audit } from '../../platform/audit.ts';
import type { Bank } from '../../platform/bank.ts';
import { isUuid } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import { scheduleRuns, schedules } from '../../store/payments/schedule-schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import type { Db } from '../../store/store.ts';

export type ScheduleRow = typeof schedules.$inferSelect;
export const { active } = schedule.states;
export const bankDay = (bank: Bank, now: Date): string => dayIn(now, bank.policy.bank.timeZone);

/** Locks and answers one. Refuses notFound, and changedMeanwhile where a version is given. */
export async function lockSchedule(db: Db, company_id: string, schedule_id: string, version?: number): Promise<ScheduleRow> {
  const [row] = isUuid(schedule_id)
    ? await db.select().from(schedules).where(rowsOf(schedules, { company_id, schedule_id })).for('update')
    : [];
  if (!row) throw new Refusal('notFound');
  if (version !== undefined && row.version !== version) throw new Refusal('changedMeanwhile');
  return row;
}

type Move = {
  readonly event: keyof typeof schedule.events;
  readonly actor: Actor;
  /** A user's id, or 'system'. */
  readonly by: string;
  readonly now: Date;
  readonly set?: Partial<typeof schedules.$inferInsert>;
};

/** Refuses wrongState where the lifecycle has no such step. */
export async function moveSchedule(db: Db, row: ScheduleRow, { event, actor, by, now, set = {} }: Move): Promise<ScheduleRow> {
  const next = nextState(schedule, stateOf(schedule, row.status), event, actor);
  if (!next) throw new Refusal('wrongState');
  const status = String(schedule.states[next].wire);
  const gone = next === 'active' ? {} : { next_on: null, retry_at: null };
  const { company_id, schedule_id } = row;
  const [moved] = await db
    .update(schedules)
    .set({ ...set, ...gone, status, version: row.version + 1 })
    .where(rowsOf(schedules, { company_id, schedule_id, version: row.version }))
    .returning();
  if (!moved) throw new Refusal('changedMeanwhile');
  const subject = `schedule:${schedule_id}`;
  await audit(db, { company_id, actor: by, action: `schedule.${event}`, subject, from: row.status, to: status, at: now });
  return moved;
}

type Outcome = {
  readonly outcome: (typeof runOutcomes)[number];
  readonly transaction_id?: string;
  readonly reason?: ScheduleTrouble;
  readonly actor: Extract<Actor, 'client' | 'system'>;
  readonly by: string;
  readonly now: Date;
};

/** The day is over for this schedule: its row says how, and the next day follows, or the schedule ends. */
export async function closeDay(
  db: Db,
  row: ScheduleRow,
  { outcome, transaction_id, reason, actor, by, now }: Outcome,
): Promise<ScheduleRow> {
  const { company_id, schedule_id, next_on: due_on } = row;
  if (due_on === null) throw new Refusal('wrongState');
  await db
    .insert(scheduleRuns)
    .values({ company_id, schedule_id, due_on, outcome, transaction_id: transaction_id ?? null, reason: reason ?? '', at: now });
  const [step, done] = [row.step + 1, row.done + 1];
  const next_on = nextDue(row, step);
  const set = { step, done, next_on, trouble: '' as const, retry_at: null };
  if (next_on === null) return moveSchedule(db, row, { event: 'end', actor, by, now, set });
  if (outcome === 'skipped') return moveSchedule(db, row, { event: 'skip', actor, by, now, set });
  const [moved] = await db
    .update(schedules)
    .set({ ...set, version: row.version + 1 })
    .where(rowsOf(schedules, { company_id, schedule_id }))
    .returning();
  if (!moved) throw new Refusal('notFound');
  return moved;
}
