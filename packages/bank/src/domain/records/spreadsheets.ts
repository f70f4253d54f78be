/**
 * Tables as files for spreadsheets: CSV as Excel reads it everywhere (BOM, CRLF), and XLSX.
 * No cell of text is ever taken for a formula (TXN-05).
 */
import writeExcelFile from 'write-excel-file/node';
import { amountParts } from '@bankside/core/i18n/amounts.ts';

/** Text that people wrote, or a decimal number as text. */
export type Cell = { readonly text: string } | { readonly number: string };
export const csvType = 'text/csv; charset=utf-8';
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Excel, LibreOffice and Sheets begin a formula with any of these, also written wide; a quote in front makes it text. */
export const harmless = (text: string): string => (/^\s*[=+\-@＝＋－＠\t\r]/u.test(text) ? `'${text}` : text).replaceAll('\u0000', '');

const csvCell = (cell: Cell): string => {
  if ('number' in cell) return cell.number;
  const text = harmless(cell.text);
  return /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
/** What stands in front of a CSV file, so that Excel reads it as UTF-8. */
export const csvStart = '\ufeff';
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** A number as Excel holds it without loss: fifteen digits; a longer one stays text, all digits there. */
function excelCell(cell: Cell) {
  if ('text' in cell) return { type: String, value: harmless(cell.text) };
  const digits = cell.number.replace(/\D/g, '').replace(/^0+/, '');
  if (cell.number === '' || digits.length > 15) return { type: String, value: cell.number };
  const places = cell.number.split('.')[1]?.length ?? 0;
  return { type: Number, value: Number(cell.number), format: places === 0 ? '#,##0' : `#,##0.${'0'.repeat(places)}` };
}

export const workbook = (head: readonly string[], rows: readonly (readonly Cell[])[], sheet: string): Promise<Buffer> =>
  writeExcelFile([head.map((value) => ({ type: String, value, fontWeight: 'bold' as const })), ...rows.map((row) => row.map(excelCell))], {
    sheet,
    stickyRowsCount: 1,
    columns: head.map((title) => ({ width: Math.max(14, [...title].length + 4) })),
  }).toBuffer();

/** '−48,500.00' as papers show it. */
export const shown = (number: string): string => {
  if (number === '') return '';
  const { sign, whole, decimals } = amountParts(number, number.split('.')[1]?.length ?? 0);
  return `${sign}${whole}${decimals === '' ? '' : `.${decimals}`}`;
};
