/** A released version's files never change (docs/versions.md): pages pin them by their hashes, and browsers keep them for a year. */
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
