/** Usual spans of days, from a day of the bank's: '2025-11-18'. Both ends are included. */
import { addDays, firstOfMonth } from '@bankside/core/rules/calendar.ts';

export type Span = { readonly from: string; readonly to: string };

export const spans = {
  thisMonth: (today: string): Span => ({ from: firstOfMonth(today), to: today }),
  lastMonth: (today: string): Span => {
    const to = addDays(firstOfMonth(today), -1);
    return { from: firstOfMonth(to), to };
  },
  thirtyDays: (today: string): Span => ({ from: addDays(today, -29), to: today }),
} as const;
