/** A country in the person's language, by the browser. */
import { langTag } from '@bankside/core/rules/languages.ts';

export function countryName(code: string, locale: string): string {
  return /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames([langTag(locale), 'en'], { type: 'region' }).of(code) ?? code) : code;
}
