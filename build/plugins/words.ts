import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { languages } from '../../packages/core/src/rules/languages.ts';
import { at } from '../paths.ts';

/** Namespaces that come in one file for each language. The first file with a namespace gives it, unless one has all that a view begins with. */
export const wordFiles = {
  portal: ['shared form portal account', 'shell options home notices'],
  embed: [
    'shared form apply-start',
    'shared form kyc-start',
    'card-apply options rules errors',
    'kyc kyc-fields embed-session preview signature',
    'apply-status apply-qr',
    'deposit-address',
    'legal',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
const prefix = '\0words:';

function textOf(space: string, language: string): { readonly path: string; readonly text: string } {
  const core = at(`packages/core/src/i18n/words/${space}/${language}.json`);
  const path = existsSync(core) ? core : at(`packages/widgets/src/features/${space}/words/${language}.json`);
  return { path, text: readFileSync(path, 'utf8') };
}
const importOf = (of: string, spaces: string, language: string) =>
  `${language}: () => import('words:${of}/${spaces.replaceAll(' ', '+')}/${language}')`;

/** `words:portal` and `words:embed`: the table of files; `words:embed/shared+form+apply-start/en`: one of them. */
export function words(): Plugin {
  return {
    name: 'bankside:words',
    resolveId: (source) => (source.startsWith(prefix.slice(1)) ? `\0${source}` : null),
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const [of = '', spaces = '', language = ''] = id.slice(prefix.length).split('/');
      if (!spaces) {
        const rows = Object.entries(wordFiles)
          .find(([name]) => name === of)?.[1]
          .map((each) => `['${each}', {${languages.map((one) => importOf(of, each, one)).join()}}]`);
        return `export default [${rows?.join() ?? ''}]`;
      }
      const all = spaces.split('+').map((space) => ({ space, ...textOf(space, language) }));
      for (const { path } of all) this.addWatchFile(path);
      return `export default {${all.map(({ space, text }) => `${JSON.stringify(space)}: ${text}`).join()}}`;
    },
  };
}
