/** Months of the bank's days, as text: '2025-11'. */
import { addDays } from '@bankside/core/rules/calendar.ts';

const pattern = /^\d{4}-(0[1-9]|1[0-2])$/;

/** What the address asks for, however it was typed. */
export const monthOf = (asked: string): string | undefined => (pattern.test(asked) ? asked : undefined);

/** Every day of it, first to last. */
export function daysOf(month: string): readonly string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
}

/** The month before or after. */
export const beside = (month: string, step: 1 | -1): string => addDays(`${month}-01`, step === 1 ? 31 : -1).slice(0, 7);
