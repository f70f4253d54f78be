/** Papers and signatures for companies that are made up: small real files, the same bytes at every start. */
import { crc32, deflateSync } from 'node:zlib';

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&');

/** One A4 page in Helvetica, of Latin letters. */
export function samplePdf(title: string, lines: readonly string[]): Buffer {
  const write = (text: string, y: number, size: number) => `BT /F1 ${size} Tf 72 ${y} Td (${escaped(text)}) Tj ET`;
  const page = [write(title, 740, 20), ...lines.map((line, index) => write(line, 690 - index * 22, 11)), '72 60 m 523 60 l S'].join('\n');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${Buffer.byteLength(page, 'latin1')}>>\nstream\n${page}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ];
  let text = '%PDF-1.7\n';
  const starts = objects.map((body, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${starts.join('')}`;
  text += `trailer\n<</Root 1 0 R/Size ${objects.length + 1}>>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** x, y, x, y … in thousandths of the pad's width, as the signature field keeps them: a loop a letter, the same for the same name. */
export function sampleStrokes(name: string): number[][] {
  const letters = [...name].filter((letter) => letter !== ' ');
  const wide = 800 / letters.length;
  return [
    letters.flatMap((letter, index) => {
      const high = 50 + ((letter.codePointAt(0) ?? 0) % 7) * 17;
      return Array.from({ length: 10 }, (_, step) => {
        const turn = (step / 10) * 2 * Math.PI;
        const x = 80 + wide * (index + step / 10) - 0.7 * wide * Math.sin(turn);
        return [Math.round(x), Math.round(205 - high * Math.sin(turn / 2))];
      }).flat();
    }),
    [70, 250, 480, 236, 930, 244],
  ];
}

const pad = { width: 600, height: 200, pen: 2, white: 255, ink: 20 } as const;

/** The strokes in black on white, as a greyscale PNG. */
export function strokesPng(strokes: readonly (readonly number[])[]): Buffer {
  const line = pad.width + 1; // each begins with its filter's number
  const pixels = Buffer.alloc(line * pad.height, pad.white);
  for (let y = 0; y < pad.height; y++) pixels[y * line] = 0;
  const dot = (x: number, y: number) => {
    for (let down = -pad.pen; down <= pad.pen; down++) {
      const row = Math.round(y) + down;
      const from = Math.round(x) - pad.pen;
      if (row >= 0 && row < pad.height && from >= 0) pixels.fill(pad.ink, row * line + 1 + from, row * line + 2 + from + 2 * pad.pen);
    }
  };
  const scale = pad.width / 1000;
  for (const stroke of strokes)
    for (let at = 2; at + 1 < stroke.length; at += 2) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = stroke.slice(at - 2, at + 2).map((each) => each * scale);
      const steps = Math.ceil(Math.hypot(x1 - x0, y1 - y0));
      for (let step = 0; step <= steps; step++) dot(x0 + ((x1 - x0) * step) / steps, y0 + ((y1 - y0) * step) / steps);
    }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(pad.width, 0);
  head.writeUInt32BE(pad.height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
