/** Papers and signatures for companies that are made up: small real files, the same bytes at every start. */
import sharp from 'sharp';

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

/** x, y, x, y … in thousandths of the pad's width, as the signature field keeps them; it looks the same for the same name. */
export function sampleStrokes(name: string): number[][] {
  const letters = [...name].filter((letter) => letter !== ' ');
  return [
    letters.flatMap((letter, index) => {
      const high = 60 + ((letter.codePointAt(0) ?? 0) % 7) * 18;
      const left = 80 + Math.round((index * 800) / letters.length);
      return [left, 200, left + 18, 200 - high, left + 34, 210];
    }),
    [70, 250, 480, 236, 930, 244],
  ];
}

export function strokesPng(strokes: readonly (readonly number[])[]): Promise<Buffer> {
  const pairs = (stroke: readonly number[]) => stroke.map((each, index) => (index % 2 === 0 ? `${each}` : `${each} `)).join(' ');
  const lines = strokes.map((stroke) => `<polyline points="${pairs(stroke)}" fill="none" stroke="#12202b" stroke-width="6"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200" viewBox="0 0 1000 333">${lines}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
