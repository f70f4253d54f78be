/** Payments on a day to come: once, each week, or each month, until a day, for a number of times, or until they are stopped (TRF-26). */
import { addDays, addMonths } from '../calendar.ts';

export const repeats = ['once', 'weekly', 'monthly'] as const;
export type Repeat = (typeof repeats)[number];
export const scheduleEnds = ['never', 'on', 'after'] as const;
/** What became of one payment of a schedule. */
export const runOutcomes = ['paid', 'skipped', 'missed'] as const;

/** Why a payment was not made: the first two are tried again until the day is over, the next three stop the schedule (TRF-28). */
export const scheduleTroubles = ['shortBalance', 'limit', 'payeeGone', 'payeeChanged', 'rightLost', 'refused', 'document'] as const;
export type ScheduleTrouble = (typeof scheduleTroubles)[number];

/** A schedule that nobody may take for a typing error: its first day, and how often. */
export const scheduleBounds = { monthsAhead: 24, times: 260 } as const;

/** The day of the payment so many steps after the first. A month without that day pays on its last. */
export const dueOn = (first_on: string, every: Repeat, step: number): string =>
  every === 'monthly' ? addMonths(first_on, step) : addDays(first_on, step * 7);

type Plan = { readonly every: Repeat; readonly first_on: string; readonly until: string | null; readonly times: number | null };

/** The payment after `done` of them were paid, skipped or missed; null: there is none. */
export function nextDue({ every, first_on, until, times }: Plan, done: number): string | null {
  if (every === 'once' && done > 0) return null;
  if (times !== null && done >= times) return null;
  const day = dueOn(first_on, every, done);
  return until !== null && day > until ? null : day;
}
