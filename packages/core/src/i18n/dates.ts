/** Dates as each language writes them: DD/MM/YYYY in English, YYYY/MM/DD in Chinese and Japanese; 24 hours; a named zone (WRD-06). */
import { formatIn } from '../rules/calendar.ts';
import type { Language } from '../rules/languages.ts';

export { dayIn } from '../rules/calendar.ts';

const patterns: Readonly<Record<Language, string>> = { en: 'DD/MM/YYYY', zh: 'YYYY/MM/DD', ja: 'YYYY/MM/DD' };

/** A calendar day, '2025-11-18'; no zone moves it. */
export function formatDay(day: string, language: Language): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return patterns[language].replace('YYYY', year).replace('MM', month).replace('DD', date);
}

/** The day of an instant in a zone. */
export const formatDate = (instant: string | Date, language: Language, timeZone: string): string =>
  formatIn(instant, timeZone, patterns[language]);

/** '09:40' in a zone. */
export const formatTime = (instant: string | Date, timeZone: string): string => formatIn(instant, timeZone, 'HH:mm');

/** '18/11/2025 09:46 (Asia/Singapore)': details say in which zone (D-106). */
export const formatDateTime = (instant: string | Date, language: Language, timeZone: string): string =>
  `${formatDate(instant, language, timeZone)} ${formatTime(instant, timeZone)} (${timeZone})`;
