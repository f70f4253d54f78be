/** A number of a spreadsheet as its text: zeros in front that its format shows, days instead of serial numbers, and no digit made up. */
import type { CellMark } from './table.ts';

export type NumberText = { readonly text: string; readonly mark?: CellMark };

const dayFormats = [
  [14, 17],
  [22, 22],
  [27, 31],
  [34, 36],
  [50, 58],
] as const;
/** The format that a style's number means, where it is one of the built-in days; '' says nothing. */
export const builtInFormat = (id: number): string => (dayFormats.some(([from, to]) => id >= from && id <= to) ? 'yyyy-mm-dd' : '');

const literal = /"[^"]*"|\\.|\[[^\]]*\]|[_*]./g;
const isDay = (format: string): boolean => /[yd]/i.test(format.replace(literal, ''));

/** Spreadsheets keep fifteen digits; the rest of a longer number is made of zeros. */
const isExact = (value: number): boolean => !Number.isInteger(value) || Math.abs(value) < 1e15;

export function numberText(stored: string, format: string, since1904: boolean): NumberText {
  const value = Number(stored);
  if (stored.trim() === '' || !Number.isFinite(value)) return { text: stored };
  const section = format.split(';')[0] ?? '';
  if (isDay(section)) return { text: dayText(value, since1904) };
  const text = Number.isInteger(value) && Math.abs(value) < 1e21 ? BigInt(value).toString() : String(value);
  if (!isExact(value)) return { text, mark: 'digits' };
  return { text: /^\d+$/.test(text) ? (patterned(text, section) ?? text) : text };
}

/** Excel counts from 1900 as if that had been a leap year. */
function dayText(serial: number, since1904: boolean): string {
  const day = Math.floor(serial);
  const from1970 = since1904 ? day - 24_107 : day - (day > 60 ? 25_569 : 25_568);
  const date = new Date(from1970 * 86_400_000);
  return Number.isNaN(date.getTime()) ? String(serial) : date.toISOString().slice(0, 10);
}

/** Of a format of nothing but zeros and fixed text, such as 00000000, 0000-0000 or "KIT-"000000: what a person sees in the cell. */
function patterned(digits: string, format: string): string | undefined {
  const parts = format.match(/"[^"]*"|\\.|\[[^\]]*\]|0+|[- /]/g) ?? [];
  if (parts.join('') !== format) return undefined;
  const places = parts.filter((part) => /^0+$/.test(part)).join('').length;
  if (places === 0) return undefined;
  const padded = digits.padStart(places, '0');
  let next = padded.length - places;
  let isFirst = true;
  return parts
    .map((part) => {
      if (part.startsWith('[')) return '';
      if (!/^0+$/.test(part)) return part.replace(/^"|"$|^\\/g, '');
      const from = isFirst ? 0 : next;
      isFirst = false;
      next += part.length;
      return padded.slice(from, next);
    })
    .join('');
}
