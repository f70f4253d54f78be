/**
 * A PDF is kept as it is, so it must hold nothing that acts: no scripts, no launching, no files within. Names are compared
 * after their #xx escapes are undone; object streams are inflated and searched too; what cannot be searched is refused.
 * Every byte is looked at a fixed number of times, whatever the file is made of.
 */
import { inflateSync } from 'node:zlib';

export type PdfVerdict = 'plain' | 'notPdf' | 'unsafe' | 'unreadable';

/** In text between streams, a name of two letters means something; in compressed bytes it is chance. */
const acts = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|Rendition|XFA|SubmitForm|ImportData|GoToE|Filespec\s*\/EF)(?![\w-])/;
const actsAnywhere = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData)(?![\w-])/;
const inflateMax = 32 * 1_048_576;

export function checkPdf(bytes: Buffer, maxStreams: number): PdfVerdict {
  const text = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text) || !/%%EOF\s*\0*\s*$/.test(text.slice(-1024))) return 'notPdf';
  if (!/\b\d+\s+\d+\s+obj\b/.test(text)) return 'notPdf';
  if (actsAnywhere.test(plainNames(text))) return 'unsafe';
  const between: string[] = [];
  let inflated = 0;
  let streams = 0;
  const start = /\bstream\r?\n/g;
  for (let from = 0; ;) {
    start.lastIndex = from;
    const found = start.exec(text);
    const before = text.slice(from, found?.index);
    between.push(before);
    if (!found) break;
    const dictionary = dictionaryIn(before);
    if (dictionary === null || ++streams > maxStreams) return 'unreadable';
    const end = text.indexOf('endstream', start.lastIndex);
    if (end === -1) return 'unsafe';
    const objects = objectsIn(dictionary, bytes.subarray(start.lastIndex, end), inflateMax * 2 - inflated);
    if (objects === null) return 'unsafe';
    inflated += objects.length;
    if (acts.test(plainNames(objects))) return 'unsafe';
    from = end;
  }
  const names = plainNames(between.join(''));
  return acts.test(names) || /\/Encrypt(?![\w-])/.test(names) ? 'unsafe' : 'plain';
}

/** Written byte by byte: as a replacement with a function, a file of nothing but escapes takes seconds and gigabytes. */
function plainNames(text: string): string {
  if (!text.includes('#')) return text;
  const from = Buffer.from(text, 'latin1');
  let length = 0;
  for (let at = 0; at < from.length; at++) {
    const code = from[at] === hash ? hexAt(from, at + 1) * 16 + hexAt(from, at + 2) : Number.NaN;
    if (!Number.isNaN(code)) at += 2;
    from[length++] = Number.isNaN(code) ? (from[at] ?? 0) : code;
  }
  return from.toString('latin1', 0, length);
}
const hash = 0x23;
function hexAt(bytes: Buffer, at: number): number {
  const byte = bytes[at] ?? 0;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : Number.NaN;
}

/** What is before a stream since the one before it, from its object on; null for a stream that is no object's. */
function dictionaryIn(before: string): string | null {
  const object = before.lastIndexOf('obj');
  return object === -1 ? null : plainNames(before.slice(object));
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
