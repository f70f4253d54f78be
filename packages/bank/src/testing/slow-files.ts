/** Small files that are made to be slow to read. */
import { objectStream, pdfOf } from './sample-files.ts';

const catalog = '<</Type/Catalog/Pages 2 0 R>>';
const empty = 'stream\nendstream\n';
const escapes = (bytes: number) => '#41'.repeat(Math.floor(bytes / 3));
const MiB = 1_048_576;

/** None is larger than the 5 MB that a slot takes; `plain` ones are only slow, the others refused. */
export const slowPdfs: Readonly<Record<string, () => Buffer>> = {
  'thousands of streams of one object': () => pdfOf(catalog, `<</A/${'x'.repeat(65_000)}>>\n${empty.repeat(19_500)}`),
  'thousands of streams far from any object': () => pdfOf(`${' '.repeat(4 * MiB)}${empty.repeat(19_500)}`),
  'thousands of streams, each of an object': () => pdfOf(catalog, ...Array.from({ length: 19_500 }, () => `<</A/x>>\n${empty}`)),
  'escapes before thousands of streams': () => pdfOf(catalog, `<</A/${escapes(65_000)}>>\n${empty.repeat(19_500)}`),
  'nothing but escapes': () => pdfOf(catalog, `<</A/${escapes(4.5 * MiB)}>>`),
  'objects that inflate to gigabytes': () => pdfOf(catalog, ...Array<string>(60).fill(objectStream(escapes(31 * MiB)))),
};
