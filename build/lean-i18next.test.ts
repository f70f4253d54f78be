/** What browsers fetch of i18next says the same sentences as the whole of it, which the tests of core and of screens run on. */
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as whole from '../packages/core/src/i18n/i18n.ts';
import type { Namespace } from '../packages/core/src/i18n/keys.ts';
import type { Language } from '../packages/core/src/rules/languages.ts';
import { at } from './paths.ts';
import { leanI18next } from './plugins/lean-i18next.ts';
import { quietI18next } from './plugins/quiet-i18next.ts';

const folder = mkdtempSync(join(tmpdir(), 'lean-i18next-'));
let lean: typeof whole;
let sizes: readonly number[] = [];
const bundle = async (name: string, isLean: boolean) => {
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: isLean ? [leanI18next(), quietI18next()] : [],
    build: { outDir: join(folder, name), lib: { entry: at('packages/core/src/i18n/i18n.ts'), formats: ['es'], fileName: 'i18n' } },
  });
  return join(folder, name, 'i18n.js');
};
beforeAll(async () => {
  const files = [await bundle('whole', false), await bundle('lean', true)];
  sizes = files.map((file) => readFileSync(file).length);
  lean = (await import(pathToFileURL(files[1] ?? '').href)) as typeof whole;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Words = { readonly [key: string]: string | Words };
const languages: readonly Language[] = ['en', 'zh', 'ja'];
const core = at('packages/core/src/i18n/words');
const features = at('packages/widgets/src/features');
const spaces = [...readdirSync(core), ...readdirSync(features)].filter(
  (space) => existsSync(`${core}/${space}/en.json`) || existsSync(`${features}/${space}/words`),
);
const read = (language: Language, space: string) => {
  const path = existsSync(`${core}/${space}/en.json`) ? `${core}/${space}` : `${features}/${space}/words`;
  return JSON.parse(readFileSync(`${path}/${language}.json`, 'utf8')) as Words;
};
const keysOf = (words: Words, before = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) => (typeof value === 'string' ? [before + key] : keysOf(value, `${before}${key}.`)));

const plural = /_(zero|one|two|few|many|other)$/;
const namesIn = (words: Words) => [...JSON.stringify(words).matchAll(/\{\{-?\s*(\w+)/g)].map(([, name = '']) => name);

/** Every sentence of every language, plurals for several counts. What a person typed may look like i18next's own marks. */
async function sentences({ createI18n, load, changeLanguage, fixedT }: typeof whole): Promise<string[]> {
  const instance = createI18n('en', { read: (language, space) => Promise.resolve(read(language, space)) });
  const said: string[] = [];
  for (const language of languages) {
    await load(instance, language, ...(spaces as Namespace[]));
    await changeLanguage(instance, language);
    const { t } = instance as unknown as { readonly t: (key: string, values: object) => string };
    const clone = instance.cloneInstance({ lng: language, ns: [] });
    said.push(clone.t('shared:close'), fixedT(instance, language, 'shared')('close'));
    for (const space of spaces) {
      const typed = Object.fromEntries(namesIn(read(language, space)).map((name) => [name, `$t(${name}) {{count}}`]));
      for (const key of keysOf(read(language, space)))
        for (const count of plural.test(key) ? [0, 1, 2, 5] : [1]) said.push(t(`${space}:${key.replace(plural, '')}`, { ...typed, count }));
    }
  }
  return said;
}

it('says what the whole of it says, in each language, and is smaller', async () => {
  const [small, large] = [await sentences(lean), await sentences(whole)];
  expect(large.length).toBeGreaterThan(2000);
  expect(small).toEqual(large);
  expect(sizes[1]).toBeLessThan((sizes[0] ?? 0) * 0.9);
});

it('has English stand in for a sentence that is missing, and names the key of one that is nowhere', async () => {
  process.env['NODE_ENV'] = 'production'; // a missing sentence is an error in a test
  const texts: Readonly<Record<string, Words>> = { en: { a: 'in English', b: 'B' }, ja: { b: 'B' } };
  const instance = lean.createI18n('ja', { read: (language) => Promise.resolve(texts[language] ?? {}) });
  await lean.load(instance, 'ja', 'shared');
  const t = instance.t as unknown as (key: string) => string;
  expect(t('shared:a')).toBe('shared:a');
  await expect.poll(() => t('shared:a')).toBe('in English');
  expect(t('shared:c')).toBe('shared:c');
  process.env['NODE_ENV'] = 'test';
});
