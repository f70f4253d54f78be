/** i18next as everybody here uses it: one instance for the portal, one for each element, one for the bank. */
import { createInstance, type BackendModule, type i18n, type Resource } from 'i18next';
import type { Language } from '../rules/languages.ts';
import { inForce } from '../rules/policy/policy-start.ts';
import type { KeyOf, Namespace, Params, T } from './keys.ts';

export type I18n = i18n;
export type Bundle = { readonly [key: string]: string | Bundle };
/** Fetches the words of a namespace. */
export type ReadBundle = (language: Language, namespace: Namespace) => Promise<Bundle>;

type Backend = Omit<BackendModule, 'read'> & {
  readonly callbackApi: false;
  readonly read: (language: string, namespace: string) => Promise<Bundle>;
};
const backend = (read: ReadBundle): Backend => ({
  type: 'backend',
  callbackApi: false,
  init: () => undefined,
  read: (language, namespace) => read(language as Language, namespace as Namespace),
});

/** Screens hear once of namespaces that are loaded together: by i18next's own events a form is drawn once for each of them. */
const wordsCame = 'wordsCame';

/** `resources`: words that are here from the start; `read`: where others come from. */
export function createI18n(language: Language, from: { readonly resources?: Resource; readonly read?: ReadBundle }): I18n {
  const instance = createInstance();
  const fallback: Language[] = [];
  if (from.read) instance.use(backend(from.read));
  void instance.init({
    lng: language,
    ns: Object.keys(from.resources?.[language] ?? {}),
    ...(from.resources ? { resources: from.resources } : {}),
    partialBundledLanguages: true,
    initAsync: false,
    fallbackLng: () => fallback,
    // React and plain text need no escaping; a sentence names a figure of the bank by its place in the policy (D-430)
    interpolation: { escapeValue: false, defaultVariables: inForce },
    appendNamespaceToMissingKey: true,
    saveMissing: true,
    saveMissingTo: 'current',
    /** English stands in for a sentence that a language does not have, and is fetched only then. */
    missingKeyHandler: ([missing = language], namespace, key) => {
      if (!instance.hasResourceBundle(missing, namespace)) return; // its words are on their way
      if (process.env['NODE_ENV'] === 'test') throw new Error(`no words for ${namespace}:${key} in ${missing}`);
      if (fallback.length === 0) fallback.push('en');
      void load(instance, 'en', namespace as Namespace).catch(() => undefined);
    },
    react: { useSuspense: false, bindI18n: `languageChanged ${wordsCame}`, bindI18nStore: '' },
  });
  return instance;
}

export const languageOf = (instance: I18n): Language => instance.language as Language;

/** A partner's own language, whose sentences have English's place: what the browser names and writes is in it, too (D-429). */
const own = new WeakMap<I18n, string>();
export const setOwnLocale = (instance: I18n, locale: string | undefined): void =>
  void (locale === undefined ? own.delete(instance) : own.set(instance, locale));
/** For names of countries and days: the bank's language, or a partner's own. */
export const localeOf = (instance: I18n): string => (languageOf(instance) === 'en' && own.get(instance)) || languageOf(instance);

/** Fetches what is not here yet, and tries again what did not come before. Rejects when it does not come. */
export async function load(instance: I18n, language: Language, ...namespaces: readonly Namespace[]): Promise<void> {
  const missing = () => namespaces.filter((namespace) => !instance.hasResourceBundle(language, namespace));
  if (missing().length === 0) return;
  await instance.reloadResources([language], missing());
  instance.emit(wordsCame);
  if (missing().length > 0) throw new Error(`no words for ${missing().join(', ')} in ${language}`);
}

const wanted = new WeakMap<I18n, Language>();

/** Switches every text at once. All words are here before the switch is seen; when they do not come, what is shown stays. */
export async function changeLanguage(instance: I18n, language: Language): Promise<void> {
  wanted.set(instance, language);
  const { ns = [] } = instance.options;
  await load(instance, language, ...(ns as readonly Namespace[]));
  if (wanted.get(instance) === language && instance.language !== language) await instance.changeLanguage(language);
}

type Translate = (key: string, options?: Params) => string;

/** `t` outside of components. */
export const fixedT = <Ns extends Namespace>(instance: I18n, language: Language, namespace: Ns): T<Ns> =>
  instance.getFixedT(language, namespace) as Translate;

/** Is there a sentence of this key, and is it here? */
export const exists = <Ns extends Namespace>(instance: I18n, language: Language, namespace: Ns, key: string): key is KeyOf<Ns> =>
  instance.exists(key, { lng: language, ns: namespace, returnObjects: false });
