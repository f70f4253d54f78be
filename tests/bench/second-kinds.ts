/**
 * What a tag of another kind adds to a page that shows <card-apply> and has fetched nothing later: brotli of the files that the
 * loader names for it, with the words of the heaviest language (PERF-03).
 */
import { readFileSync, statSync } from 'node:fs';
import { policy } from '@bankside/core/rules/policy/bank-policy.ts';
import { languages, type Language } from '@bankside/core/rules/languages.ts';
import { tags, type Tag } from '@bankside/core/rules/tags.ts';

type Sets = Readonly<Record<string, readonly string[] | undefined>>;

export function secondKinds(): ReadonlyMap<Tag, number> {
  const folder = `dist/embed/${policy.app.version}`;
  const sets = JSON.parse(readFileSync(`${folder}/preload.json`, 'utf8')) as Sets;
  const filesOf = (tag: Tag, language: Language) => [...(sets[tag] ?? []), ...(sets[`${tag}/${language}`] ?? [])];
  const added = (tag: Tag, language: Language) => {
    const known = new Set(filesOf('card-apply', language));
    return filesOf(tag, language)
      .filter((file) => !known.has(file))
      .reduce((sum, file) => sum + statSync(`${folder}/${file}.br`).size, 0);
  };
  const others = tags.filter((tag) => tag !== 'card-apply');
  return new Map(others.map((tag) => [tag, Math.max(...languages.map((language) => added(tag, language)))]));
}
