/** A country in the person's language, by the browser. */
import { langTags, type Language } from '@bankside/core/rules/languages.ts';

export function countryName(code: string, language: Language): string {
  return /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames([langTags[language]], { type: 'region' }).of(code) ?? code) : code;
}
