/**
 * What a plain form of the kit weighs against a bare React element: both built as the portal is,
 * brotli 11 of every script that is asked for before the first field has focus, words of the heaviest language included.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

export type FormBytes = { readonly bare: number; readonly kit: number; readonly ratio: number };
type Chunk = Rolldown.OutputChunk;

const top = fileURLToPath(new URL('../..', import.meta.url));
const brotli = (code: string): number =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: code.length } }).length;

async function chunksOf(entry: string): Promise<readonly Chunk[]> {
  const result = await build({
    configFile: `${top}/vite.config.ts`,
    root: top,
    mode: 'form-bytes',
    logLevel: 'error',
    build: {
      write: false,
      manifest: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: { entry: `${top}/tests/bench/form/${entry}.tsx` } },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((each) => ('output' in each ? each.output : []));
  const styles = outputs.find(({ fileName }) => fileName.endsWith('.css'));
  if (styles) throw new Error(`a style sheet left the scripts: ${styles.fileName}`); // it would have to be counted
  return outputs.flatMap((output) => (output.type === 'chunk' ? [output] : []));
}

/** A chunk and all that it imports at once. */
function withImports(chunk: Chunk, all: readonly Chunk[], seen = new Set<Chunk>()): ReadonlySet<Chunk> {
  if (seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const name of chunk.imports) {
    const next = all.find(({ fileName }) => fileName === name);
    if (next) withImports(next, all, seen);
  }
  return seen;
}

async function weigh(entry: string, spaces: readonly string[]): Promise<number> {
  const all = await chunksOf(entry);
  const start = all.find(({ isEntry }) => isEntry);
  if (!start) throw new Error(`no entry in ${entry}`);
  const code = [...withImports(start, all)].reduce((sum, chunk) => sum + brotli(chunk.code), 0);
  const words = ['en', 'zh', 'ja'].map((language) =>
    spaces.reduce((sum, space) => sum + wordBytes(all, `words/${space}/${language}.json`), 0),
  );
  return code + Math.max(...words);
}

function wordBytes(all: readonly Chunk[], file: string): number {
  const chunk = all.find(({ facadeModuleId }) => facadeModuleId?.endsWith(file));
  if (!chunk) throw new Error(`${file} is not a chunk of its own`); // all languages would be loaded at once
  return brotli(chunk.code);
}

export async function formBytes(): Promise<FormBytes> {
  const bare = await weigh('bare-element', []);
  const kit = await weigh('kit-element', ['shared', 'form']);
  return { bare, kit, ratio: kit / bare };
}
