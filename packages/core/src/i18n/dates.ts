/** Dates as each language writes them: DD/MM/YYYY in English, YYYY/MM/DD in Chinese and Japanese; 24 hours; a named zone (WRD-06). */
import { dayIn, formatIn } from '../rules/calendar.ts';
import type { Language } from '../rules/languages.ts';
import { formatDay } from './days.ts';

export { dayIn } from '../rules/calendar.ts';
export { formatDay } from './days.ts';

/** The day of an instant in a zone. */
export const formatDate = (instant: string | Date, locale: string, timeZone: string): string => formatDay(dayIn(instant, timeZone), locale);

/** '09:40' in a zone. */
export const formatTime = (instant: string | Date, timeZone: string): string => formatIn(instant, timeZone, 'HH:mm');

/** '18/11/2025 09:46 (Asia/Singapore)': details say in which zone (D-106). */
export const formatDateTime = (instant: string | Date, locale: string, timeZone: string): string =>
  `${formatDate(instant, locale, timeZone)} ${formatTime(instant, timeZone)} (${timeZone})`;

/** 'March 2026', '2026年3月'; `day` is any of the month's. */
export const formatMonth = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
