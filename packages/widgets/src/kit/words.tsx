/** Words and language for components. A widget may have a language of its own; otherwise it is the page's. */
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { language as chosen } from '@bankside/core/i18n/language.ts';
import { fill, hasWords, onWords, translate, wordsEdition } from '@bankside/core/i18n/words.ts';
import type { Exists, KeyOf, Names, Namespace, T } from '@bankside/core/i18n/keys.ts';
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

export type { T } from '@bankside/core/i18n/keys.ts';

/** `const t = useT('account')`; `t('login.title')`. A key with a colon names another space: `t('shared:close')`. */
export function useT<Ns extends Namespace>(space: Ns): T<Ns> {
  const language = useLanguage();
  const messages = useContext(OwnMessages);
  const edition = useSyncExternalStore(onWords, wordsEdition);
  return useCallback(
    (key: string, params) => {
      const [other = space, rest = key] = key.includes(':') ? key.split(':', 2) : [space, key];
      const own = messages?.[`${publicSpace(other)}.${rest}`];
      return own === undefined ? translate(language, other, rest, params) : fill(own, params);
    },
    [language, messages, space, edition],
  );
}

/** Is there such a key, and are its words here? */
export function useExists<Ns extends Namespace>(space: Ns): Exists<Ns> {
  const language = useLanguage();
  const edition = useSyncExternalStore(onWords, wordsEdition);
  return useCallback((key): key is KeyOf<Ns> => hasWords(language, space, key), [language, space, edition]);
}

/** `const name = useNames('options')`; `name('purposes', row.purpose)`. */
export function useNames<Ns extends Namespace>(space: Ns): Names<Ns> {
  const exists = useExists(space);
  const t = useT(space);
  return useCallback(
    (group, code, params) => {
      const key = `${group}.${code}`;
      return exists(key) ? t(key, params) : code;
    },
    [exists, t],
  );
}
