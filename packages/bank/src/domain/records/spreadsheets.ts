/**
 * Tables as files for spreadsheets: CSV as Excel reads it everywhere (BOM, CRLF), and XLSX.
 * No cell of text is ever taken for a formula (TXN-05).
 */
import writeExcelFile from 'write-excel-file/node';
import { amountParts } from '@bankside/core/i18n/amounts.ts';
import { harmless, type Cell } from '@bankside/core/rules/table-cells.ts';

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
