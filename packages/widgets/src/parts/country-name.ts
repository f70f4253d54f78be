/** A country in the person's language, by the browser. */
import type { Language } from '@bankside/core/rules/languages.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en', zh: 'zh-Hans', ja: 'ja' };

export function countryName(code: string, language: Language): string {
  return /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames([locales[language]], { type: 'region' }).of(code) ?? code) : code;
}
