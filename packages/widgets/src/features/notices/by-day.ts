/** Groups rows, newest first, under the day they belong to; today and yesterday have names. */
import { addDays } from '@bankside/core/rules/calendar.ts';

export type DayGroup<R> = { readonly day: string; readonly name: 'today' | 'yesterday' | undefined; readonly rows: readonly R[] };

export function byDay<R>(rows: readonly R[], dayOf: (row: R) => string, today: string): DayGroup<R>[] {
  const days = new Map<string, R[]>();
  for (const row of rows) {
    const day = dayOf(row);
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  const yesterday = today && addDays(today, -1);
  return [...days].map(([day, ofDay]) => ({
    day,
    name: day === '' ? undefined : day === today ? 'today' : day === yesterday ? 'yesterday' : undefined,
    rows: ofDay,
  }));
}
