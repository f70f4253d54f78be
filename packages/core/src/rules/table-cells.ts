/** Cells of files for spreadsheets, as the bank and the screens write and read them: no text is ever taken for a formula (TXN-05). */

/** Text that people wrote, a decimal number as text, or a day with or without a time: '2025-11-18', '2025-11-18 09:40', '' for none. */
export type Cell = { readonly text: string } | { readonly number: string } | { readonly day: string };
export const csvType = 'text/csv; charset=utf-8';
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const nul = /\u0000/g;
/** Excel, LibreOffice and Sheets begin a formula with any of these, also written wide; a quote in front makes it text. */
export const harmless = (text: string): string => (/^\s*[=+\-@＝＋－＠\t\r]/u.test(text) ? `'${text}` : text).replace(nul, '');

/** A cell as it was meant: without what `harmless` puts in front, and without ="0042", by which people keep zeros in a CSV. */
export const plainText = (cell: string): string =>
  cell
    .replace(nul, '')
    .replace(/^'(?=\s*[=+\-@＝＋－＠\t\r])/u, '')
    .replace(/^="([^"]*)"$/, '$1')
    .trim();

const csvCell = (cell: Cell): string => {
  if ('number' in cell) return cell.number;
  if ('day' in cell) return cell.day;
  const text = harmless(cell.text);
  return /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
/** What is in front of a CSV file, so that Excel reads it as UTF-8. */
export const csvStart = '\ufeff';
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;
