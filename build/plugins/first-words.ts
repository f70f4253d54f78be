import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { at } from '../paths.ts';

const spaces: Readonly<Record<string, readonly string[]>> = { 'kyc-wizard': ['shared', 'form', 'kyc-start'] };
const prefix = '\0first-words:';

/** `first-words:kyc-wizard/en`: the words of a tag's first view in one file; files of single spaces would bring other tags' words. */
export function firstWords(): Plugin {
  return {
    name: 'bankside:first-words',
    resolveId: (source) => (source.startsWith(prefix.slice(1)) ? `\0${source}` : null),
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const [tag = '', language = ''] = id.slice(prefix.length).split('/');
      const text = (space: string) => readFileSync(at(`packages/core/src/i18n/words/${space}/${language}.json`), 'utf8');
      return `export default {${(spaces[tag] ?? []).map((space) => `${JSON.stringify(space)}: ${text(space)}`).join()}}`;
    },
  };
}
