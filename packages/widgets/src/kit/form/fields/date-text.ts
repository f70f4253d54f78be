/** Calendar days in three boxes: the order of the language, and what people paste. */
import type { Language } from '@bankside/core/rules/languages.ts';

export type Part = 'year' | 'month' | 'day';
export type Parts = Readonly<Record<Part, string>>;
export const lengths: Readonly<Record<Part, number>> = { year: 4, month: 2, day: 2 };

/** WRD-06: day first in English, year first in Chinese and Japanese. */
export const orderIn = (language: Language): readonly Part[] => (language === 'en' ? ['day', 'month', 'year'] : ['year', 'month', 'day']);

export function partsOf(value: string): Parts {
  const [year = '', month = '', day = ''] = /[^\d-]/.test(value) ? [] : value.split('-'); // a page may have written it in its own way
  return { year, month, day };
}
/** '2025-11-18'; parts that are missing leave their place empty, so that the schema refuses it. Nothing at all is ''. */
export const valueOf = ({ year, month, day }: Parts): string => (year || month || day ? `${year}-${month}-${day}` : '');

export const digits = (text: string, part: Part): string => text.normalize('NFKC').replace(/\D/g, '').slice(0, lengths[part]);
/** '5' is '05' when the box is left. */
export const padded = ({ year, month, day }: Parts): Parts => ({
  year,
  month: month && month.padStart(2, '0'),
  day: day && day.padStart(2, '0'),
});

/** '21/11/2026', '2026-11-21', '2026年11月21日', '20261121': three numbers with a year among them. */
export function readDay(text: string, language: Language): Parts | undefined {
  const plain = text.normalize('NFKC').trim();
  const numbers = /^\d{8}$/.test(plain) ? cut(plain, language) : (plain.match(/\d+/g) ?? []);
  const [first = '', second = '', third = ''] = numbers;
  if (numbers.length !== 3 || second.length > 2) return undefined;
  if (first.length === 4 && third.length <= 2) return padded({ year: first, month: second, day: third });
  if (third.length === 4 && first.length <= 2) return padded({ year: third, month: second, day: first });
  return undefined;
}

const cut = (text: string, language: Language): readonly string[] =>
  language === 'en' ? [text.slice(0, 2), text.slice(2, 4), text.slice(4)] : [text.slice(0, 4), text.slice(4, 6), text.slice(6)];
