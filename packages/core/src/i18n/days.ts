/** Calendar days as each language writes them, and the clock of this machine: without the calendar that zones need. */
import type { Language } from '../rules/languages.ts';

export const dayPatterns: Readonly<Record<Language, string>> = { en: 'DD/MM/YYYY', zh: 'YYYY/MM/DD', ja: 'YYYY/MM/DD' };

/** A calendar day, '2025-11-18'; no zone moves it. */
export function formatDay(day: string, language: Language): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return dayPatterns[language].replace('YYYY', year).replace('MM', month).replace('DD', date);
}

const two = (figure: number) => String(figure).padStart(2, '0');
/** '09:40' on the reader's own clock. */
export function timeHere(instant: string | Date): string {
  const at = new Date(instant);
  return `${two(at.getHours())}:${two(at.getMinutes())}`;
}
/** '18/11/2025 09:40' on the same. */
export function formatHere(instant: string | Date, language: Language): string {
  const at = new Date(instant);
  return `${formatDay(`${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`, language)} ${timeHere(at)}`;
}
