/** What a page needs to pin one version of the bank's tags: the loader's hash, and an import map with those of all it loads later. */
import { createHash } from 'node:crypto';

const read = async (url) => (await fetch(url)).json();

/** `policy`: what script-src takes besides the bank, because an import map is in the page itself. */
export async function releaseOf(bank) {
  const [{ version, files }, { integrity }] = await Promise.all([
    read(`${bank}/embed/v1/sri.json`),
    read(`${bank}/embed/v1/importmap.json`),
  ]);
  const folder = `${bank}/embed/${version}/`;
  const hashes = Object.entries(integrity).map(([path, hash]) => [new URL(path, folder).href, hash]);
  const importMap = JSON.stringify({ integrity: Object.fromEntries(hashes) });
  const policy = `'sha256-${createHash('sha256').update(importMap).digest('base64')}'`;
  return { version, loader: `${folder}loader.js`, integrity: files['loader.js'], importMap, policy };
}
