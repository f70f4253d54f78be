/** Groups rows, newest first, under the day they belong to; today and yesterday have names. */
export type DayGroup<R> = { readonly day: string; readonly name: 'today' | 'yesterday' | undefined; readonly rows: readonly R[] };

/** '2025-11-18' to '2025-11-17': calendar days, so that no zone or clock change moves them. */
export function dayBefore(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date - 1)).toISOString().slice(0, 10);
}

export function byDay<R>(rows: readonly R[], dayOf: (row: R) => string, today: string): DayGroup<R>[] {
  const days = new Map<string, R[]>();
  for (const row of rows) {
    const day = dayOf(row);
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  const yesterday = today && dayBefore(today);
  return [...days].map(([day, ofDay]) => ({
    day,
    name: day === '' ? undefined : day === today ? 'today' : day === yesterday ? 'yesterday' : undefined,
    rows: ofDay,
  }));
}
