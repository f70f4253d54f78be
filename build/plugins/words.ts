import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { languages } from '../../packages/core/src/rules/languages.ts';
import { at } from '../paths.ts';

/**
 * Namespaces that come in one file for each language. The first file with a namespace gives it, unless one has all that a view begins
 * with. After a colon: all that this view and what it fetches later need of a namespace, or with '-' what none of it needs.
 */
/** Of small tags: none has pages, filters, menus, a chart, or a choice of language or theme. */
const notInViews = '-language,-languages,-kit.chart,-kit.countdown,-kit.chip,-kit.crumbs,-kit.menu,-kit.pager,-kit.theme,-kit.veil';
/** Of <card-apply> and <kyc-wizard>: neither asks for a password or an amount, or shows lists in pages. */
const formsPart = 'form:-password,-showPassword,-hidePassword,-amount';
const notInWizards = `${notInViews},-kit.amount`;
export const wordFiles = {
  portal: ['shared form portal account', 'shell options home notices'],
  embed: [
    'form',
    `shared:${notInWizards} ${formsPart},-several apply-start`,
    `shared:${notInWizards} ${formsPart} kyc-start`,
    'apply-trouble',
    'card-apply options rules errors',
    'kyc kyc-fields embed-session preview signature',
    `shared:${notInViews} apply-status apply-qr:-phone`,
    `shared:${notInViews},-kit.stepper deposit-address`,
    'shared card-list options:states.card,states.unknown',
    'cards',
    'card-money money',
    'legal',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
const prefix = '\0words:';

type Words = { readonly [key: string]: string | Words };
const partOf = (from: string | Words | undefined, [head, ...rest]: readonly string[]): string | Words | undefined =>
  head === undefined || typeof from !== 'object' ? from : { [head]: partOf(from[head], rest) ?? '' };
const without = (from: Words, [head = '', ...rest]: readonly string[]): Words => {
  const { [head]: inner, ...others } = from;
  return rest.length > 0 && typeof inner === 'object' ? { ...others, [head]: without(inner, rest) } : others;
};
const merged = (one: Words, other: Words): Words =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((key) => {
      const [a, b] = [one[key], other[key]];
      return [key, typeof a === 'object' && typeof b === 'object' ? merged(a, b) : (b ?? a ?? '')];
    }),
  );

/** 'options:states.card' is a part of its namespace. */
function textOf(spec: string, language: string): { readonly path: string; readonly text: string } {
  const [space = '', groups] = spec.split(':');
  const whole = wholeOf(space, language);
  if (groups === undefined) return whole;
  const all = JSON.parse(whole.text) as Words;
  const names = groups.split(',');
  const unneeded = names.filter((name) => name.startsWith('-')).map((name) => name.slice(1).split('.'));
  const taken = names.filter((name) => !name.startsWith('-')).map((name) => partOf(all, name.split('.')) as Words);
  const part = taken.length > 0 ? taken.reduce(merged) : all;
  return { path: whole.path, text: JSON.stringify(unneeded.reduce(without, part)) };
}
function wholeOf(space: string, language: string): { readonly path: string; readonly text: string } {
  const core = at(`packages/core/src/i18n/words/${space}/${language}.json`);
  const path = existsSync(core) ? core : at(`packages/widgets/src/features/${space}/words/${language}.json`);
  return { path, text: readFileSync(path, 'utf8') };
}
const namesOf = (spaces: string): string => spaces.replaceAll(/:[^ ]*/g, '');
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
          .map((each) => `['${namesOf(each)}', {${languages.map((one) => importOf(of, each, one)).join()}}]`);
        return `export default [${rows?.join() ?? ''}]`;
      }
      const all = spaces.split('+').map((spec) => ({ space: namesOf(spec), ...textOf(spec, language) }));
      for (const { path } of all) this.addWatchFile(path);
      return `export default {${all.map(({ space, text }) => `${JSON.stringify(space)}: ${text}`).join()}}`;
    },
  };
}
