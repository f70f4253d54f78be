/** The project explains itself: every id that is cited is defined once, every file that is named exists, and no list from elsewhere is cited. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { everything } from './architecture/sources.ts';

type Place = { readonly path: string; readonly line: number; readonly text: string };
const at = ({ path, line }: Place, what: string) => `${path}:${line} ${what}`;

const markdownBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? markdownBelow(`${folder}/${entry.name}`) : entry.name.endsWith('.md') ? [`${folder}/${entry.name}`] : [],
  );
/** Files that a machine writes say what the code says; what is wrong there is wrong in the code. */
const written = ['docs/benchmarks.md', 'docs/embedding-reference.md'];
const borders = ['packages', 'tests'].flatMap(markdownBelow).filter((path) => !path.includes('/node_modules/'));
const documents = ['README.md', 'CHANGELOG.md', ...borders, ...markdownBelow('docs')];
const linesOf = (path: string, text: string): Place[] => text.split('\n').map((line, index) => ({ path, line: index + 1, text: line }));
const prose = documents.flatMap((path) => linesOf(path, readFileSync(path, 'utf8')));

const self = 'tests/citations.test.ts';
/** What stands beside the packages: the configurations, and how things are built. */
const beside = ['.', 'build', 'build/plugins']
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  .filter((path) => path.endsWith('.ts'));
const configs = beside.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const programs = [...everything, ...configs].filter(({ path }) => path !== self);
/** Comments alone; everything else is blanked, and lines stay where they are. */
const commentsOf = (text: string): string => {
  const kept = text.replace(/[^\n]/g, ' ').split('');
  for (const { 0: comment, index } of text.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/gm))
    for (let offset = 0; offset < comment.length; offset++) kept[index + offset] = comment.charAt(offset);
  return kept.join('');
};
const comments = programs.flatMap(({ path, text }) => linesOf(path, commentsOf(text)));
/** What a test is called: the first string of it, test or describe, and of a row of a table; also where a line begins with it. */
const titles = programs
  .filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path))
  .flatMap(({ path, text }) => linesOf(path, text))
  .flatMap(({ path, line, text }) =>
    [...text.matchAll(/(?:\b(?:it|test|describe)(?:\.\w+)*\(|\)\(|^\s*\[?)\s*(['"`])((?:\\.|(?!\1).)*)\1/g)].map((found) => ({
      path,
      line,
      text: found[2] ?? '',
    })),
  );
const said = [...prose, ...comments, ...titles];

/** `**ACC-04 · …**` and `| ACC-04 | …` in the docs, `## D-013 · …` in the list of decisions. */
const definition = /^(?:- )?\*\*([A-Z]{2,4}-\d{2,3}|D-\d{3})\b|^\| ([A-Z]{2,4}-\d{2,3}) \||^#+ (D-\d{3})\b/;
const defined = prose.flatMap((place) => {
  const [, bold, row, heading] = definition.exec(place.text) ?? [];
  const id = bold ?? row ?? heading;
  return id ? [{ ...place, id }] : [];
});
const ids = new Set(defined.map(({ id }) => id));
const families = new Set([...ids].map((id) => id.replace(/-\d+$/, '')));
/** Written like an id of ours, and somebody else's. */
const standards = /^(?:EIP|BIP|SHA|AES|ISO|RFC|UTF|TLS|CVE)$/;

describe('an id', () => {
  it('is defined at all', () => expect(ids.size).toBeGreaterThan(300));
  it('is defined once', () => {
    const seen = new Set<string>();
    expect(defined.filter(({ id }) => seen.size === seen.add(id).size).map((place) => at(place, place.id))).toEqual([]);
  });
  it('that is cited is defined', () => {
    const unknown = said.flatMap((place) =>
      [...place.text.matchAll(/(?<![\w-])(?:[A-Z]{2,4}-\d{2,3}|D-\d{3})(?![\w-])/g)]
        .map(([id]) => id)
        .filter((id) => !ids.has(id) && !standards.test(id.replace(/-\d+$/, '')))
        .map((id) => at(place, families.has(id.replace(/-\d+$/, '')) ? id : `${id}, of a family that nobody defines`)),
    );
    expect(unknown).toEqual([]);
  });
  it('stands in the index by its family', () => {
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
  const missing = (place: Place, path: string) => (existsSync(path) ? [] : [at(place, path)]);
  it('in a comment or a document exists', () => {
    const named = /(?<![\w./@-])(?:docs|packages|tests|scripts|demo)\/[\w./@-]*\w/g;
    const found = [...prose, ...comments].flatMap((place) =>
      [...place.text.matchAll(named)]
        .filter(({ 0: path, index }) => !/^[*<{…[]|^\/[*<{…]/.test(place.text.slice(index + path.length)))
        .flatMap(([path]) => missing(place, path)),
    );
    expect(found).toEqual([]);
  });
  it('by a link in a document exists', () => {
    const found = prose.flatMap((place) =>
      [...place.text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].flatMap(([, link = '']) =>
        missing(place, join(dirname(place.path), link)),
      ),
    );
    expect(found).toEqual([]);
  });
});
