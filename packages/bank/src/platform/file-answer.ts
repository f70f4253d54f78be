/** A file, whole or as it is being made. What a call that writes answers must be whole, for it is remembered. */
import type { Readable } from 'node:stream';

export type FileAnswer = { readonly name: string; readonly type: string } & ({ readonly bytes: Buffer } | { readonly stream: Readable });

export const contentOf = (file: FileAnswer): Buffer | Readable => ('stream' in file ? file.stream : file.bytes);

/** A file as the table of remembered answers can hold it. */
export type KeptFile = { readonly name: string; readonly type: string; readonly base64: string };

export function keepable(file: FileAnswer): KeptFile {
  if ('stream' in file) throw new Error(`${file.name} is answered by a write and must be whole`);
  return { name: file.name, type: file.type, base64: file.bytes.toString('base64') };
}

export const fileIn = (file: FileAnswer | KeptFile): FileAnswer =>
  'base64' in file ? { name: file.name, type: file.type, bytes: Buffer.from(file.base64, 'base64') } : file;
