/** Each sentence of the bank with its parameters is as i18next makes it. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languages } from '@bankside/core/rules/languages.ts';
import { tIn, translate } from './words.ts';

const words = 'packages/core/src/i18n/words';
const namespaces = ['errors', 'rules', 'mail', 'notifications', 'activity', 'statement'] as const;
type Words = { readonly [key: string]: string | Words };

const keysIn = (some: Words, before = ''): string[] =>
  Object.entries(some).flatMap(([key, value]) => (typeof value === 'string' ? [`${before}${key}`] : keysIn(value, `${before}${key}.`)));
const wordsOf = (namespace: string, language: string) =>
  JSON.parse(readFileSync(`${words}/${namespace}/${language}.json`, 'utf8')) as Words;
const namesIn = (some: Words) => [...JSON.stringify(some).matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
const values = ['plain', '$& $1', '{{name}}', '$t(errors:emailTaken)', '', '<b>&amp;</b>'];

it.each(languages)('in %s, whatever the values hold', (language) => {
  let filledIn = 0;
  for (const namespace of namespaces) {
    const own = wordsOf(namespace, language);
    const names = [...new Set(namesIn(own))].filter((name) => name !== 'count');
    const params = Object.fromEntries(names.map((name, nth) => [name, values[nth % values.length] ?? '']));
    for (const key of keysIn(own)) {
      const [asked, given] = /_(?:one|other)$/.test(key) ? [key.replace(/_(?:one|other)$/, ''), { ...params, count: 2 }] : [key, params];
      const said = translate(language, namespace, asked as never, given);
      expect(said, `${namespace}:${key}`).toBe(tIn(language, namespace)(asked as never, given));
      if (said.includes('plain')) filledIn += 1;
    }
  }
  expect(filledIn).toBeGreaterThan(20);
});
