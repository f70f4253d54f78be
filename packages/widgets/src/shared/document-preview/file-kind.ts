/** What a kept file is by its first bytes, and how large a picture unfolds, known before anything draws it (D-136). */
import { policy } from '@bankside/core/rules/policy/policy.ts';

export type Shown = { readonly kind: 'pdf' | 'picture' | 'none'; readonly bytes: Uint8Array<ArrayBuffer> };

export async function readShown(blob: Blob): Promise<Shown> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const begins = (...head: readonly number[]) => head.every((byte, at) => bytes[at] === byte);
  if (begins(0x25, 0x50, 0x44, 0x46)) return { kind: 'pdf', bytes };
  const pixels = begins(0x89, 0x50, 0x4e, 0x47) ? pngPixels(bytes) : begins(0xff, 0xd8, 0xff) ? jpegPixels(bytes) : 0;
  return { kind: pixels > 0 && pixels <= policy.upload.maxPixels ? 'picture' : 'none', bytes };
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Width times height of a PNG, as its head says; 0 when it says nothing. */
export function pngPixels(bytes: Uint8Array): number {
  if (bytes.length < 24) return 0;
  const view = viewOf(bytes);
  return view.getUint32(16) * view.getUint32(20);
}

/** Of a JPEG: in the first frame header, behind segments that each tell their length. */
export function jpegPixels(bytes: Uint8Array): number {
  const view = viewOf(bytes);
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return view.getUint16(at + 5) * view.getUint16(at + 7);
  }
  return 0;
}
