/**
 * Which keys the code asks for. `const t = useT('account')` makes `t('login.title')` the key account:login.title; a literal
 * 'account:login.title' stands for itself anywhere. A template such as `status.${code}` uses every key that begins so.
 */
import { codeOf, product } from './sources.ts';
import { keysOf, spaces } from './word-files.ts';

const known = new Map(spaces.map(({ name, words }) => [name, new Set([...words.en.keys(), ...keysOf(words.en)])]));
/** The bank's dispatcher and the lists of options ask by name (errors:<refusal>, rules:<message>, options:<list>.<code>). */
const askedByName = new Set(['errors', 'rules', 'options', 'mail', 'notifications']);

type Use = { readonly space: string; readonly key: string; readonly where: string };

const uses: Use[] = product.flatMap((source) => {
  const text = codeOf(source);
  const named = [...text.matchAll(/const (\w+) = useT\(\s*'([\w-]+)'\s*\)/g)].map(([, variable = '', space = '']) => ({ variable, space }));
  const own = named.flatMap(({ variable, space }) =>
    [...text.matchAll(new RegExp(`\\b${variable}\\(\\s*'([^']+)'`, 'g'))]
      .filter(([, key = '']) => !key.includes(':'))
      .map(([, key = '']) => ({ space, key, where: source.path })),
  );
  const whole = [...text.matchAll(/['"`]([a-z-]+):([A-Za-z][\w-]*(?:\.[\w-]+)*)['"`]/g)].map(([, space = '', key = '']) => ({
    space,
    key,
    where: source.path,
  }));
  return [...own, ...whole.filter(({ space }) => known.has(space))];
});

/** Keys in calls of `t` that no language has. When a file asks several spaces by the same variable, one of them must have it. */
export function missingKeys(): string[] {
  const wanting = uses.filter(({ space, key }) => !known.get(space)?.has(key));
  const elsewhere = ({ key, where }: Use) => uses.some((use) => use.where === where && use.key === key && known.get(use.space)?.has(key));
  return [...new Set(wanting.filter((use) => !elsewhere(use)).map(({ space, key, where }) => `${space}:${key} in ${where}`))];
}

/** A template as a pattern of keys: `${kind}.title` is any key that ends so. Undefined when it could be anything. */
function patternOf(template: string): RegExp | undefined {
  const shape = template.replace(/\$\{[^}]*\}/g, '*');
  if (!/^[\w.:*-]+$/.test(shape) || !/[.:]/.test(shape) || !/[a-z]{3}/i.test(shape)) return undefined;
  return new RegExp(`^${shape.replace(/[.]/g, '\\.').replace(/[*]/g, '[\\w.-]+')}$`);
}

/** Every literal and every template of the product, by the file it stands in. */
const literals = product.map((source) => {
  const text = codeOf(source);
  return {
    exact: new Set([...text.matchAll(/['"`]([\w-]+(?:[.:][\w-]+)*)['"`]/g)].map(([, literal = '']) => literal)),
    patterns: [...text.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)].flatMap(([, template = '']) => patternOf(template) ?? []),
    spaces: new Set([...known.keys()].filter((space) => new RegExp(`['"\`]${space}['"\`:]`).test(text))),
  };
});

const isUsed = (space: string, key: string): boolean =>
  literals.some(({ exact, patterns, spaces: asked }) => {
    const fits = (name: string) => exact.has(name) || patterns.some((pattern) => pattern.test(name));
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
