/**
 * Tables as files for spreadsheets: CSV as Excel reads it everywhere (BOM, CRLF), and XLSX.
 * No cell of text is ever taken for a formula (TXN-05).
 */
import { amountParts } from '@bankside/core/i18n/amounts.ts';
import { dayIn, formatTime } from '@bankside/core/i18n/dates.ts';
import { dayPatterns } from '@bankside/core/i18n/days.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { harmless, type Cell } from '@bankside/core/rules/table-cells.ts';

/** The minute of an instant in a zone. */
export const timeCell = (instant: string | Date, timeZone: string): Cell => ({
  day: `${dayIn(instant, timeZone)} ${formatTime(instant, timeZone)}`,
});

/** A true date, which has no zone: the heading names it. Shown as the language writes days (WRD-06). */
function dayCell(text: string, language: Language) {
  const [day = '', time] = text.split(' ');
  const format = dayPatterns[language].toLowerCase();
  return { type: Date, value: new Date(`${day}T${time ?? '00:00'}Z`), format: time ? `${format} hh:mm` : format };
}

/** A number as Excel holds it without loss: fifteen digits; a longer one stays text, all digits there. */
function excelCell(cell: Cell, language: Language) {
  if ('day' in cell) return cell.day === '' ? null : dayCell(cell.day, language);
  if ('text' in cell) return { type: String, value: harmless(cell.text) };
  const digits = cell.number.replace(/\D/g, '').replace(/^0+/, '');
  if (cell.number === '' || digits.length > 15) return { type: String, value: cell.number };
  const places = cell.number.split('.')[1]?.length ?? 0;
  return { type: Number, value: Number(cell.number), format: places === 0 ? '#,##0' : `#,##0.${'0'.repeat(places)}` };
}

type Table = {
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  readonly sheet: string;
  readonly language: Language;
};

export async function workbook({ head, rows, sheet, language }: Table): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node'); // with the first workbook: it would slow every start
  return writeExcelFile(
    [
      head.map((value) => ({ type: String, value, fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map((cell) => excelCell(cell, language))),
    ],
    {
      sheet,
      stickyRowsCount: 1,
      columns: head.map((title) => ({ width: Math.max(14, [...title].length + 4) })),
    },
  ).toBuffer();
}

/** '−48,500.00' as papers show it. */
export const shown = (number: string): string => {
  if (number === '') return '';
  const { sign, whole, decimals } = amountParts(number, number.split('.')[1]?.length ?? 0);
  return `${sign}${whole}${decimals === '' ? '' : `.${decimals}`}`;
};
