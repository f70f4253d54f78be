/** What a package lets others import: the `exports` of its package.json, by file or by area. */
import { readFileSync } from 'node:fs';
import { importsOf, packages, type Import, type Source } from './sources.ts';

type Package = (typeof packages)[number];
const exportsOf = (name: Package): readonly string[] =>
  Object.keys((JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')) as { exports: Record<string, string> }).exports);

/** './kit/*' is an area with all that lies in it; './word-files.ts' is one file. */
export const exported: Readonly<Record<Package, readonly string[]>> = {
  core: exportsOf('core'),
  widgets: exportsOf('widgets'),
  portal: exportsOf('portal'),
  bank: exportsOf('bank'),
};

const home = (path: string): Package | undefined => packages.find((name) => path.startsWith(`packages/${name}/`));
const covers = (entry: string, path: string): boolean => (entry.endsWith('/*') ? path.startsWith(entry.slice(0, -1)) : path === entry);
export const isExported = (name: Package, path: string): boolean => exported[name].some((entry) => covers(entry, `./${path}`));

/** Imports of a package's inner files from outside of it. */
export const deepImports = (sources: readonly Source[]): Import[] =>
  sources.flatMap(importsOf).filter(({ from, to }) => {
    const there = home(to);
    return there !== undefined && there !== home(from) && !isExported(there, to.replace(/^packages\/\w+\/src\//, ''));
  });

/** Exports of single files that nobody outside uses. */
export function unusedExports(sources: readonly Source[]): string[] {
  const used = new Set(sources.flatMap(importsOf).map(({ to }) => to));
  return packages.flatMap((name) =>
    exported[name]
      .filter((entry) => !entry.endsWith('/*') && !used.has(`packages/${name}/src/${entry.slice(2)}`))
      .map((entry) => `${name} ${entry}`),
  );
}
