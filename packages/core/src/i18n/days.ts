/** Calendar days as each language writes them, and the clock of this machine: without the calendar that zones need. */
import type { Language } from '../rules/languages.ts';

export const dayPatterns: Readonly<Record<Language, string>> = { en: 'DD/MM/YYYY', zh: 'YYYY/MM/DD', ja: 'YYYY/MM/DD' };

/** The month in letters, since nobody could know whose order '03/04' has; years and figures as the bank's. */
const letters = { day: 'numeric', month: 'short', year: 'numeric', calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' } as const;
const inOwn = (day: string, locale: string): string =>
  Number.isNaN(Date.parse(day)) ? day : new Intl.DateTimeFormat(locale, letters).format(new Date(day));

/** A calendar day, '2025-11-18', or one whose month and day are masked, '1991-••-••'; no zone moves it. `locale`: one of ours, or a partner's own (D-429). */
export function formatDay(day: string, locale: string): string {
  const pattern = (dayPatterns as Readonly<Record<string, string | undefined>>)[locale];
  if (!pattern) return inOwn(day, locale);
  const [year = '', month = '', date = ''] = day.split('-');
  return pattern.replace('YYYY', year).replace('MM', month).replace('DD', date);
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
