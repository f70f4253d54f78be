/** Finishes the embed build: the loader with the files of each tag written in, their hashes for SRI, and the import map. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { Trouble, top } from './run.mjs';

const elements = `${top}/packages/widgets/src/elements`;
const languages = ['en', 'zh', 'ja'];

/** sha384 as the attribute `integrity` wants it. */
export const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Vite's manifest, asked by the end of a source file's path. */
function readManifest(folder) {
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));
  const find = (ending) => {
    const key = Object.keys(manifest).find((name) => name.endsWith(ending) && manifest[name].file.endsWith('.js'));
    if (!key) throw new Trouble(`${ending} is not in the embed build`);
    return key;
  };
  /** The file of a source and all that it imports at once. */
  const closure = (key, seen = new Set()) => {
    if (seen.has(key)) return [];
    seen.add(key);
    return [manifest[key].file, ...(manifest[key].imports ?? []).flatMap((next) => closure(next, seen))];
  };
  return { filesOf: (ending) => closure(find(ending)), fileOf: (ending) => manifest[find(ending)].file };
}

/** The spaces of words that a view names. */
function spacesOf(tag) {
  const [, list] = /words: \[([^\]]*)\]/.exec(readFileSync(`${elements}/${tag}.tsx`, 'utf8')) ?? [];
  if (list === undefined) throw new Trouble(`${tag}.tsx names no words`);
  return [...list.matchAll(/'([\w-]+)'/g)].map(([, space]) => space);
}

/** By tag, and by 'tag/language': what the loader asks for together. */
function setsOf(folder, tags) {
  const { filesOf } = readManifest(folder);
  const withHashes = (files) =>
    [...new Set(files)].map((file) => [file, integrityOf(readFileSync(`${folder}/${file}`)).slice('sha384-'.length)]);
  const view = (tag) => [...filesOf('/tags.ts'), ...filesOf('/in-page.tsx'), ...filesOf(`/${tag}.tsx`)];
  const words = (tag, language) => spacesOf(tag).flatMap((space) => filesOf(`words/${space}/${language}.json`));
  return Object.fromEntries(
    tags.flatMap((tag) => [
      [tag, withHashes(view(tag))],
      ...languages.map((language) => [`${tag}/${language}`, withHashes(words(tag, language))]),
    ]),
  );
}

/** A file of several sets is written once: the sets hold numbers. */
function table(sets) {
  const files = [...new Map(Object.values(sets).flat()).entries()];
  const numbers = new Map(files.map(([file], number) => [file, number]));
  return { files, sets: Object.fromEntries(Object.entries(sets).map(([name, list]) => [name, list.map(([file]) => numbers.get(file))])) };
}

async function buildLoader(folder, sets) {
  const element = `./${readManifest(folder).fileOf('/tags.ts')}`;
  await build({
    configFile: false,
    root: elements,
    logLevel: 'warn',
    publicDir: false,
    define: { __BANKSIDE_FILES__: JSON.stringify(table(sets)) },
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: false,
      reportCompressedSize: false,
      lib: { entry: `${elements}/loader.ts`, formats: ['es'], fileName: () => 'loader.js' },
      minify: true,
      rolldownOptions: { external: (id) => id.endsWith('tags.ts'), output: { paths: () => element } },
    },
  });
}

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => !name.startsWith('.') && !/\.(br|gz)$/.test(name) && statSync(`${folder}/${name}`).isFile())
    .sort();

/** Writes loader.js, sri.json { version, files: { path: integrity } } and importmap.json, whose paths are relative to the version's folder. */
export async function finishEmbed(folder, version) {
  const tags = [...readFileSync(`${top}/packages/core/src/rules/embed.ts`, 'utf8').matchAll(/export const tags = \[(.*)\]/g)].flatMap(
    ([, list]) => [...list.matchAll(/'([\w-]+)'/g)].map(([, tag]) => tag),
  );
  await buildLoader(folder, setsOf(folder, tags));
  const files = Object.fromEntries(filesBelow(folder).map((file) => [file, integrityOf(readFileSync(`${folder}/${file}`))]));
  const scripts = Object.entries(files).filter(([file]) => file.endsWith('.js') && file !== 'loader.js');
  writeFileSync(`${folder}/sri.json`, `${JSON.stringify({ version, files }, null, 1)}\n`);
  writeFileSync(
    `${folder}/importmap.json`,
    `${JSON.stringify({ integrity: Object.fromEntries(scripts.map(([file, hash]) => [`./${file}`, hash])) })}\n`,
  );
}
