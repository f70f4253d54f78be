/** Words and language for components. A widget may have a language of its own; otherwise it is the page's. */
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { language as chosen } from '@bankside/core/i18n/language.ts';
import { fill, onWords, translate, wordsEdition, type Params } from '@bankside/core/i18n/words.ts';
import type { Language } from '@bankside/core/rules/languages.ts';

const OwnLanguage = createContext<Language | undefined>(undefined);
export const LanguageProvider = OwnLanguage.Provider;

export function useLanguage(): Language {
  const own = useContext(OwnLanguage);
  const page = useSyncExternalStore(chosen.subscribe, () => chosen.getState().current);
  return own ?? page;
}

/**
 * Sentences of a page's own instead of ours, by space and key: 'form.otp.send'. The spaces of the application are one to
 * whoever embeds it: 'apply.title'.
 */
const OwnMessages = createContext<Readonly<Record<string, string>> | undefined>(undefined);
export const MessagesProvider = OwnMessages.Provider;
const publicSpace = (space: string) => (space === 'apply-start' || space === 'card-apply' ? 'apply' : space);

export type T = (key: string, params?: Params) => string;

/** `const t = useT('account')`; `t('login.title')`. A key with a colon names another space: `t('shared:close')`. */
export function useT(space: string): T {
  const language = useLanguage();
  const messages = useContext(OwnMessages);
  const edition = useSyncExternalStore(onWords, wordsEdition);
  return useCallback(
    (key, params) => {
      const [other = space, rest = key] = key.includes(':') ? key.split(':', 2) : [space, key];
      const own = messages?.[`${publicSpace(other)}.${rest}`];
      return own === undefined ? translate(language, other, rest, params) : fill(own, params);
    },
    [language, messages, space, edition],
  );
}
