/** A signature as a PNG: drawn strokes, or a typed name in a hand's letters. The same size and ground whatever it was made on. */
import SignaturePad from 'signature_pad';
import { signatureLook } from '../theme/tokens.css.ts';
import { groupsOf, type Ink } from './ink.ts';

const width = 900;
const height = width / signatureLook.ratio;

function paper(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

export function pictureOfInk(ink: Ink): Promise<File> {
  const canvas = paper();
  const pad = new SignaturePad(canvas, { backgroundColor: signatureLook.paper });
  pad.off();
  pad.fromData(groupsOf(ink, width));
  return fileOf(canvas);
}

export function pictureOfName(name: string): Promise<File> {
  const canvas = paper();
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = signatureLook.paper;
    context.fillRect(0, 0, width, height);
    writeName(context, name, width);
  }
  return fileOf(canvas);
}

/** Writes the name on the line that the pad shows, as large as it fits. */
export function writeName(context: CanvasRenderingContext2D, name: string, across: number): void {
  const down = across / signatureLook.ratio;
  const room = across * 0.88;
  const fontAt = (size: number) => `italic 400 ${size}px ${signatureLook.font}`;
  const largest = down * 0.46;
  context.font = fontAt(largest);
  const { width: wide } = context.measureText(name);
  context.font = fontAt(wide > room ? (largest * room) / wide : largest);
  context.fillStyle = signatureLook.ink;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillText(name, across / 2, down * 0.68);
}

function fileOf(canvas: HTMLCanvasElement): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(new File([blob], 'signature.png', { type: 'image/png' }));
      else reject(new Error('the browser gave no picture of the signature'));
    }, 'image/png');
  });
}
