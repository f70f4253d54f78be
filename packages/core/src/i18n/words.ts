/**
 * Words by language, space and key. A plain sentence, with or without {{names}}, is looked up here; plurals and nesting
 * are i18next's, which is fetched when the first such key is asked for (D-113).
 */
import type { Language } from '../rules/languages.ts';

export type Words = { readonly [key: string]: string | Words };
export type Params = Readonly<Record<string, string | number>>;
type Fetch = (language: Language, space: string) => Promise<Words>;

const loaded = new Map<string, Words>();
const wanted = new Set<string>();
const listeners = new Set<() => void>();
let fetchWords: Fetch = () => Promise.reject(new Error('no words: call provideWords first'));
let plural: ((language: Language, space: string, key: string, params: Params) => string) | undefined;
let fetchingPlural: Promise<void> | undefined;
let edition = 0;

export const provideWords = (fetch: Fetch): void => void (fetchWords = fetch);

/** Makes a space's words ready in a language; a space once wanted comes along with every language chosen later. */
export async function loadWords(language: Language, ...spaces: string[]): Promise<void> {
  for (const space of spaces) wanted.add(space);
  await Promise.all(
    [...wanted]
      .filter((space) => !loaded.has(`${language}/${space}`))
      .map(async (space) => {
        loaded.set(`${language}/${space}`, await fetchWords(language, space));
      }),
  );
  changed();
}

/** Puts words in place that came by another way: the bank reads them from disk, tests write them down. */
export const setWords = (language: Language, space: string, words: Words): void => void loaded.set(`${language}/${space}`, words);

export function onWords(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
export const wordsEdition = () => edition;
const changed = () => {
  edition += 1;
  for (const listener of listeners) listener();
};

const entry = (language: Language, space: string, key: string): string | undefined => {
  let at: string | Words | undefined = loaded.get(`${language}/${space}`);
  for (const part of key.split('.')) at = typeof at === 'object' && Object.hasOwn(at, part) ? at[part] : undefined;
  return typeof at === 'string' ? at : undefined;
};

/** Puts values in the places of a sentence: `{{name}}`. A place without a value stays. */
export const fill = (text: string, params: Params = {}): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => (Object.hasOwn(params, name) ? String(params[name]) : whole));

/** Does this key exist? For keys that come from elsewhere: a refusal, a status that a newer bank knows. */
export const hasWords = (language: Language, space: string, key: string): boolean => entry(language, space, key) !== undefined;

/** The sentence of a key; the key itself when it is missing, which the sweeps look for. */
export function translate(language: Language, space: string, key: string, params: Params = {}): string {
  const plain = entry(language, space, key);
  if (plain !== undefined) return fill(plain, params);
  const counted = entry(language, space, `${key}_other`);
  if (counted === undefined) return `${space}:${key}`;
  if (plural) return plural(language, space, key, params);
  fetchingPlural ??= import('./plural.ts').then((module) => {
    plural = module.pluralFrom((lang, name) => loaded.get(`${lang}/${name}`) ?? {});
    changed();
  });
  return fill(counted, params);
}
