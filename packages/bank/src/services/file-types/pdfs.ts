/**
 * A PDF is kept as it is, so it must hold nothing that acts: no scripts, no launching, no files within. Names are compared
 * after their #xx escapes are undone; object streams are inflated and searched too; what cannot be searched is refused.
 */
import { inflateSync } from 'node:zlib';

export type PdfVerdict = 'plain' | 'notPdf' | 'unsafe';

/** In text between streams, a name of two letters means something; in compressed bytes it is chance. */
const acts = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|Rendition|XFA|SubmitForm|ImportData|GoToE|Filespec\s*\/EF)(?![\w-])/;
const actsAnywhere = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData)(?![\w-])/;
const inflateMax = 32 * 1_048_576;
const streamsMax = 20_000;

export function checkPdf(bytes: Buffer): PdfVerdict {
  const text = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text) || !/%%EOF\s*\0*\s*$/.test(text.slice(-1024))) return 'notPdf';
  if (!/\b\d+\s+\d+\s+obj\b/.test(text)) return 'notPdf';
  if (actsAnywhere.test(plainNames(text))) return 'unsafe';
  let between = '';
  let inflated = 0;
  let streams = 0;
  for (let from = 0; ;) {
    const start = /\bstream\r?\n/g;
    start.lastIndex = from;
    const found = start.exec(text);
    if (!found) {
      between += text.slice(from);
      break;
    }
    between += text.slice(from, found.index);
    const end = text.indexOf('endstream', start.lastIndex);
    if (end === -1 || ++streams > streamsMax) return 'unsafe';
    const objects = objectsIn(dictionaryBefore(text, found.index), bytes.subarray(start.lastIndex, end), inflateMax * 2 - inflated);
    if (objects === null) return 'unsafe';
    inflated += objects.length;
    if (acts.test(plainNames(objects))) return 'unsafe';
    from = end;
  }
  const names = plainNames(between);
  return acts.test(names) || /\/Encrypt(?![\w-])/.test(names) ? 'unsafe' : 'plain';
}

const plainNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

function dictionaryBefore(text: string, at: number): string {
  const object = text.lastIndexOf('obj', at);
  return plainNames(text.slice(Math.max(object, at - 65_536), at));
}

/** The text of an object stream; '' for any other stream; null when its objects cannot be read. */
function objectsIn(dictionary: string, body: Buffer, max: number): string | null {
  const holdsObjects = /\/ObjStm(?![\w-])/.test(dictionary) || (/\/First\b/.test(dictionary) && /\/N\b/.test(dictionary));
  if (!holdsObjects) return '';
  if (!/\/Filter/.test(dictionary)) return body.toString('latin1');
  if (!/\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])/.test(dictionary) || /\/DecodeParms/.test(dictionary)) return null;
  try {
    return inflateSync(body, { maxOutputLength: Math.max(1, Math.min(inflateMax, max)), finishFlush: 2 }).toString('latin1');
  } catch {
    return null;
  }
}
