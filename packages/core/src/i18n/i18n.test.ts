import { expect, test, vi } from 'vitest';
import { changeLanguage, createI18n, exists, fixedT, languageOf, load, type Bundle, type ReadBundle } from './i18n.ts';
import type { KeyOf } from './keys.ts';

const resources = {
  en: { shared: { greet: 'Dear {{name}}', deep: { er: 'Deep' }, files_one: '{{count}} file', files_other: '{{count}} files' } },
  ja: { shared: { files_other: '{{count}} ファイル' } },
};
/** Keys of a test's own. */
const key = (text: string) => text as KeyOf<'shared'>;

test('a sentence is found and filled; what fills it is not read as a sentence', () => {
  const t = fixedT(createI18n('en', { resources }), 'en', 'shared');
  expect(t(key('greet'), { name: 'Mei-Lin $& {{x}} $t(deep.er) <b>' })).toBe('Dear Mei-Lin $& {{x}} $t(deep.er) <b>');
  expect(t(key('deep.er'))).toBe('Deep');
  expect([t(key('files'), { count: 1 }), t(key('files'), { count: 1200 })]).toEqual(['1 file', '1200 files']);
});

test('each call has its language, and plurals are that of the language', () => {
  const i18n = createI18n('en', { resources });
  expect(fixedT(i18n, 'ja', 'shared')(key('files'), { count: 1 })).toBe('1 ファイル');
  expect(fixedT(i18n, 'en', 'shared')(key('files'), { count: 1 })).toBe('1 file');
});

test('a missing key throws in tests; a group of keys is none', () => {
  const i18n = createI18n('en', { resources });
  expect(() => fixedT(i18n, 'en', 'shared')(key('nothing'))).toThrow('no words for shared:nothing in en');
  expect(['greet', 'deep.er', 'deep', 'constructor', 'nothing', ''].map((each) => exists(i18n, 'en', 'shared', each))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('a namespace that is loaded comes along with the next language', async () => {
  const read = vi.fn<ReadBundle>((language, namespace) => Promise.resolve({ close: `${language} ${namespace}` }));
  const i18n = createI18n('en', { read });
  await load(i18n, 'en', 'shared');
  await changeLanguage(i18n, 'ja');
  expect(fixedT(i18n, languageOf(i18n), 'shared')('close')).toBe('ja shared');
  expect(read).toHaveBeenCalledTimes(2);
});

test('words that do not come are said, what is shown stays, and the next call tries again', async () => {
  let isDown = false;
  const read = vi.fn<ReadBundle>((language) =>
    isDown ? Promise.reject(new Error('no line')) : Promise.resolve({ close: language } satisfies Bundle),
  );
  const i18n = createI18n('en', { read });
  await load(i18n, 'en', 'shared');
  isDown = true;
  await expect(changeLanguage(i18n, 'zh')).rejects.toThrow('no words for shared in zh');
  expect(i18n.language).toBe('en');
  isDown = false;
  await changeLanguage(i18n, 'zh');
  expect(fixedT(i18n, languageOf(i18n), 'shared')('close')).toBe('zh');
});

test('of two switches the later one holds, whichever words come first', async () => {
  const late: (() => void)[] = [];
  const read: ReadBundle = (language) =>
    language === 'ja' ? new Promise((resolve) => late.push(() => resolve({ close: 'ja' }))) : Promise.resolve({ close: language });
  const i18n = createI18n('en', { read });
  await load(i18n, 'en', 'shared');
  const first = changeLanguage(i18n, 'ja');
  await changeLanguage(i18n, 'zh');
  late.forEach((come) => come());
  await first;
  expect(i18n.language).toBe('zh');
});

test('in production English stands in for a sentence that a language does not have, and comes only then', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const read = vi.fn<ReadBundle>((language) => Promise.resolve<Bundle>(language === 'en' ? { close: 'Close' } : { other: '其他' }));
  const i18n = createI18n('zh', { read });
  await load(i18n, 'zh', 'shared');
  const t = fixedT(i18n, 'zh', 'shared');
  expect(read).toHaveBeenCalledTimes(1);
  expect(t('close')).toBe('shared:close');
  await vi.waitFor(() => expect(t('close')).toBe('Close'));
  vi.unstubAllEnvs();
});
