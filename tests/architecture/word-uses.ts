/**
 * Which keys nobody asks for. That a key which is asked for exists is i18next's types' to say (packages/core/src/i18n/keys.ts);
 * here a literal, a template such as `status.${code}` or a group such as name('status', code) counts as a use.
 */
import { kycLists, stepFields } from '@bankside/core/rules/kyc/kyc.ts';
import { codeOf, product } from './sources.ts';
import { keysOf, spaces } from './word-files.ts';

const known = spaces.map(({ name }) => name);
/** The bank's dispatcher and the lists of options ask by name (errors:<refusal>, rules:<message>, options:<list>.<code>). */
const askedByName = new Set(['errors', 'rules', 'options', 'mail', 'notifications']);
/** Groups that a table of core names. */
const byTable: Readonly<Record<string, readonly string[]>> = { 'kyc-fields': [...Object.keys(kycLists), ...Object.keys(stepFields)] };

/** A template as a pattern of keys: `${kind}.title` is any key that ends so. Undefined when it could be anything. */
function patternOf(template: string): RegExp | undefined {
  const shape = template.replace(/\$\{[^}]*\}/g, '*');
  if (!/^[\w.:*-]+$/.test(shape) || !/[.:]/.test(shape) || !/[a-z]{3}/i.test(shape)) return undefined;
  return new RegExp(`^${shape.replace(/[.]/g, '\\.').replace(/[*]/g, '[\\w.-]+')}$`);
}

/** Every literal and every template of the product, by the file it is in. */
const literals = product.map((source) => {
  const text = codeOf(source);
  return {
    exact: new Set([...text.matchAll(/['"`]([\w-]+(?:[.:][\w-]+)*)['"`]/g)].map(([, literal = '']) => literal)),
    patterns: [...text.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)].flatMap(([, template = '']) => patternOf(template) ?? []),
    groups: [...text.matchAll(/\('([\w.-]+)', /g)].map(([, group = '']) => `${group}.`),
    spaces: new Set(known.filter((space) => new RegExp(`['"\`]${space}['"\`:]`).test(text))),
  };
});

const isUsed = (space: string, key: string): boolean =>
  (byTable[space] ?? []).some((group) => key.startsWith(`${group}.`)) ||
  literals.some(({ exact, patterns, groups, spaces: asked }) => {
    const fits = (name: string) =>
      exact.has(name) || patterns.some((pattern) => pattern.test(name)) || groups.some((group) => name.startsWith(group));
    return fits(`${space}:${key}`) || (asked.has(space) && fits(key));
  });

export const deadKeys = (): string[] =>
  spaces
    .filter(({ name }) => !askedByName.has(name))
    .flatMap(({ name, words }) =>
      keysOf(words.en)
        .filter((key) => !isUsed(name, key))
        .map((key) => `${name}:${key}`),
    );
