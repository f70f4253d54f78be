/** The words as people read them, straight from the word files: tests find things by these, in any language. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { Bundle } from '@bankside/core/i18n/i18n.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { policy } from '@bankside/core/rules/policy/policy.ts';

const folders = (space: string) => [
  `packages/core/src/i18n/words/${space}`,
  `packages/widgets/src/features/${space}/words`,
  `packages/portal/src/${space}/words`,
];

/** `word('account:login.title', 'ja')`; params fill {{names}}, and the policy {{policy.of.its}}. Throws when there is no such key. */
export function word(key: string, language: Language = 'en', params: Readonly<Record<string, string | number>> = {}): string {
  const [space = '', path = ''] = key.split(':');
  const text = path
    .split('.')
    .reduce<string | Bundle | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), wordsOf(space, language));
  if (typeof text !== 'string') throw new Error(`no words for ${key} in ${language}`);
  const figure = (place: string) => place.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], { policy });
  return text
    .replace(/\{\{(policy\.[\w.]+)\}\}/g, (_whole, place: string) => String(figure(place)))
    .replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(params[name] ?? whole));
}

const read = new Map<string, Bundle>();
function wordsOf(space: string, language: Language): Bundle {
  const file = folders(space)
    .map((folder) => `${folder}/${language}.json`)
    .find((path) => existsSync(path));
  if (!file) throw new Error(`no words for the space ${space}`);
  const known = read.get(file) ?? (JSON.parse(readFileSync(file, 'utf8')) as Bundle);
  read.set(file, known);
  return known;
}

/** The names of all spaces. */
export const wordSpaces = (): string[] =>
  ['packages/core/src/i18n/words', 'packages/widgets/src/features'].flatMap((folder) => readdirSync(folder));
