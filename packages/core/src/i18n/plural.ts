/** The only file that knows i18next. */
import { createInstance } from 'i18next';
import type { Language } from '../rules/languages.ts';
import type { FullKey } from './keys.ts';
import type { Params, Words } from './words.ts';

export function pluralFrom(wordsOf: (language: Language, space: string) => Words) {
  const engine = createInstance();
  void engine.init({ lng: 'en', fallbackLng: false, ns: [], resources: {}, interpolation: { escapeValue: false }, returnNull: false });
  return (language: Language, space: string, key: string, params: Params): string => {
    if (!engine.hasResourceBundle(language, space)) engine.addResourceBundle(language, space, wordsOf(language, space));
    return engine.t(`${space}:${key}` as FullKey, { ...params, lng: language });
  };
}
