/** A table over several pages: its head is on each, and no row is parted. */
import { ink, widthOf, wrap, write, type Sheet, type Style } from './sheet.ts';

export type Column = { readonly title: string; readonly width: number; readonly align?: 'left' | 'right'; readonly grey?: boolean };
export type Row = {
  readonly cells: readonly string[];
  readonly bold?: boolean;
  /** closing: one line above, two below. */
  readonly kind?: 'closing';
};
/** Begins a page and says where the table may be on it. */
export type Page = () => { readonly top: number; readonly bottom: number };

const size = 9;
const lineHeight = 12.75;
const padding = 6;
const headHeight = 19.5;
const rowHeight = 20.25;

/** Draws from `top` of the page that is open; answers where it ended. */
export async function drawTable(
  sheet: Sheet,
  columns: readonly Column[],
  rows: Iterable<Row>,
  open: { top: number; bottom: number },
  page: Page,
): Promise<number> {
  let { top: y, bottom } = open;
  let drawn = 0;
  y = head(sheet, columns, y);
  for (const row of rows) {
    const lines = row.cells.map((cell, at) => linesOf(sheet, columns[at], cell, row));
    const height = Math.max(row.kind === 'closing' ? 25.5 : rowHeight, Math.max(...lines.map(({ length }) => length)) * lineHeight + 7.5);
    if (y + height > bottom) {
      ({ top: y, bottom } = page());
      y = head(sheet, columns, y);
    }
    drawRow(sheet, columns, row, lines, y, height);
    y += height;
    if (++drawn % 50 === 0) await new Promise(setImmediate); // a long paper leaves room for other callers
  }
  return y;
}

function head(sheet: Sheet, columns: readonly Column[], y: number): number {
  const style = { size: 8.25, colour: ink.dark };
  each(sheet, columns, ({ title, align }, left, right) =>
    write(sheet, title, align === 'right' ? right : left, y + 12, style, align ?? 'left'),
  );
  rule(sheet, y + headHeight, 0.75, ink.black);
  return y + headHeight;
}

function each(sheet: Sheet, columns: readonly Column[], draw: (column: Column, left: number, right: number, at: number) => void): void {
  let x = sheet.margin;
  for (const [at, column] of columns.entries()) {
    draw(column, x + (at === 0 ? 0 : padding), x + column.width - (at === columns.length - 1 ? 0 : padding), at);
    x += column.width;
  }
}

/** A number is never broken: it is written smaller until it fits. */
function linesOf(sheet: Sheet, column: Column | undefined, cell: string, row: Row): string[] {
  if (!column || column.align === 'right') return [cell];
  return wrap(sheet, cell, column.width - 2 * padding, { size, bold: row.bold ?? false }, 3);
}

function drawRow(sheet: Sheet, columns: readonly Column[], row: Row, lines: readonly string[][], y: number, height: number): void {
  const base: Style = { size, bold: row.bold ?? false };
  const first = y + height / 2 + size * 0.35;
  each(sheet, columns, ({ align, grey, width }, left, right, at) => {
    const texts = lines[at] ?? [];
    const style = { ...base, colour: grey && !row.bold ? ink.grey : ink.black };
    const start = first - ((texts.length - 1) * lineHeight) / 2;
    for (const [index, text] of texts.entries())
      if (align === 'right') write(sheet, text, right, start, fitting(sheet, text, width - padding, style), 'right');
      else write(sheet, text, left, start + index * lineHeight, style);
  });
  if (row.kind === 'closing') {
    rule(sheet, y, 0.75, ink.black);
    rule(sheet, y + height - 1.5, 0.75, ink.black);
    rule(sheet, y + height + 0.75, 0.75, ink.black);
  } else rule(sheet, y + height, 0.5, ink.line);
}

function fitting(sheet: Sheet, text: string, width: number, style: Style): Style {
  const needed = widthOf(sheet, text, style);
  return needed <= width ? style : { ...style, size: Math.max(5, (style.size * width) / needed) };
}

export function rule({ doc, margin, width }: Sheet, y: number, weight: number, colour: string): void {
  doc
    .moveTo(margin, y)
    .lineTo(width - margin, y)
    .lineWidth(weight)
    .strokeColor(colour)
    .stroke();
}
