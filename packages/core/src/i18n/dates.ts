/** §9: DD/MM/YYYY in English, YYYY/MM/DD in Chinese and Japanese; 24 h; always in the zone that is named. */
import type { Language } from '../rules/languages.ts';

type Parts = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string>;
const formats = new Map<string, Intl.DateTimeFormat>();

function parts(instant: Date, timeZone: string): Parts {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value])) as Parts;
}

const order = (language: Language, year: string, month: string, day: string) =>
  language === 'en' ? `${day}/${month}/${year}` : `${year}/${month}/${day}`;

/** A calendar day, '2025-11-18', as it is: no zone moves it. */
export function formatDay(day: string, language: Language): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return order(language, year, month, date);
}

/** The day of an instant in a zone. */
export function formatDate(instant: string | Date, language: Language, timeZone: string): string {
  const { year, month, day } = parts(new Date(instant), timeZone);
  return order(language, year, month, day);
}

/** '09:40' in a zone. */
export function formatTime(instant: string | Date, timeZone: string): string {
  const { hour, minute } = parts(new Date(instant), timeZone);
  return `${hour}:${minute}`;
}

/** '18/11/2025 09:46 (Asia/Singapore)': details say in which zone (decisions 6). */
export const formatDateTime = (instant: string | Date, language: Language, timeZone: string): string =>
  `${formatDate(instant, language, timeZone)} ${formatTime(instant, timeZone)} (${timeZone})`;

/** The calendar day of an instant in a zone, '2025-11-18'. */
export function dayIn(instant: string | Date, timeZone: string): string {
  const { year, month, day } = parts(new Date(instant), timeZone);
  return `${year}-${month}-${day}`;
}
