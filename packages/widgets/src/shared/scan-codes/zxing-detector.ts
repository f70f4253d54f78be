/** Bar codes read by ZXing in plain JavaScript: our policy lets no WebAssembly run on a page (D-235). */
import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap.js';
import type Reader from '@zxing/library/esm/core/Reader.js';
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer.js';
import DataMatrixReader from '@zxing/library/esm/core/datamatrix/DataMatrixReader.js';
import Code128Reader from '@zxing/library/esm/core/oned/Code128Reader.js';
import Code39Reader from '@zxing/library/esm/core/oned/Code39Reader.js';
import EAN13Reader from '@zxing/library/esm/core/oned/EAN13Reader.js';
import ITFReader from '@zxing/library/esm/core/oned/ITFReader.js';
import QRCodeReader from '@zxing/library/esm/core/qrcode/QRCodeReader.js';
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource.js';
import type { Detect } from './camera.ts';

/** Wider than this only takes longer. */
const widest = 960;

/** Grey values of a picture, from 0 to 255. */
export function greyOf({ data, width, height }: ImageData): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(width * height);
  for (let at = 0; at < grey.length; at++) {
    const [red = 0, green = 0, blue = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]];
    grey[at] = (red + 2 * green + blue) >> 2;
  }
  return grey;
}

const readers: readonly Reader[] = [
  new Code128Reader(),
  new Code39Reader(),
  new EAN13Reader(),
  new ITFReader(),
  new QRCodeReader(),
  new DataMatrixReader(),
];

/** The first code in the picture; a reader that finds none throws. */
export function codeIn(image: ImageData): string | undefined {
  const source = new RGBLuminanceSource(greyOf(image), image.width, image.height);
  for (const reader of readers)
    try {
      return reader.decode(new BinaryBitmap(new HybridBinarizer(source))).getText();
    } catch {
      reader.reset();
    }
  return undefined;
}

export function zxingDetector(): Detect {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (picture) => {
    const scale = Math.min(1, widest / picture.videoWidth);
    const [width, height] = [Math.round(picture.videoWidth * scale), Math.round(picture.videoHeight * scale)];
    if (!context || width === 0 || height === 0) return Promise.resolve([]);
    canvas.width = width;
    canvas.height = height;
    context.drawImage(picture, 0, 0, width, height);
    const code = codeIn(context.getImageData(0, 0, width, height));
    return Promise.resolve(code === undefined ? [] : [code]);
  };
}
