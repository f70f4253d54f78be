/** The languages of documents and pages (WRD-01). By itself, because every page needs it and few need the other lists. */
export const languages = ['en', 'zh', 'ja'] as const;
export type Language = (typeof languages)[number];
/** API-03: an unknown language answers English, and no browser is asked. */
export const readLanguage = (value: unknown): Language => languages.find((l) => l === value) ?? 'en';
/** As documents and `Intl` name them: which Chinese, for fonts, screen readers and names of places. */
export const langTags: Readonly<Record<Language, string>> = { en: 'en', zh: 'zh-Hans', ja: 'ja' };
/** Also of a language that is a partner's own, which has its tag already. */
export const langTag = (locale: string): string => (langTags as Readonly<Record<string, string | undefined>>)[locale] ?? locale;
