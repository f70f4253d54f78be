/** Words and language for components. A widget may have a language of its own; otherwise it is the page's. */
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { language as chosen } from '@bankside/core/i18n/language.ts';
import { onWords, translate, wordsEdition, type Params } from '@bankside/core/i18n/words.ts';
import type { Language } from '@bankside/core/rules/options.ts';

const OwnLanguage = createContext<Language | undefined>(undefined);
export const LanguageProvider = OwnLanguage.Provider;

export function useLanguage(): Language {
  const own = useContext(OwnLanguage);
  const page = useSyncExternalStore(chosen.subscribe, () => chosen.getState().current);
  return own ?? page;
}

export type T = (key: string, params?: Params) => string;

/** `const t = useT('account')`; `t('login.title')`. A key with a colon names another space: `t('shared:close')`. */
export function useT(space: string): T {
  const language = useLanguage();
  const edition = useSyncExternalStore(onWords, wordsEdition);
  return useCallback(
    (key, params) => {
      const [other, rest] = key.includes(':') ? key.split(':', 2) : [space, key];
      return translate(language, other ?? space, rest ?? key, params);
    },
    [language, space, edition],
  );
}
