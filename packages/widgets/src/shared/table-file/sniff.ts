/** What a file is by its first bytes, whatever its name says. */
import type { FaultName } from './table.ts';

export type Sniffed = 'zip' | 'text' | Extract<FaultName, 'password' | 'oldExcel' | 'picture' | 'pdf' | 'otherFile'>;

const starts: readonly (readonly [readonly number[], Sniffed])[] = [
  [[0x50, 0x4b, 0x03, 0x04], 'zip'],
  [[0x50, 0x4b, 0x05, 0x06], 'zip'],
  [[0x25, 0x50, 0x44, 0x46], 'pdf'],
  [[0x89, 0x50, 0x4e, 0x47], 'picture'],
  [[0xff, 0xd8, 0xff], 'picture'],
  [[0x47, 0x49, 0x46, 0x38], 'picture'],
  [[0x42, 0x4d], 'picture'],
  [[0x49, 0x49, 0x2a, 0x00], 'picture'],
  [[0x4d, 0x4d, 0x00, 0x2a], 'picture'],
  [[0x09, 0x08], 'oldExcel'],
  [[0x1f, 0x8b], 'otherFile'],
  [[0x37, 0x7a, 0xbc, 0xaf], 'otherFile'],
  [[0x52, 0x61, 0x72, 0x21], 'otherFile'],
  [[0x7f, 0x45, 0x4c, 0x46], 'otherFile'],
];
const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const begins = (bytes: Uint8Array, head: readonly number[], from = 0) => head.every((byte, at) => bytes[from + at] === byte);
const ascii = (text: string) => [...text].map((char) => char.charCodeAt(0));

/** The names within a compound file are UTF-16; a workbook with a password lies in one as 'EncryptedPackage'. */
const lockedName = [...'EncryptedPackage'].flatMap((char) => [char.charCodeAt(0), 0]);
function contains(bytes: Uint8Array, part: readonly number[]): boolean {
  const [first = 0] = part;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) if (begins(bytes, part, at)) return true;
  return false;
}

export async function sniff(file: Blob): Promise<Sniffed> {
  const bytes = new Uint8Array(await file.slice(0, 4096).arrayBuffer());
  if (begins(bytes, compound)) return contains(new Uint8Array(await file.arrayBuffer()), lockedName) ? 'password' : 'oldExcel';
  const isWebP = begins(bytes, ascii('RIFF')) && begins(bytes, ascii('WEBP'), 8);
  const isHeif = begins(bytes, ascii('ftyp'), 4);
  if (isWebP || isHeif) return 'picture';
  const known = starts.find(([head]) => begins(bytes, head))?.[1];
  if (known && (known !== 'picture' || looksBinary(bytes))) return known;
  return looksBinary(bytes) && !looksWide(bytes) ? 'otherFile' : 'text';
}

/** Control characters that no text has, other than the zeros of UTF-16. */
const looksBinary = (bytes: Uint8Array) => bytes.some((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a, 0x1b].includes(byte));
/** UTF-16 has a mark at its front, or its zeros on one side. */
function looksWide(bytes: Uint8Array): boolean {
  if (begins(bytes, [0xff, 0xfe]) || begins(bytes, [0xfe, 0xff])) return true;
  const { even, odd } = zeros(bytes);
  return Math.min(even, odd) === 0 && Math.max(even, odd) > 0;
}
/** How many zeros are at even and at odd places. */
export function zeros(bytes: Uint8Array): { readonly even: number; readonly odd: number } {
  const counts = [0, 0];
  bytes.forEach((byte, at) => {
    if (byte === 0) counts[at % 2] = (counts[at % 2] ?? 0) + 1;
  });
  return { even: counts[0] ?? 0, odd: counts[1] ?? 0 };
}
