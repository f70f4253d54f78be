/** i18next for components. Each surface has an instance of its own, given by I18nProvider: a tag may speak another language than its page. */
import { changeLanguage, exists, languageOf, load, localeOf, type I18n } from '@bankside/core/i18n/i18n.ts';
import type { Exists, KeyOf, Names, Namespace, Params, T } from '@bankside/core/i18n/keys.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { createContext, useCallback, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { publicName } from './public-name.ts';
import { useLatest } from './use-latest.ts';
import { I18nContext, I18nextProvider, useTranslation } from 'react-i18next';

export type { T };

/** Screens load their words before they are shown: without namespaces useTranslation asks for none by itself, and never waits. */
const none: readonly Namespace[] = [];
type Translate = (key: string, options: Params) => string;
const Translation = createContext<Translate | undefined>(undefined);

export function I18nProvider({ i18n, children }: { readonly i18n: I18n; readonly children: ReactNode }) {
  return (
    <I18nextProvider i18n={i18n}>
      <OneTranslation>{children}</OneTranslation>
    </I18nextProvider>
  );
}

/** useTranslation once for all below: each call of it copies the instance, half a megabyte in a form. Its `t` is another one whenever words or language change. */
function OneTranslation({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation(none);
  return <Translation.Provider value={t as Translate}>{children}</Translation.Provider>;
}

function useTranslate(): Translate {
  const t = useContext(Translation);
  if (!t) throw new Error('no words: I18nProvider is missing');
  return t;
}

export function useI18n(): I18n {
  const { i18n } = useContext(I18nContext) as { readonly i18n?: I18n };
  if (!i18n) throw new Error('no words: I18nProvider is missing');
  return i18n;
}

function useOf<Said>(read: (i18n: I18n) => Said): Said {
  const i18n = useI18n();
  const subscribe = useCallback(
    (changed: () => void) => {
      i18n.on('languageChanged', changed);
      return () => i18n.off('languageChanged', changed);
    },
    [i18n],
  );
  return useSyncExternalStore(subscribe, () => read(i18n));
}
export const useLanguage = (): Language => useOf(languageOf);
/** For what the browser names and writes, such as countries and days: also a language of the page's own. */
export const useLocale = (): string => useOf(localeOf);

/** The language of the moment, for calls that are made later. */
export function useSpoken(): () => Language {
  const spoken = useLatest(useLanguage());
  return useCallback(() => spoken.current, [spoken]);
}

/** Fetches namespaces in the language of the moment: `const loadWords = useLoadWords(); void loadWords('rules')`. */
export function useLoadWords(): (...namespaces: readonly Namespace[]) => Promise<void> {
  const i18n = useI18n();
  const language = useLanguage();
  return useCallback((...namespaces) => load(i18n, language, ...namespaces), [i18n, language]);
}

export function useChangeLanguage(): (language: Language) => Promise<void> {
  const i18n = useI18n();
  return useCallback((language) => changeLanguage(i18n, language), [i18n]);
}

/** A part of the page in another language than what is around it. */
export function LanguageProvider({ language, children }: { readonly language: Language; readonly children: ReactNode }) {
  const i18n = useI18n();
  const other = useMemo(() => i18n.cloneInstance({ lng: language, ns: [] }), [i18n, language]);
  return <I18nProvider i18n={other}>{children}</I18nProvider>;
}

/** Sentences of a page's own instead of ours, by namespace and key: 'form.otp.send'. */
const OwnMessages = createContext<Readonly<Record<string, string>> | undefined>(undefined);
export const MessagesProvider = OwnMessages.Provider;

/** `const t = useT('account')`; `t('login.title')`. A key with a colon names another namespace: `t('shared:close')`. */
export function useT<Ns extends Namespace>(namespace: Ns): T<Ns> {
  const t = useTranslate();
  const { interpolator } = useI18n().services;
  const messages = useContext(OwnMessages);
  return useCallback(
    (key: string, params?: Params) => {
      const [other = namespace, rest = key] = messages && key.includes(':') ? key.split(':', 2) : [namespace, key];
      const own = messages?.[`${publicName(other)}.${rest}`];
      if (own !== undefined) return interpolator.interpolate(own, params ?? {}, '', {});
      return t(key, { ...params, ns: namespace });
    },
    [t, interpolator, messages, namespace],
  );
}

/** Is there such a key, and are its words here? */
export function useExists<Ns extends Namespace>(namespace: Ns): Exists<Ns> {
  const i18n = useI18n();
  const t = useTranslate(); // another one whenever words have come
  return useMemo(() => existsIn(i18n, namespace, t), [i18n, namespace, t]);
}
const existsIn =
  <Ns extends Namespace>(i18n: I18n, namespace: Ns, _words: unknown): Exists<Ns> =>
  (key): key is KeyOf<Ns> =>
    exists(i18n, languageOf(i18n), namespace, key);

/** Are the words of these here? */
export function useHasWords(namespaces: readonly Namespace[]): boolean {
  const i18n = useI18n();
  useTranslate(); // drawn again when words have come
  return namespaces.every((namespace) => i18n.hasResourceBundle(i18n.language, namespace));
}

/** `const name = useNames('options')`; `name('purposes', row.purpose)`. */
export function useNames<Ns extends Namespace>(namespace: Ns): Names<Ns> {
  const known = useExists(namespace);
  const t = useT(namespace);
  return useCallback(
    (group, code, params) => {
      const key = `${group}.${code}`;
      return known(key) ? t(key, params) : code;
    },
    [known, t],
  );
}
