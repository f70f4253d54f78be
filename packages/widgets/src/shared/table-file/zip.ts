/**
 * Parts of a zip as streams, unpacked piece by piece: what comes out is counted as it comes, whatever the directory says of
 * sizes, so that a small file cannot fill the memory.
 */
import { TableFault } from './table.ts';

type Entry = { readonly method: number; readonly packed: number; readonly offset: number; readonly isLocked: boolean };
export type Zip = {
  readonly has: (name: string) => boolean;
  /** Undefined when there is no such part. */
  readonly open: (name: string) => Promise<ReadableStream<Uint8Array<ArrayBuffer>> | undefined>;
};

const endSize = 22;
const signature = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 } as const;
/** Small, because a browser unpacks a whole piece before it looks at what waits: 8 KiB become 8 MiB at most. */
const pieceSize = 8192;

const damaged = () => new TableFault('damaged');
async function viewOf(file: Blob, from: number, to: number): Promise<DataView> {
  if (from < 0 || to > file.size) throw damaged();
  return new DataView(await file.slice(from, to).arrayBuffer());
}

async function entriesOf(file: Blob): Promise<ReadonlyMap<string, Entry>> {
  const from = Math.max(0, file.size - endSize - 0xffff);
  const tail = await viewOf(file, from, file.size);
  let end = tail.byteLength - endSize;
  while (end >= 0 && tail.getUint32(end, true) !== signature.end) end--;
  if (end < 0) throw damaged();
  const [size, start] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  const directory = await viewOf(file, start, start + size);
  const names = new TextDecoder();
  const entries = new Map<string, Entry>();
  for (let at = 0; at + 46 <= directory.byteLength && directory.getUint32(at, true) === signature.entry;) {
    const length = directory.getUint16(at + 28, true);
    if (at + 46 + length > directory.byteLength) throw damaged();
    const name = names.decode(new Uint8Array(directory.buffer, at + 46, length));
    entries.set(name.toLowerCase(), {
      isLocked: (directory.getUint16(at + 8, true) & 1) === 1,
      method: directory.getUint16(at + 10, true),
      packed: directory.getUint32(at + 20, true),
      offset: directory.getUint32(at + 42, true),
    });
    at += 46 + length + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
  }
  return entries;
}

/** `most`: bytes that may come out of all parts together. */
export async function openZip(file: Blob, most: number): Promise<Zip> {
  const entries = await entriesOf(file);
  let unpacked = 0;
  const counted = () =>
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, controller) {
        unpacked += piece.byteLength;
        if (unpacked > most) throw new TableFault('tooMuchInside', { max: most });
        controller.enqueue(piece);
      },
    });
  return {
    has: (name) => entries.has(name.toLowerCase()),
    async open(name) {
      const entry = entries.get(name.toLowerCase());
      if (!entry) return undefined;
      if (entry.isLocked) throw new TableFault('password');
      const local = await viewOf(file, entry.offset, entry.offset + 30);
      if (local.getUint32(0, true) !== signature.local) throw damaged();
      const from = entry.offset + 30 + local.getUint16(26, true) + local.getUint16(28, true);
      if (from + entry.packed > file.size) throw damaged();
      const packed = pieces(file.slice(from, from + entry.packed));
      if (entry.method === 0) return packed.pipeThrough(counted());
      if (entry.method !== 8) throw damaged();
      return packed.pipeThrough(new DecompressionStream('deflate-raw')).pipeThrough(counted());
    },
  };
}

function pieces(blob: Blob): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      if (at >= blob.size) {
        controller.close();
        return;
      }
      const next = blob.slice(at, at + pieceSize);
      at += pieceSize;
      controller.enqueue(new Uint8Array(await next.arrayBuffer()));
    },
  });
}
