/** The project explains itself: every id that is cited is defined once, every file that is named exists, and no list from elsewhere is cited. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at, defined, families, ids, missingFiles, missingLinks, said, unknownIds, written } from './architecture/citations.ts';

describe('an id', () => {
  it('is defined at all', () => expect(ids.size).toBeGreaterThan(300));
  it('is defined once', () => {
    const seen = new Set<string>();
    expect(defined.filter(({ id }) => seen.size === seen.add(id).size).map((place) => at(place, place.id))).toEqual([]);
  });
  it('that is cited is defined', () => expect(unknownIds()).toEqual([]));
  it('is listed in the index by its family', () => {
    const index = readFileSync('docs/product/README.md', 'utf8');
    expect([...families].filter((family) => !new RegExp(`\\b${family}\\b`).test(index))).toEqual([]);
  });
});

describe('lists from elsewhere are not cited', () => {
  it.each([
    ['a section', /§/],
    ['a decision of another matrix', /(?<![\w+\-#/.'"])A\d{2,3}\b(?![-'"])/],
    ['a row of another matrix', /(?<![\w-])[RCVEGPMKWSF]-\d{3}\b/],
    ['decisions by bare number', /\bdecisions \d/],
    ['a threat by bare number', /(?<![\w-])T\d{1,2}(?![\w:])/],
    [
      'a page that is not here',
      /\bDESIGN\.md\b|(?<!docs\/|\]\(|\/)\b(?:security|performance|architecture|stack|specification|matrix|states|calls)\.md\b/,
    ],
    ['a picture or screen by number', /\b(?:pictures?|screens?) \d\d\b/],
    ['a goal by bare number', /\bgoals? \d+\b(?!\.)/],
  ])('%s', (_what, old) => {
    expect(said.filter(({ path, text }) => !written.includes(path) && old.test(text)).map((place) => at(place, place.text.trim()))).toEqual(
      [],
    );
  });
});

describe('a file that is named', () => {
  it('in a comment or a document exists', () => expect(missingFiles()).toEqual([]));
  it('by a link in a document exists', () => expect(missingLinks()).toEqual([]));
});
