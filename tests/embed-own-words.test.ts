/** A partner's own language (D-406): laid over English key by key, checked before it is on a page, complete in its list of keys. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tags } from '@bankside/core/rules/tags.ts';
import { checkMessages, messagesTemplate } from '@bankside/widgets/elements/messages.ts';
import { isRtl, merged } from '@bankside/widgets/elements/own-words/merge.ts';
import { textsFor, wishOf } from '@bankside/widgets/elements/own-words/texts.ts';
import { wordFiles } from '../build/plugins/words.ts';
import { wordsByTag } from '../scripts/lib/embed-words.mjs';
import { codeOf, importsOf, product } from './architecture/sources.ts';
import { spaces } from './architecture/word-files.ts';

const english = {
  title: 'Apply',
  fee: 'You pay {{amount}}',
  agree: 'I agree to the <terms>terms</terms>',
  files_one: '{{count}} file',
  files_other: '{{count}} files',
  deep: { er: 'Deep' },
};
const merge = (locale: string, all: Readonly<Record<string, string>>, namespace = 'form') => {
  const missing: string[] = [];
  const texts = { locale, all: new Map(Object.entries(all)) };
  return { bundle: merged(english, namespace, { texts, lacking: (key) => void missing.push(key) }), missing };
};

describe('texts over English', () => {
  it('takes what is there and leaves the rest, and says which', () => {
    const { bundle, missing } = merge('de', { 'form.title': 'Beantragen', 'form.deep.er': 'Tief', 'form.agree': 'Ich stimme zu' });
    expect(bundle).toMatchObject({ title: 'Beantragen', deep: { er: 'Tief' }, fee: 'You pay {{amount}}', agree: english.agree });
    expect(missing).toEqual(['form.fee', 'form.agree', 'form.files_one', 'form.files_other']);
  });
  it('never shows a sentence without its amount, nor one with another', () => {
    for (const own of ['Sie zahlen', 'Sie zahlen {{betrag}}', 'Sie zahlen {{amount}} {{more}}'])
      expect(merge('de', { 'form.fee': own }).bundle['fee']).toBe(english.fee);
  });
  it('has a plural in every form of the language; a form for one may do without its figure', () => {
    const { bundle, missing } = merge('ar', {
      'form.files_one': 'ملف واحد',
      'form.files_two': 'ملفان',
      'form.files_few': '{{count}} ملفات',
      'form.files_other': '{{count}} ملف',
    });
    const bare = (key: string) =>
      JSON.stringify(bundle[key])
        .slice(1, -1)
        .replaceAll(/[\u2066-\u2069]/g, '');
    expect(['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => bare(`files_${form}`))).toEqual([
      '{{count}} ملف',
      'ملف واحد',
      'ملفان',
      '{{count}} ملفات',
      '{{count}} ملف',
      '{{count}} ملف',
    ]);
    expect(missing).toContain('form.files_zero');
    expect(Object.keys(merge('th', {}).bundle)).not.toContain('files_one');
  });
  it('keeps figures and English apart where lines go to the left, and leaves others as they are', () => {
    expect(merge('ar', { 'form.fee': 'تدفع {{amount}}' }).bundle).toMatchObject({
      fee: 'تدفع \u2068{{amount}}\u2069',
      title: '\u2066Apply\u2069',
    });
    expect(['ar', 'ar-EG', 'he', 'fa-IR', 'ur', 'ckb', 'pa-PK', 'de', 'th', 'tr', 'pa'].filter(isRtl)).toEqual([
      'ar',
      'ar-EG',
      'he',
      'fa-IR',
      'ur',
      'ckb',
      'pa-PK',
    ]);
  });
  it('calls the three namespaces of the application one', () =>
    expect(merge('de', { 'apply.title': 'Beantragen' }, 'card-apply').bundle['title']).toBe('Beantragen'));
});

describe('what a page names', () => {
  afterEach(() => vi.restoreAllMocks());
  const answer = (body: string, status = 200) =>
    vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(body, { status })));
  const read = async (settings: object) => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const wish = wishOf(settings);
    const texts = wish && (await textsFor(wish));
    return { texts: texts && Object.fromEntries(texts.all), warned: warned.mock.calls.flat().join(' ') };
  };
  it('is nothing in a language of the bank, or without a language', () => {
    expect(wishOf({ locale: 'ja', messagesUrl: '/ja.json' })).toBeUndefined();
    expect(wishOf({ messagesUrl: '/x.json' })).toBeUndefined();
    expect(wishOf({ locale: 'ar-EG', messagesUrl: '/t/{locale}.json' })?.url).toBe('/t/ar-EG.json');
  });
  it('may be nested or flat; what a script gives counts more', async () => {
    answer('{"$schema":"x","apply":{"title":"عنوان","n":3},"form.send":"إرسال"}');
    const { texts, warned } = await read({ locale: 'ar', messagesUrl: '/good.json', translations: { 'form.send': 'أرسل' } });
    expect(texts).toEqual({ 'apply.title': 'عنوان', 'form.send': 'أرسل' });
    expect(warned).toBe('');
  });
  it.each([
    ['is no JSON', '{"apply.title":', 200],
    ['answered 404', 'not found', 404],
    ['has no sentences by key', '["apply.title"]', 200],
    ['has no sentences by key', '{"apply.title":{"deep":5}}', 200],
    ['has more than 500000 characters', JSON.stringify({ 'apply.title': 'x'.repeat(500_001) }), 200],
  ])('that %s is said once and leaves English', async (said, body, status) => {
    answer(body, status);
    const { texts, warned } = await read({ locale: 'ar', messagesUrl: `/${said}-${body.length}.json` });
    expect(texts).toBeUndefined();
    expect(warned).toContain(said);
    expect(warned.split('[bankside]')).toHaveLength(2);
  });
  it('that does not come, or in a language that is none, neither', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await read({ locale: 'ar', messagesUrl: 'https://elsewhere.example/ar.json' })).toMatchObject({
      warned: expect.stringContaining('CORS'),
    });
    expect(await read({ locale: '!!', translations: { 'apply.title': 'x' } })).toMatchObject({
      texts: undefined,
      warned: expect.stringContaining('no language'),
    });
  });
});

describe('checked before it is on a page', () => {
  it('a template is complete, in the forms of its language', () => {
    const template = messagesTemplate({ tag: 'card-list', locale: 'ar' });
    expect(Object.keys(template).filter((key) => key.endsWith('_few')).length).toBeGreaterThan(2);
    expect(checkMessages(template, { tag: 'card-list', locale: 'ar' })).toEqual({ missing: [], unknown: [], wrong: [] });
  });
  it('what is missing, unknown or filled in otherwise is listed', () => {
    const own = { ...messagesTemplate({ tag: 'card-apply', locale: 'ar' }), 'apply.titel': 'x', 'apply.stepOf': 'خطوة {{step}} {{of}}' };
    const { 'form.otp.send': _gone, ...file } = own as Readonly<Record<string, string>>;
    const report = checkMessages(file, { tag: 'card-apply', locale: 'ar' });
    expect(report).toMatchObject({ missing: ['form.otp.send'], unknown: ['apply.titel'] });
    expect(report.wrong).toEqual([{ key: 'apply.stepOf', wanted: ['{{index}}', '{{step}}', '{{total}}'], found: ['{{of}}', '{{step}}'] }]);
    expect(() => checkMessages({}, { tag: 'card-aply', locale: 'ar' })).toThrow('no tag card-aply');
  });
});

/** Namespaces that the files of a tag ask for, through every import, also a later one. */
function askedBy(tag: string): string[] {
  const byPath = new Map(product.map((source) => [source.path, source]));
  const waiting = [`packages/widgets/src/elements/tags/${tag}/${tag}.tsx`];
  const seen = new Set<string>();
  const found = new Set<string>();
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    const source = byPath.get(path);
    if (!source || seen.has(path)) continue;
    seen.add(path);
    const text = codeOf(source);
    for (const { name } of spaces) {
      const asks = `\\b(useT|useNames|useExists|fixedT|lazy|loadWords|loadBundles)\\b[^;\\n]*'${name}'|['"\`]${name}:|(words: |Namespace\\[\\] = )\\[[^\\]]*'${name}'`;
      if (new RegExp(asks).test(text)) found.add(name);
    }
    waiting.push(...importsOf(source).flatMap(({ to, typeOnly }) => (typeOnly ? [] : [to])));
  }
  return [...found];
}

it.each(tags)('the list of keys has every namespace that %s asks for, legal texts apart', (tag) => {
  const embedded: readonly string[] = wordFiles.embed.flatMap((each) => each.split(' ').map((spec) => spec.split(':')[0] ?? ''));
  const asked = askedBy(tag).filter((name) => name !== 'legal');
  expect(
    asked.filter((name) => !embedded.includes(name)),
    'words that no tag has',
  ).toEqual([]);
  expect(asked.length).toBeGreaterThan(1);
  expect([...(wordsByTag[tag] ?? [])].toSorted()).toEqual(asked.toSorted());
});
