/** Other people's code (SEC-16): exact versions, known by their hashes, from the registry alone, and none runs anything when it is installed for production. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Locked = {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
};
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
const ours = Object.entries(packages).filter(([path, { link }]) => !path.includes('node_modules/') && !link);
const theirs = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
const pathsOf = (found: typeof theirs) => found.map(([path]) => path);

it('is asked for in exact versions', () => {
  const asked = ours.flatMap(([, { dependencies = {}, devDependencies = {} }]) => Object.entries({ ...dependencies, ...devDependencies }));
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it('is known by its hash, but for binaries of other kinds of machines, which npm leaves out', () => {
  expect(theirs.length).toBeGreaterThan(300);
  expect(pathsOf(theirs.filter(([, { integrity, optional }]) => !optional && !integrity?.startsWith('sha512-')))).toEqual([]);
});

it('comes from the registry, and from no other place', () => {
  expect(pathsOf(theirs.filter(([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/')))).toEqual([]);
  expect(pathsOf(theirs.filter(([, { version }]) => !/^\d+\.\d+\.\d+/.test(version ?? '')))).toEqual([]);
});

it('runs nothing when it is installed for production', () =>
  expect(pathsOf(theirs.filter(([, { hasInstallScript, dev }]) => hasInstallScript && !dev))).toEqual([]));
