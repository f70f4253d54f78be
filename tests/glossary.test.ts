/** One term for one thing: what docs/glossary.md names is what the words files say, in each language. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languages, spaces } from './architecture/word-files.ts';
import type { Language } from '@bankside/core/rules/languages.ts';

const glossary = readFileSync('docs/glossary.md', 'utf8');
const rowsOf = (title: string): string[][] => {
  const section = glossary.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('| ') && !line.includes('---'));
  return lines.slice(1).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
};

const unread = new Set(['palette', 'gallery']);
const textsOf = (language: Language) =>
  spaces
    .filter(({ name }) => !unread.has(name))
    .flatMap(({ name, words }) => [...words[language]].map(([key, text]) => ({ key: `${name} ${key}`, text: text.toLowerCase() })));
const texts = { en: textsOf('en'), zh: textsOf('zh'), ja: textsOf('ja') };

/** Latin words are whole words, with any ending of theirs; placeholders and addresses are no words. */
const says = (word: string) =>
  /^[\x20-\x7e]+$/.test(word) ? new RegExp(`(?<![\\w{/])${word.toLowerCase()}`) : new RegExp(word.toLowerCase());

it.each(rowsOf('Words that are not used'))('in %s nothing says %s, but %s', (language, word = '', _instead, except = '') => {
  const allowed = except.split(', ');
  const found = texts[language as Language].filter(({ key, text }) => says(word).test(text) && !allowed.includes(key));
  expect(found).toEqual([]);
  expect(allowed.filter((key) => key !== '' && !texts[language as Language].some((each) => each.key === key))).toEqual([]);
});

it.each(rowsOf('Terms that people read'))('people read of %s, %s, %s', (...cells) => {
  const unused = languages.flatMap((language, at) =>
    (cells[at] ?? '')
      .replace(/ \(.*\)$/, '')
      .split(/, |、/)
      .filter((term) => !texts[language].some(({ text }) => says(term).test(text))),
  );
  expect(unused).toEqual([]);
});

it('in Chinese the bank is 我们 to its clients, 我行 at its desk and on papers that are verified', () => {
  const places = rowsOf('How the bank speaks of itself in Chinese').map(([place = '']) => place);
  const isFormal = (key: string) => places.some((place) => `${key}.`.startsWith(place.includes(' ') ? `${place}.` : `${place} `));
  const wrong = texts.zh.filter(({ key, text }) => text.includes(isFormal(key) ? '我们' : '我行'));
  expect(wrong).toEqual([]);
  expect(places.filter((place) => !texts.zh.some(({ key }) => key.startsWith(place)))).toEqual([]);
});
