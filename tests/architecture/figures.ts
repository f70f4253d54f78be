/** npm run check -- --figures: the shape of the source. */
import { missingFiles, missingLinks, unknownIds } from './citations.ts';
import { circlesOf } from './circles.ts';
import { deepImports } from './package-exports.ts';
import { folderSizes, most } from './folders.ts';
import { mechanismsIn } from './mechanisms.ts';
import { codeOf, product, type Source } from './sources.ts';

const at = (sorted: readonly number[], share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const count = (files: readonly Source[], pattern: RegExp) =>
  files.reduce((sum, file) => sum + (codeOf(file).match(pattern)?.length ?? 0), 0);

const byFiles = folderSizes(product);
const crowded = byFiles.filter(([, files]) => files > most);

const lines = product.map((file) => file.lines).sort((a, b) => a - b);
const widgets = 'packages/widgets/src/';
const browserSide = product.filter(({ path }) => path.startsWith(widgets) && !path.startsWith(`${widgets}runtime/`));
const globals =
  /(?<![.\w])(?:window\.|globalThis\.)?(?:(?:location|sessionStorage|localStorage)\b(?=[.[(])|history\.(?:state|pushState|replaceState|back|forward|go)\b)/g;

/** The two files between i18next's strings and our typed keys. */
const translators = new Set(['packages/core/src/i18n/i18n.ts', 'packages/widgets/src/kit/words.tsx']);
const untypedKey = /\b(?:t|name|names)\([^()]*\bas (?:never|string|T\b)|\bas T<|^import (?!type)[^;']*from '(?:react-)?i18next'/gm;

const rows: readonly (readonly [string, string | number])[] = [
  ['source files', product.length],
  ['lines', lines.reduce((sum, each) => sum + each, 0)],
  ['lines per file: p50, p90, max', `${at(lines, 0.5)}, ${at(lines, 0.9)}, ${lines.at(-1) ?? 0}`],
  [
    'files per folder, max',
    byFiles
      .slice(0, 1)
      .map(([folder, files]) => `${files} in ${folder}`)
      .join(),
  ],
  ['folders with more than 20 files', crowded.length],
  ...(['value', 'type', 'later'] as const).map((reach) => {
    const circles = circlesOf(product, reach);
    return [`circles by ${reach}`, `${circles.length}, the largest of ${circles[0]?.length ?? 0} files`] as const;
  }),
  ['deep imports, past a package’s exports', deepImports(product).length],
  ['host globals in widgets, outside runtime', count(browserSide, globals)],
  ['unresolved citations', unknownIds().length + missingFiles().length + missingLinks().length],
  ['any', count(product, /(?::\s*any\b|\bas any\b|<any>)/g)],
  [
    'untyped keys of words',
    count(
      product.filter(({ path }) => !translators.has(path)),
      untypedKey,
    ),
  ],
  ...mechanismsIn(product).map(([name, files]) => [name, files.length] as const),
];
const width = Math.max(...rows.map(([name]) => name.length));
for (const [name, figure] of rows) process.stdout.write(`${name.padEnd(width)}  ${figure}\n`);
