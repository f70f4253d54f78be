/** Rows of an XLSX file. A formula is never computed: its last result is read as text and marked. */
import { plainText } from '@bankside/core/rules/table-cells.ts';
import { collector } from './collector.ts';
import { numberText, type NumberText } from './number-text.ts';
import { TableFault, type CellMark, type ReadOptions, type TableRow, type TableSink } from './table.ts';
import { readWorkbook, unescaped, type Workbook } from './workbook.ts';
import { readXml } from './xml.ts';
import { openZip } from './zip.ts';

/** The chosen sheet, or the first that has rows. */
export async function readXlsx(file: Blob, options: ReadOptions, sink: TableSink): Promise<number> {
  const zip = await openZip(file, options.maxUnpacked);
  const book = await readWorkbook(zip);
  const names = book.sheets.map(({ name }) => name);
  for (const { name, path } of book.sheets) {
    if (options.sheet !== undefined && name !== options.sheet) continue;
    const stream = await zip.open(path);
    if (!stream) throw new TableFault('damaged');
    const rows = collector({ kind: 'xlsx', sheets: names, sheet: name }, options, sink);
    await readSheet(stream, book, options.maxColumns, rows.take);
    const count = rows.end();
    if (count) return count;
  }
  throw new TableFault('empty');
}

/** Of 'AB12': 27. */
function columnOf(reference: string): number {
  let column = 0;
  for (const char of reference) {
    const letter = char.charCodeAt(0) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column - 1;
}

type Cell = { column: number; type: string; style: number; stored: string | undefined; inline: string; isFormula: boolean };

async function readSheet(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  book: Workbook,
  maxColumns: number,
  take: (row: TableRow) => void,
): Promise<void> {
  let line = 0;
  let column = 0;
  let cells: string[] = [];
  let marks: Record<number, CellMark> = {};
  let cell: Cell | undefined;
  let within: 'v' | 't' | undefined;
  let isReading = false;
  await readXml(stream, {
    open(name, attribute) {
      if (name === 'x:c') {
        const reference = attribute('r');
        if (reference !== undefined) column = columnOf(reference);
        const [type, style] = [attribute('t') ?? 'n', Number(attribute('s') ?? 0)];
        cell = { column, type, style, stored: undefined, inline: '', isFormula: false };
        column++;
      } else if (name === 'x:row') {
        line = Number(attribute('r') ?? line + 1);
        [column, cells, marks] = [0, [], {}];
      } else if (name === 'x:rPh') isReading = true;
      else if (!cell) return;
      else if (name === 'x:f') cell.isFormula = true;
      else if (name === 'x:v') [within, cell.stored] = ['v', cell.stored ?? ''];
      else if (name === 'x:t' && !isReading) within = 't';
    },
    text(text) {
      if (!cell) return;
      if (within === 'v') cell.stored = (cell.stored ?? '') + text;
      else if (within === 't') cell.inline += text;
    },
    close(name) {
      if (name === 'x:v' || name === 'x:t') within = undefined;
      else if (name === 'x:rPh') isReading = false;
      else if (name === 'x:row') take({ line, cells, marks });
      else if (name === 'x:c' && cell) {
        const { text, mark } = textOf(cell, book);
        if (text !== '' || mark) {
          if (cell.column >= maxColumns) throw new TableFault('tooManyColumns', { max: maxColumns, line });
          while (cells.length < cell.column) cells.push('');
          cells[cell.column] = text;
          if (mark) marks[cell.column] = mark;
        }
        cell = undefined;
      }
    },
  });
}

/** A missing result says more than that it is a formula, and so does an error or a lost digit. */
function textOf(cell: Cell, book: Workbook): NumberText {
  const read = valueOf(cell, book);
  const text = plainText(read.text);
  const mark = read.mark ?? (cell.isFormula ? (text === '' && cell.stored === undefined ? 'noResult' : 'formula') : undefined);
  return mark ? { text, mark } : { text };
}

function valueOf({ type, style, stored = '', inline }: Cell, book: Workbook): NumberText {
  switch (type) {
    case 's':
      return { text: book.texts[Number(stored)] ?? '' };
    case 'inlineStr':
      return { text: unescaped(inline) };
    case 'str':
      return { text: unescaped(stored) };
    case 'b':
      return { text: stored === '' ? '' : stored === '1' ? 'TRUE' : 'FALSE' };
    case 'e':
      return { text: '', mark: 'error' };
    case 'd':
      return { text: stored };
    default:
      return numberText(stored, book.formats[style] ?? '', book.since1904);
  }
}
