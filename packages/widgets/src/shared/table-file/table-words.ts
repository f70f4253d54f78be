/** What is said of a file that cannot be read, and of a cell that is not what it seems. */
import { sizeText } from '../../kit/form/upload/upload-file.ts';
import type { T } from '../../kit/words.tsx';
import { TableFault, type Encoding, type TableHead, type TableRow } from './table.ts';

export function faultText(t: T<'table-file'>, error: unknown): string {
  if (!(error instanceof TableFault)) return t('faults.failed');
  const { max = 0, line = 0 } = error.detail;
  return t(`faults.${error.fault}`, { max: max.toLocaleString('en'), line: line.toLocaleString('en'), size: sizeText(max) });
}

/** A sentence for each marked cell of a row, which names its column as the file does. */
export const markTexts = (t: T<'table-file'>, { marks }: TableRow, { headings }: TableHead): string[] =>
  Object.entries(marks).map(([column, mark]) => t(`marks.${mark}`, { column: headings[Number(column)] || columnName(Number(column)) }));

/** 27 is 'AB', as spreadsheets name a column without a heading. */
export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

/** 'UTF-16 LE' is a name in every language. */
export const encodingText = (t: T<'table-file'>, encoding: Encoding): string =>
  encoding === 'utf-8' || encoding === 'utf-16le' || encoding === 'utf-16be'
    ? encoding.toUpperCase().replace(/[LB]E$/, ' $&')
    : t(`encodings.${encoding}`);
