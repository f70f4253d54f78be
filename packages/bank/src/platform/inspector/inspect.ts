/** What is done with a file that came in: parsed whole, a picture rewritten. Runs in a worker thread (inspector.ts). */
import { BadImage, cleanImage } from './images.ts';
import { checkPdf } from './pdfs.ts';
import type { FileType } from './sniff.ts';

export type FileToInspect = {
  readonly type: FileType;
  readonly bytes: Uint8Array;
  readonly maxPixels: number;
  readonly pdfStreams: number;
  readonly seconds: number;
};
export type Verdict =
  /** These bytes may be kept. */
  { readonly is: 'clean'; readonly bytes: Uint8Array } | { readonly is: 'imageBad' | 'fileUnsafe' | 'fileTypeWrong' | 'fileUnreadable' };

const ofPdf = { plain: 'clean', notPdf: 'fileTypeWrong', unsafe: 'fileUnsafe', unreadable: 'fileUnreadable' } as const;

export async function inspect({ type, bytes, maxPixels, pdfStreams, seconds }: FileToInspect): Promise<Verdict> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === 'pdf') {
    const is = ofPdf[checkPdf(file, pdfStreams)];
    return is === 'clean' ? { is, bytes } : { is };
  }
  return cleanImage(file, type, { maxPixels, seconds }).then(
    (image) => ({ is: 'clean', bytes: image }),
    (fault: unknown) => {
      if (fault instanceof BadImage) return { is: 'imageBad' };
      throw fault;
    },
  );
}
