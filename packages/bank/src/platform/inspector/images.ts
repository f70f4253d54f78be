/** Images are decoded and rewritten: metadata, tails and anything that is no picture stay behind (SEC-27). */
import sharp from 'sharp';

sharp.concurrency(1);
sharp.cache(false);

export class BadImage extends Error {}

/** Gives up after `seconds`: native work that no other thread can end. */
export async function cleanImage(
  bytes: Buffer,
  type: 'jpeg' | 'png',
  { maxPixels, seconds }: { maxPixels: number; seconds: number },
): Promise<Buffer> {
  if (type === 'png' && pngPixels(bytes) > maxPixels) throw new BadImage('too many pixels');
  try {
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });
    const { format } = await image.metadata();
    if (format !== type) throw new BadImage(`is ${format}`);
    const upright = image.rotate().timeout({ seconds: Math.ceil(seconds) }); // as the camera meant it, before the note that says so is dropped
    return await (type === 'jpeg' ? upright.jpeg({ quality: 90 }) : upright.png({ compressionLevel: 6 })).toBuffer();
  } catch (fault) {
    throw fault instanceof BadImage ? fault : new BadImage('cannot be decoded', { cause: fault });
  }
}

/** Width times height from the first chunk, before anything is decoded (D-136). */
function pngPixels(bytes: Buffer): number {
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') throw new BadImage('no PNG header');
  return bytes.readUInt32BE(16) * bytes.readUInt32BE(20);
}
