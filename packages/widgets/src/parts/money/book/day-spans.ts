/** Usual spans of days, from a day of the bank's: '2025-11-18'. Both ends are included. */
export type Span = { readonly from: string; readonly to: string };

/** The day so many days away, by the calendar alone. */
export function dayAfter(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}
const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`;

export const spans = {
  thisMonth: (today: string): Span => ({ from: firstOfMonth(today), to: today }),
  lastMonth: (today: string): Span => {
    const to = dayAfter(firstOfMonth(today), -1);
    return { from: firstOfMonth(to), to };
  },
  thirtyDays: (today: string): Span => ({ from: dayAfter(today, -29), to: today }),
} as const;
