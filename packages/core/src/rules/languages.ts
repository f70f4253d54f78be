/** §9. By itself, because every page needs it and few need the other lists. */
export const languages = ['en', 'zh', 'ja'] as const;
export type Language = (typeof languages)[number];
/** A25: an unknown language answers English, and no browser is asked. */
export const readLanguage = (value: unknown): Language => languages.find((l) => l === value) ?? 'en';
