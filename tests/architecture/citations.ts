/** Ids and files that code and documents cite, and where they are defined. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { everything } from './sources.ts';

export type Place = { readonly path: string; readonly line: number; readonly text: string };
export const at = ({ path, line }: Place, what: string) => `${path}:${line} ${what}`;

const markdownBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? markdownBelow(`${folder}/${entry.name}`) : entry.name.endsWith('.md') ? [`${folder}/${entry.name}`] : [],
  );
/** Files that a machine writes say what the code says; what is wrong there is wrong in the code. */
export const written = ['docs/benchmarks.md', 'docs/embedding-reference.md'];
const borders = ['packages', 'tests'].flatMap(markdownBelow).filter((path) => !path.includes('/node_modules/'));
const documents = ['README.md', 'CHANGELOG.md', ...borders, ...markdownBelow('docs')];
const linesOf = (path: string, text: string): Place[] => text.split('\n').map((line, index) => ({ path, line: index + 1, text: line }));
export const prose = documents.flatMap((path) => linesOf(path, readFileSync(path, 'utf8')));

/** The test that names what must not be cited. */
const self = 'tests/citations.test.ts';
/** What is beside the packages: the configurations, and how things are built. */
const beside = ['.', 'build', 'build/plugins']
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  .filter((path) => path.endsWith('.ts'));
const configs = beside.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const programs = [...everything, ...configs].filter(({ path }) => path !== self);
/** Comments alone; everything else is blanked, and lines stay where they are. */
export const commentsOf = (text: string): string => {
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
export const said = [...prose, ...comments, ...titles];

/** `**ACC-04 · …**` and `| ACC-04 | …` in the docs, `## D-013 · …` in the list of decisions. */
const definition = /^(?:- )?\*\*([A-Z]{2,4}-\d{2,3}|D-\d{3})\b|^\| ([A-Z]{2,4}-\d{2,3}) \||^#+ (D-\d{3})\b/;
export const defined = prose.flatMap((place) => {
  const [, bold, row, heading] = definition.exec(place.text) ?? [];
  const id = bold ?? row ?? heading;
  return id ? [{ ...place, id }] : [];
});
export const ids = new Set(defined.map(({ id }) => id));
export const families = new Set([...ids].map((id) => id.replace(/-\d+$/, '')));
/** Written like an id of ours, and somebody else's. */
const standards = /^(?:EIP|BIP|SHA|AES|ISO|RFC|UTF|TLS|CVE)$/;

/** What is cited and nowhere defined. */
export const unknownIds = (): string[] =>
  said.flatMap((place) =>
    [...place.text.matchAll(/(?<![\w-])(?:[A-Z]{2,4}-\d{2,3}|D-\d{3})(?![\w-])/g)]
      .map(([id]) => id)
      .filter((id) => !ids.has(id) && !standards.test(id.replace(/-\d+$/, '')))
      .map((id) => at(place, families.has(id.replace(/-\d+$/, '')) ? id : `${id}, of a family that nobody defines`)),
  );

const missing = (place: Place, path: string) => (existsSync(path) ? [] : [at(place, path)]);
/** Files that a comment or a document names. */
export const missingFiles = (): string[] => {
  const named = /(?<![\w./@-])(?:docs|packages|tests|scripts|demo)\/[\w./@-]*\w/g;
  return [...prose, ...comments].flatMap((place) =>
    [...place.text.matchAll(named)]
      .filter(({ 0: path, index }) => !/^[*<{…[]|^\/[*<{…]/.test(place.text.slice(index + path.length)))
      .flatMap(([path]) => missing(place, path)),
  );
};
/** Those that begin with / are addresses of a bank: tests/docs-site.test.ts looks for them. */
export const missingLinks = (): string[] =>
  prose.flatMap((place) =>
    [...place.text.matchAll(/\]\((?!https?:|#|mailto:|\/)([^)#\s]+)/g)].flatMap(([, link = '']) =>
      missing(place, join(dirname(place.path), link)),
    ),
  );
