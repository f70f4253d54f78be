/** A QR code as squares on a sheet. */
import { encode } from 'uqr';
import { ink, type Sheet } from './sheet.ts';

/** `x`, `y` is its upper left corner, `side` its length in points; room around it is the caller's. */
export function drawQr({ doc }: Sheet, text: string, x: number, y: number, side: number): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const step = side / size;
  for (const [row, line] of data.entries())
    for (const [column, dark] of line.entries()) if (dark) doc.rect(x + column * step, y + row * step, step, step);
  doc.fill(ink.black);
}
