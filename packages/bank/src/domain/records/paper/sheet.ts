/** An A4 document with real letters of four scripts. Coordinates are points from the upper left; `y` of a text is its baseline. */
import { readFileSync } from 'node:fs';
import type { Language } from '@bankside/core/rules/languages.ts';

export type Sheet = {
  readonly doc: PDFKit.PDFDocument;
  readonly language: Language;
  readonly width: number;
  readonly height: number;
  /** What the pages' frames may not be written on. */
  readonly margin: number;
};
export type Style = { readonly size: number; readonly bold?: boolean; readonly colour?: string };
export const ink = { black: '#000000', grey: '#555555', dark: '#333333', line: '#dddddd', rule: '#bbbbbb', brand: '#00505a' } as const;
/** 16 mm. */
const margin = (16 / 25.4) * 72;
export const pdfType = 'application/pdf';

const folder = process.env['BANK_FONTS'] ?? 'packages/bank/fonts';
const files = {
  'funnel-sans-400': 'funnel-sans-400.ttf',
  'funnel-sans-ext-400': 'funnel-sans-ext-400.ttf',
  'funnel-sans-600': 'funnel-sans-600.ttf',
  'funnel-sans-ext-600': 'funnel-sans-ext-600.ttf',
  'noto-sans-sc-400': 'noto-sans-sc-400.ttf',
  'noto-sans-jp-400': 'noto-sans-jp-400.ttf',
} as const;
type Face = keyof typeof files;
const read = new Map<Face, Buffer>();
function bytesOf(face: Face): Buffer {
  const bytes = read.get(face) ?? readFileSync(`${folder}/${files[face]}`);
  read.set(face, bytes);
  return bytes;
}

type SheetOf = { readonly title: string; readonly at: Date; readonly wide?: boolean };
/** The same input makes the same bytes: nothing of it is random or asks the time. */
export async function newSheet(language: Language, { title, at, wide = false }: SheetOf): Promise<Sheet> {
  const { default: PDFDocument } = await import('pdfkit'); // with the first paper: it would take an eighth of a start
  const doc = new PDFDocument({
    size: 'A4',
    layout: wide ? 'landscape' : 'portrait',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true, // page n of m is written at the end
    lang: language,
    displayTitle: true,
    font: '', // none of pdfkit's own: it would open Helvetica
    info: { Title: title, Author: 'Bankside', Creator: 'Bankside', Producer: 'Bankside', CreationDate: at, ModDate: at },
  });
  for (const face of Object.keys(files) as Face[]) doc.registerFont(face, bytesOf(face));
  const [short, long] = [595.28, 841.89];
  return { doc, language, width: wide ? long : short, height: wide ? short : long, margin };
}

/** Ends the document and answers its bytes. */
export function bytesOfSheet({ doc }: Sheet): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
    doc.end();
  });
}

const facesFor = (language: Language, bold: boolean): Face[] => [
  ...(bold ? (['funnel-sans-600', 'funnel-sans-ext-600'] as const) : (['funnel-sans-400', 'funnel-sans-ext-400'] as const)),
  ...(language === 'ja' ? (['noto-sans-jp-400', 'noto-sans-sc-400'] as const) : (['noto-sans-sc-400', 'noto-sans-jp-400'] as const)),
];

const coverage = new Map<string, boolean>();
/** Whether a face has a letter; pdfkit keeps the opened font to itself, and its types do not know it. */
function has(doc: PDFKit.PDFDocument, face: Face, letter: string): boolean {
  const key = face + letter;
  const before = coverage.get(key);
  if (before !== undefined) return before;
  const { font } = (doc.font(face) as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })._font;
  const found = font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  if (coverage.size > 50_000) coverage.clear();
  coverage.set(key, found);
  return found;
}

type Run = { readonly face: Face; text: string };
function runsOf({ doc, language }: Sheet, text: string, bold: boolean): Run[] {
  const faces = facesFor(language, bold);
  const runs: Run[] = [];
  for (const letter of text.replace(/[\p{Cc}\p{Cs}]/gu, ' ')) {
    const face = faces.find((each) => has(doc, each, letter)) ?? faces[2] ?? 'noto-sans-sc-400';
    const last = runs.at(-1);
    if (last?.face === face) last.text += letter;
    else runs.push({ face, text: letter });
  }
  return runs;
}

const widths = new Map<string, number>();
/** Widths grow with the size, so one measure serves all. Figures are all of one width in each of these faces. */
function widthOfRun({ doc }: Sheet, run: Run, size: number): number {
  const key = `${run.face} ${run.text}`;
  let width = widths.get(key);
  if (width === undefined) {
    width = doc.font(run.face).fontSize(1000).widthOfString(run.text) / 1000;
    if (widths.size > 50_000) widths.clear();
    widths.set(key, width);
  }
  return width * size;
}

export const widthOf = (sheet: Sheet, text: string, { size, bold = false }: Style): number =>
  runsOf(sheet, text, bold).reduce((sum, run) => sum + widthOfRun(sheet, run, size), 0);

/** One line; `x` is its left edge, or its right one. */
export function write(sheet: Sheet, text: string, x: number, y: number, style: Style, align: 'left' | 'right' = 'left'): void {
  const { size, bold = false, colour = ink.black } = style;
  const { doc } = sheet;
  let at = align === 'right' ? x - widthOf(sheet, text, style) : x;
  for (const run of runsOf(sheet, text, bold)) {
    const heavy = bold && run.face.startsWith('noto'); // there is one weight of these: a thin outline makes it bold
    doc.font(run.face).fontSize(size).fillColor(colour);
    if (heavy) doc.lineWidth(size / 32).strokeColor(colour);
    doc.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic', fill: true, stroke: heavy });
    at += widthOfRun(sheet, run, size);
  }
}

/** Where a line may break: after spaces, between characters of Chinese and Japanese, but not in front of their marks. */
const pieces =
  /[\u3040-\u30ff\u3400-\u9fff\uff00-\uffef][。，、；：？！）】」』ー々]*|[^\s\u3040-\u30ff\u3400-\u9fff\uff00-\uffef]+\s*|\s+/gu;

/** The lines of a text in a width; a word that is longer is cut, and of too many lines the last ends in dots. */
export function wrap(sheet: Sheet, text: string, width: number, style: Style, most = 99): string[] {
  const wide = (piece: string) => widthOf(sheet, piece, style);
  if (wide(text) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const piece of (text.match(pieces) ?? []).flatMap((each) => (wide(each.trimEnd()) <= width ? [each] : [...each]))) {
    if (line !== '' && used + wide(piece.trimEnd()) > width) {
      lines.push(line.trimEnd());
      [line, used] = ['', 0];
    }
    const next = line === '' ? piece.trimStart() : piece;
    line += next;
    used += wide(next);
  }
  lines.push(line.trimEnd());
  if (lines.length <= most) return lines;
  let last = lines[most - 1] ?? '';
  while (last !== '' && wide(`${last}…`) > width) last = [...last].slice(0, -1).join('');
  return [...lines.slice(0, most - 1), `${last}…`];
}
