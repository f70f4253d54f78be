/** Images are decoded and written anew: metadata, tails and anything that is no picture stay behind (security.md 0.9). */
import sharp from 'sharp';

sharp.concurrency(1);
sharp.cache(false);

export class BadImage extends Error {}

let last: Promise<unknown> = Promise.resolve();
/** One decoder at a time: a picture of 40 megapixels takes 160 MB while it is open. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work);
  last = mine.catch(() => undefined);
  return mine;
}

export async function cleanImage(bytes: Buffer, type: 'jpeg' | 'png', maxPixels: number): Promise<Buffer> {
  if (type === 'png' && pngPixels(bytes) > maxPixels) throw new BadImage('too many pixels');
  return inTurn(async () => {
    try {
      const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });
      const { format } = await image.metadata();
      if (format !== type) throw new BadImage(`is ${format}`);
      const upright = image.rotate(); // as the camera meant it, before the note that says so is dropped
      return await (type === 'jpeg' ? upright.jpeg({ quality: 90 }) : upright.png({ compressionLevel: 6 })).toBuffer();
    } catch (fault) {
      throw fault instanceof BadImage ? fault : new BadImage('cannot be decoded', { cause: fault });
    }
  });
}

/** Width times height from the first chunk, before anything is decoded (decisions 36). */
function pngPixels(bytes: Buffer): number {
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') throw new BadImage('no PNG header');
  return bytes.readUInt32BE(16) * bytes.readUInt32BE(20);
}
