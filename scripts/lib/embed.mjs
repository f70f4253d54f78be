/** Finishes the embed build: the loader with the files of each tag written in, the hashes of all files, and the import map. */
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';
import { build } from 'vite';
import { Trouble, top } from './run.mjs';

const elements = `${top}/packages/widgets/src/elements`;
const languages = ['en', 'zh', 'ja'];

/** As the attribute `integrity` wants it. */
const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Which file a module is in, by the end of the module's path, and with which others it must be fetched (build/plugins/module-list.ts). */
function readFiles(folder) {
  const list = JSON.parse(readFileSync(`${folder}/.vite/files.json`, 'utf8'));
  const find = (ending) => Object.keys(list).find((name) => list[name].modules.some((module) => module.endsWith(ending)));
  const fileOf = (ending) => {
    const file = find(ending);
    if (!file) throw new Trouble(`${ending} is not in the embed build`);
    return file;
  };
  const closure = (file, seen = new Set()) => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const next of list[file].imports) closure(next, seen);
    return seen;
  };
  return { fileOf, filesOf: (ending) => [...closure(fileOf(ending))] };
}

/** Of a file of words, whole or in part ('options:states.card', build/plugins/words.ts). */
const namesIn = (spaces) => spaces.split(' ').map((each) => each.split(':')[0]);

/** The spaces of words that a view names. */
function spacesOf(tag) {
  const [, list] = /words: \[([^\]]*)\]/.exec(readFileSync(`${elements}/tags/${tag}/${tag}.tsx`, 'utf8')) ?? [];
  if (list === undefined) throw new Trouble(`${tag}.tsx names no words`);
  return [...list.matchAll(/'([\w-]+)'/g)].map(([, space]) => space);
}

/** By tag, and by 'tag/language': what the loader asks for together. */
function setsOf(folder, tags, wordFiles) {
  const { filesOf } = readFiles(folder);
  const view = (tag) => ['tags.ts', 'base/in-page.tsx', `tags/${tag}/${tag}.tsx`].flatMap((name) => filesOf(`/elements/${name}`));
  /** As elements/word-files.ts chooses: the file with all of a tag's words, else the first with each. */
  const words = (tag, language) => {
    const hasAll = (wanted) => wordFiles.embed.filter((spaces) => wanted.every((space) => namesIn(spaces).includes(space)));
    const [together] = hasAll(spacesOf(tag));
    const chosen = together ? [together] : spacesOf(tag).flatMap((space) => hasAll([space]).slice(0, 1));
    return chosen.flatMap((spaces) => filesOf(`words:embed/${spaces.replaceAll(' ', '+')}/${language}`));
  };
  return Object.fromEntries(
    tags.flatMap((tag) => [
      [tag, [...new Set(view(tag))]],
      ...languages.map((language) => [`${tag}/${language}`, [...new Set(words(tag, language))]]),
    ]),
  );
}

/**
 * What the loader asks for, without hashes, which would double it: an import map has them (D-310). A file of several sets is
 * written once, the sets hold numbers: of each tag first the view's, then each language's that do not come with the view.
 */
function table(sets) {
  const files = [...new Set(Object.values(sets).flat())];
  const numbersOf = (names) => names.map((file) => files.indexOf(file));
  const tags = Object.keys(sets).filter((set) => !set.includes('/'));
  const words = (tag) => languages.map((language) => sets[`${tag}/${language}`].filter((file) => !sets[tag].includes(file)));
  return {
    files: files.map((file) => file.slice('c/'.length, -'.js'.length)).join(' '),
    sets: Object.fromEntries(tags.map((tag) => [tag, [sets[tag], ...words(tag)].map(numbersOf)])),
  };
}

async function buildLoader(folder, sets) {
  const element = `./${readFiles(folder).fileOf('/elements/tags.ts')}`;
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
      rolldownOptions: { external: (id) => id.endsWith('tags.ts'), output: { paths: () => element, minify: true, comments: false } },
    },
  });
}

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => !name.startsWith('.') && !/\.(br|gz)$/.test(name) && statSync(`${folder}/${name}`).isFile())
    .sort();

/** Writes loader.js, preload.json { set: [path] }, sri.json { version, files: { path: integrity } } and importmap.json, whose paths are relative to the version's folder. */
export async function finishEmbed(folder, version) {
  const { elements: rows } = await tsImport(`${elements}/elements.ts`, import.meta.url);
  const { wordFiles } = await tsImport(`${top}/build/plugins/words.ts`, import.meta.url);
  const sets = setsOf(folder, Object.keys(rows), wordFiles);
  const { NODE_ENV } = process.env;
  await buildLoader(folder, sets);
  if (NODE_ENV === undefined) delete process.env.NODE_ENV; // Vite sets it in our own process: the bank that we start next would think it is in production
  else process.env.NODE_ENV = NODE_ENV;
  const files = Object.fromEntries(filesBelow(folder).map((file) => [file, integrityOf(readFileSync(`${folder}/${file}`))]));
  const scripts = Object.entries(files).filter(([file]) => file.endsWith('.js') && file !== 'loader.js');
  writeFileSync(`${folder}/preload.json`, `${JSON.stringify(sets)}\n`);
  writeFileSync(`${folder}/sri.json`, `${JSON.stringify({ version, files }, null, 1)}\n`);
  writeFileSync(
    `${folder}/importmap.json`,
    `${JSON.stringify({ integrity: Object.fromEntries(scripts.map(([file, hash]) => [`./${file}`, hash])) })}\n`,
  );
  // for people and programs that write an integration: no page loads them, so that no hash pins them
  for (const name of ['llms.txt', 'embed.schema.json', 'custom-elements.json', 'builder.json'])
    cpSync(`${top}/packages/widgets/${name}`, `${folder}/${name}`);
}
