/** What is on each page: the mark and the bank's address above, the note, who printed it, and page n / m below (DES-13). */
import type { Bank } from '../../../platform/bank.ts';
import { translate } from '../../../platform/words.ts';
import { checkAddress } from '../papers.ts';
import { drawQr } from './qr.ts';
import { ink, wrap, write, type Sheet } from './sheet.ts';
import { rule } from './table.ts';

/** The mark of the portal, as a path in a square of 24. */
const mark = 'M1 7h4.5C13 7 11 17 18.5 17H23';

export function drawMark({ doc, margin }: Sheet, y: number): void {
  doc.save().translate(margin, y).scale(0.72);
  doc.path(mark).lineWidth(9.4).strokeColor(ink.brand).stroke();
  doc.path('M0 7h5.5C13 7 11 17 18.5 17H24').lineWidth(4.2).strokeColor('#ffffff').stroke();
  doc.restore();
}

/** Begins a page with the mark; answers where what follows may begin. */
export function newPage(sheet: Sheet, bank: Bank): number {
  const { doc, margin, width } = sheet;
  doc.addPage();
  const { name, address } = bank.policy.bank;
  drawMark(sheet, margin + 2);
  write(sheet, name, margin + 25, margin + 15, { size: 12, bold: true });
  const lines = [name, ...address.split(/,\s*/)];
  for (const [at, line] of lines.entries())
    write(sheet, line, width - margin, margin + 8 + at * 12.75, { size: 9, colour: ink.grey }, 'right');
  return margin + Math.max(24, lines.length * 12.75);
}

const footSize = 7.875;
const footLine = 11.25;
/** Room that the foot takes, so that tables end above it. */
export const footHeight = (sheet: Sheet, note: readonly string[]): number => sheet.margin + noteLines(sheet, note).length * footLine + 12;
/** One sentence after the other, the last on a line of its own when there are several. */
function noteLines(sheet: Sheet, note: readonly string[]): string[] {
  const last = note.length > 2 ? note.slice(-1) : [];
  const first = note.slice(0, note.length - last.length).join(' ');
  return [first, ...last].flatMap((text) => wrap(sheet, text, sheet.width - 2 * sheet.margin - 60, { size: footSize }));
}

/** Written on all pages at the end, when their number is known. */
export function drawFeet(sheet: Sheet, note: readonly string[]): void {
  const { doc, margin, width, height } = sheet;
  const lines = noteLines(sheet, note);
  const style = { size: footSize, colour: ink.grey };
  const top = height - margin - lines.length * footLine - 4;
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    rule(sheet, top, 0.75, ink.rule);
    for (const [at, line] of lines.entries()) write(sheet, line, margin, top + 14 + at * footLine, style);
    write(sheet, `${page + 1} / ${count}`, width - margin, top + 14, style, 'right');
  }
}

export type Fact = { readonly label: string; readonly lines: readonly string[] };
/** Facts side by side between two rules; answers the y below. `shares` part the width. */
export function drawFacts(sheet: Sheet, facts: readonly Fact[], shares: readonly number[], top: number): number {
  const { margin, width } = sheet;
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const room = width - 2 * margin - (facts.length - 1) * 18;
  rule(sheet, top, 0.75, ink.black);
  let x = margin;
  let deepest = 0;
  for (const [at, { label, lines }] of facts.entries()) {
    const wide = (room * (shares[at] ?? 1)) / whole;
    write(sheet, label, x, top + 18, { size: 8.25, colour: ink.grey });
    const all = lines.flatMap((line) => wrap(sheet, line, wide, { size: 9.75 }));
    for (const [index, line] of all.entries()) write(sheet, line, x, top + 31.5 + index * 12.75, { size: 9.75 });
    deepest = Math.max(deepest, all.length);
    x += wide + 18;
  }
  const bottom = top + 31.5 + deepest * 12.75 - 1;
  rule(sheet, bottom, 0.75, ink.rule);
  return bottom;
}

/** How to check the paper: each foot says it, so that every page carries the code. */
export const checkText = ({ language }: Sheet, origin: string, code: string): string =>
  translate(language, 'statement', 'verify', { address: `${origin}/verify_document`, code });

/** The code as a QR, at the right of the title; who reads on a screen presses it. */
export function drawCheck(sheet: Sheet, origin: string, code: string, top: number): void {
  const address = checkAddress(origin, code);
  const left = sheet.width - sheet.margin - 50;
  drawQr(sheet, address, left, top - 8, 50);
  sheet.doc.link(left, top - 8, 50, 50, address);
}
