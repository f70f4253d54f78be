/** Every space of words in its three languages, flat: 'login.title' to its sentence. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { Bundle } from '@bankside/core/i18n/i18n.ts';
import { languages, type Language } from '@bankside/core/rules/languages.ts';

export type Flat = ReadonlyMap<string, string>;
export type Space = { readonly name: string; readonly folder: string; readonly words: Readonly<Record<Language, Flat>> };

function flatten(words: Bundle, prefix = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

const names = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
const core = 'packages/core/src/i18n/words';
const features = 'packages/widgets/src/features';
const portal = 'packages/portal/src';
const folders: readonly (readonly [name: string, folder: string])[] = [
  ...names(core).map((name) => [name, `${core}/${name}`] as const),
  ...names(features).map((name) => [name, `${features}/${name}/words`] as const),
  ...names(portal).map((name) => [name, `${portal}/${name}/words`] as const),
].filter(([, folder]) => existsSync(`${folder}/en.json`));

const read = (folder: string, language: Language): Flat =>
  new Map(flatten(JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8')) as Bundle));

export const spaces: readonly Space[] = folders.map(([name, folder]) => ({
  name,
  folder,
  words: { en: read(folder, 'en'), zh: read(folder, 'zh'), ja: read(folder, 'ja') },
}));

/** Plural forms differ from language to language; the key in front of them does not. */
const plural = /_(zero|one|two|few|many|other)$/;
export const keysOf = (words: Flat): string[] => [...new Set([...words.keys()].map((key) => key.replace(plural, '')))].sort();
export const placeholdersOf = (text: string): string[] => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort();
export { languages };
