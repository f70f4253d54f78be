/** What a partner pastes for one version of a bank's embed: loader with SRI, preload hints, and the import map with its CSP hash. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { top } from './run.mjs';

/** `origin` is the bank's, `language` the page's. */
export function snippetOf(origin, version, tag, language) {
  const folder = `${top}/dist/embed/${version}`;
  const base = `${origin}/embed/${version}`;
  const { files } = JSON.parse(readFileSync(`${folder}/sri.json`, 'utf8'));
  const sets = JSON.parse(readFileSync(`${folder}/preload.json`, 'utf8'));
  const wanted = [...new Set([...(sets[tag] ?? []), ...(sets[`${tag}/${language}`] ?? [])])];
  const preload = wanted
    .map((file) => `<link rel="modulepreload" href="${base}/${file}" integrity="${files[file]}" crossorigin>`)
    .join('\n');
  const scripts = Object.entries(files).filter(([file]) => file.endsWith('.js') && file !== 'loader.js');
  const importMap = JSON.stringify({ integrity: Object.fromEntries(scripts.map(([file, hash]) => [`${base}/${file}`, hash])) });
  return {
    preload,
    loader: `<script type="module" src="${base}/loader.js" integrity="${files['loader.js']}" crossorigin></script>`,
    importMap,
    importMapHash: `'sha256-${createHash('sha256').update(importMap).digest('base64')}'`,
  };
}
