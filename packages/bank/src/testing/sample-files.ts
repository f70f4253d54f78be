/** Small good files, made in code. */
import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const red = { create: { width: 48, height: 32, channels: 3 as const, background: '#00525f' } };
export const png = (): Promise<Buffer> => sharp(red).png().toBuffer();
export const jpeg = (): Promise<Buffer> => sharp(red).jpeg().toBuffer();

/** A photo's worth of noise, which nothing makes smaller: 3 bytes for each pixel. */
export const noise = (width: number, height: number): Promise<Buffer> =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();

/** The pixels of a picture, four bytes each: for who reads what a screen shows. */
export async function pixelsOf(
  picture: Buffer,
): Promise<{ readonly data: Uint8ClampedArray; readonly width: number; readonly height: number }> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

/** A PDF of these objects, each the text between `n 0 obj` and `endobj`. */
export const pdfOf = (...objects: string[]): Buffer =>
  Buffer.from(
    `%PDF-1.7\n${objects.map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`).join('')}trailer\n<</Root 1 0 R/Size ${objects.length + 1}>>\nstartxref\n9\n%%EOF\n`,
    'latin1',
  );

export const stream = (dictionary: string, body: Buffer): string =>
  `<<${dictionary}/Length ${body.length}>>\nstream\n${body.toString('latin1')}\nendstream`;
export const plainPdf = (): Buffer =>
  pdfOf(
    '<</Type/Catalog/Pages 2 0 R/OpenAction[3 0 R/Fit]>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R>>',
    stream('/Filter/FlateDecode', deflateSync(Buffer.from('BT /F1 12 Tf (How /JS works) Tj ET'))),
  );
export const objectStream = (text: string, more = ''): string =>
  stream(`/Type/ObjStm/N 1/First 4/Filter/FlateDecode${more}`, deflateSync(Buffer.from(`5 0 ${text}`)));

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};
/** A black square of so many pixels a side, a bit each: some kilobytes that decode to megabytes. */
export function blackPng(side: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  size.writeUInt8(1, 8);
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)));
  const parts = [chunk('IHDR', size), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...parts]);
}
