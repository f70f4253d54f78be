/** What was released under a number stays as it is: the hashes of each version, kept in releases/. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { top } from './run.mjs';

export const releaseFile = (version) => `${top}/releases/${version}.sri.json`;
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Files that are not as they were released: changed, gone or added. */
export function changedFiles(released, built) {
  const names = new Set([...Object.keys(released.files), ...Object.keys(built.files)]);
  return [...names].filter((name) => released.files[name] !== built.files[name]).toSorted();
}

/** By version. */
export const releases = () =>
  readdirSync(`${top}/releases`)
    .filter((name) => name.endsWith('.sri.json'))
    .map((name) => read(`${top}/releases/${name}`));

/** As it is built here, or undefined. */
export function builtRelease(version) {
  const path = `${top}/dist/embed/${version}/sri.json`;
  return existsSync(path) ? read(path) : undefined;
}
