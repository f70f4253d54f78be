/** What a package lets others import: the `exports` of its package.json, by file or by area. */
import { readFileSync } from 'node:fs';
import { importsOf, packages, type Import, type Source } from './sources.ts';

type Package = (typeof packages)[number];
const exportsOf = (name: Package): readonly string[] =>
  Object.keys((JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')) as { exports: Record<string, string> }).exports);

/** './kit/*' is an area with all that lies in it; './word-files.ts' is one file. */
export const doors: Readonly<Record<Package, readonly string[]>> = {
  core: exportsOf('core'),
  widgets: exportsOf('widgets'),
  portal: exportsOf('portal'),
  bank: exportsOf('bank'),
};

const home = (path: string): Package | undefined => packages.find((name) => path.startsWith(`packages/${name}/`));
const opens = (door: string, path: string): boolean => (door.endsWith('/*') ? path.startsWith(door.slice(0, -1)) : path === door);
export const isOpen = (name: Package, path: string): boolean => doors[name].some((door) => opens(door, `./${path}`));

/** Imports of a package's inner files from outside of it. */
export const deepImports = (sources: readonly Source[]): Import[] =>
  sources.flatMap(importsOf).filter(({ from, to }) => {
    const there = home(to);
    return there !== undefined && there !== home(from) && !isOpen(there, to.replace(/^packages\/\w+\/src\//, ''));
  });

/** Doors of single files that nobody outside uses. */
export function unusedDoors(sources: readonly Source[]): string[] {
  const used = new Set(sources.flatMap(importsOf).map(({ to }) => to));
  return packages.flatMap((name) =>
    doors[name]
      .filter((door) => !door.endsWith('/*') && !used.has(`packages/${name}/src/${door.slice(2)}`))
      .map((door) => `${name} ${door}`),
  );
}
