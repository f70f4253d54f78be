/** Finishes the embed build: the loader with the files of each tag written in, their hashes for SRI, and the import map. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';
import { build } from 'vite';
import { Trouble, top } from './run.mjs';

const elements = `${top}/packages/widgets/src/elements`;
const languages = ['en', 'zh', 'ja'];

/** As the attribute `integrity` wants it. */
const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
/** Shorter, for the loader, which must stay small. */
const shortHashOf = (bytes) => createHash('sha256').update(bytes).digest('base64');

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
  const withHashes = (files) => [...new Set(files)].map((file) => [file, shortHashOf(readFileSync(`${folder}/${file}`))]);
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
      [tag, withHashes(view(tag))],
      ...languages.map((language) => [`${tag}/${language}`, withHashes(words(tag, language))]),
    ]),
  );
}

/**
 * A file of several sets is written once: the sets hold numbers. Its name and hash follow each other in one text, which is
 * the shortest. Of each tag first the view's set, then each language's.
 */
function table(sets) {
  const files = [...new Map(Object.values(sets).flat()).entries()];
  const numbers = new Map(files.map(([file], number) => [file, number]));
  const text = files.flatMap(([file, hash]) => [file.slice('c/'.length, -'.js'.length), hash.slice(0, -'='.length)]).join(' ');
  const numbersOf = (set) => sets[set]?.map(([file]) => numbers.get(file));
  const tags = Object.keys(sets).filter((set) => !set.includes('/'));
  const setsOfTag = (tag) => [tag, ...languages.map((language) => `${tag}/${language}`)].map(numbersOf).filter(Boolean);
  return { files: text, sets: Object.fromEntries(tags.map((tag) => [tag, setsOfTag(tag)])) };
}

/** The loader must stay small: of a tag that nobody opens without signing in it lists only what visitors' tags need too. */
function askedAhead(sets, rows) {
  const isVisitors = ([set]) => rows[set.split('/')[0]].access.includes('visitor');
  const [ours, others] = [Object.entries(sets).filter(isVisitors), Object.entries(sets).filter((each) => !isVisitors(each))];
  const known = new Set(ours.flatMap(([, files]) => files.map(([file]) => file)));
  const kept = others.filter(([set]) => !set.includes('/')).map(([tag, files]) => [tag, files.filter(([file]) => known.has(file))]);
  return Object.fromEntries([...ours.map(([set, files]) => [set, beside(files, sets[set.split('/')[0]], set)]), ...kept]);
}
/** Of a language's files those that do not come with the tag itself. */
const beside = (files, view, set) => (set.includes('/') ? files.filter(([file]) => !view.some(([each]) => each === file)) : files);

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
  await buildLoader(folder, askedAhead(sets, rows));
  if (NODE_ENV === undefined) delete process.env.NODE_ENV; // Vite sets it in our own process: the bank that we start next would think it is in production
  else process.env.NODE_ENV = NODE_ENV;
  const files = Object.fromEntries(filesBelow(folder).map((file) => [file, integrityOf(readFileSync(`${folder}/${file}`))]));
  const scripts = Object.entries(files).filter(([file]) => file.endsWith('.js') && file !== 'loader.js');
  const hints = Object.fromEntries(Object.entries(sets).map(([name, list]) => [name, list.map(([file]) => file)]));
  writeFileSync(`${folder}/preload.json`, `${JSON.stringify(hints)}\n`);
  writeFileSync(`${folder}/sri.json`, `${JSON.stringify({ version, files }, null, 1)}\n`);
  writeFileSync(
    `${folder}/importmap.json`,
    `${JSON.stringify({ integrity: Object.fromEntries(scripts.map(([file, hash]) => [`./${file}`, hash])) })}\n`,
  );
}
