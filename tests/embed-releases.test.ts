/** A released version's files never change (docs/versions.md): pages pin them by their hashes, and browsers keep them for a year. */
import { readFileSync, readdirSync } from 'node:fs';
import { policyStart } from '@bankside/core/rules/policy/policy-start.ts';
import { expect, it } from 'vitest';
import { builtRelease, changedFiles, releases } from '../scripts/lib/releases.mjs';

const released = { version: '9.9.9', files: { 'loader.js': 'sha384-a', 'c/element-1.js': 'sha384-b', 'c/old-1.js': 'sha384-c' } };

it('finds what was changed, added or taken away', () => {
  const built = { ...released, files: { 'loader.js': 'sha384-x', 'c/element-1.js': 'sha384-b', 'c/new-1.js': 'sha384-d' } };
  expect(changedFiles(released, built)).toEqual(['c/new-1.js', 'c/old-1.js', 'loader.js']);
  expect(changedFiles(released, released)).toEqual([]);
});

it('every released version that is built here is as it was released; else raise the version', () => {
  const changed = releases().flatMap((release) => {
    const built = builtRelease(release.version);
    return built ? changedFiles(release, built).map((file) => `${release.version} ${file}`) : [];
  });
  expect(changed).toEqual([]);
});

it('one number everywhere: each package.json, what a tag says to the bank, and the newest entry of the changelog', () => {
  const versionIn = (folder: string) => (JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string }).version;
  const folders = [...readdirSync('packages').map((name) => `packages/${name}`), 'demo', 'tests/react-18'];
  const [, newest] = /^## (.*)$/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
  expect(new Set([...folders.map(versionIn), policyStart.app.version, newest])).toEqual(new Set([versionIn('.')]));
});
