/** What a paper says, as it is printed: the page, the PDF and the answer to its code are made of the same (TXN-07, TXN-09). */
import type { Language } from '../../rules/languages.ts';
import type { KeyOf, T, TailOf } from '../keys.ts';
import { formatDateTime } from '../dates.ts';

export type Said = {
  readonly name: TailOf<KeyOf<'statement'>, 'facts'>;
  readonly value: string;
  /** Of the bank's margin, which its label names. */
  readonly percent?: string;
};
export const fact = (name: Said['name'], value: string): Said => ({ name, value });
/** A movement of a statement, cell by cell. */
export type SaidLine = Readonly<Record<'date' | 'details' | 'reference' | 'paid_out' | 'paid_in' | 'balance', string>>;

/** In which language a paper is written, with its words, and by which zone it writes the time. */
export type Reader = { readonly t: T<'statement'>; readonly language: Language; readonly zone: string };

export const labelOf = ({ name, percent = '' }: Pick<Said, 'name' | 'percent'>, t: T<'statement'>): string =>
  t(`facts.${name}`, { percent });

/** Blank for the moment before the zone is known: a wrong day is worse than none. */
export const timeOf = (at: string, { language, zone }: Pick<Reader, 'language' | 'zone'>): string =>
  zone ? formatDateTime(at, language, zone) : '';

export const printedBy = ({ issued_at, issued_to }: { readonly issued_at: string; readonly issued_to: string }, reader: Reader): Said =>
  fact('printed', `${timeOf(issued_at, reader)}, ${issued_to}`);

/** '8830 0142 7719'. */
export const grouped = (number: string): string => number.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
