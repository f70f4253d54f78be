/** The project's own source files, and what each imports. */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type Source = { readonly path: string; readonly text: string; readonly lines: number; readonly isTest: boolean };
export type Import = {
  readonly from: string;
  /** A path from the top, or the name of a package. */ readonly to: string;
  readonly typeOnly: boolean;
  /** import(): loaded when it is needed. */
  readonly later: boolean;
};

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules') continue;
    if (entry.isDirectory()) yield* walk(`${folder}/${entry.name}`);
    else yield `${folder}/${entry.name}`;
  }
}

const read = (path: string): Source => {
  const text = readFileSync(path, 'utf8');
  return {
    path,
    text,
    lines: text.split('\n').length - 1,
    isTest: /\.(test|spec)\.tsx?$/.test(path) || /\/testing\/|-testing\.tsx?$/.test(path) || path.startsWith('tests/'),
  };
};

const code = /\.(ts|tsx|m?js)$/;
const filesBelow = (...folders: string[]): Source[] =>
  folders
    .flatMap((folder) => [...walk(folder)])
    .filter((path) => code.test(path) && !path.endsWith('.d.mts'))
    .map(read);

export const packages = ['core', 'widgets', 'portal', 'bank'] as const;
/** Everything that a package ships. */
export const sources: readonly Source[] = filesBelow(...packages.map((name) => `packages/${name}/src`));
/** The product without its tests. */
export const product = sources.filter(({ isTest }) => !isTest);
/** The demo's sites: other companies' code, as far as the bank is concerned. */
export const partners: readonly Source[] = filesBelow('demo');
/** Every file of ours, commands and tests too. */
export const everything: readonly Source[] = [...sources, ...partners, ...filesBelow('scripts', 'tests')];

const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).replace(/(^|\s)\/\/.*$/gm, '$1');
/** The text that runs: comments blanked, lines kept. */
export const codeOf = ({ text }: Source): string => withoutComments(text);

const statement = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[\w*{][^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/g;
const dynamic = /\bimport\(\s*['"]([^'"]+)['"]/g;

const target = (from: string, name: string): string => {
  if (name.startsWith('.')) return join(dirname(from), name);
  const [, owner, rest] = /^@bankside\/(\w+)\/(.*)$/.exec(name) ?? [];
  return owner ? `packages/${owner}/src/${rest}` : name;
};

export function importsOf(source: Source): Import[] {
  const text = codeOf(source);
  const from = source.path;
  return [
    ...[...text.matchAll(statement)].map(([, type, name = '']) => ({
      from,
      to: target(from, name),
      typeOnly: type !== undefined,
      later: false,
    })),
    ...[...text.matchAll(dynamic)].map(([, name = '']) => ({ from, to: target(from, name), typeOnly: false, later: true })),
  ];
}
