/** Usual spans of days, from a day of the bank's: '2025-11-18'. Both ends are included. */
import { addDays, addMonths, firstOfMonth } from '@bankside/core/rules/calendar.ts';

export type Span = { readonly from: string; readonly to: string };

export const spans = {
  thisMonth: (today: string): Span => ({ from: firstOfMonth(today), to: today }),
  lastMonth: (today: string): Span => monthSpan(addMonths(firstOfMonth(today), -1), today),
  thirtyDays: (today: string): Span => ({ from: addDays(today, -29), to: today }),
} as const;

/** The month that begins on `first`, until `today` at most. */
export function monthSpan(first: string, today: string): Span {
  const last = addDays(addMonths(first, 1), -1);
  return { from: first, to: last < today ? last : today };
}
