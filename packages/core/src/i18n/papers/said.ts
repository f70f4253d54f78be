/** What a paper says, as it is printed: the page, the PDF and the answer to its code are made of the same (TXN-07, TXN-09). */
import type { Language } from '../../rules/languages.ts';
import { formatDateTime } from '../dates.ts';
import { translate } from '../words.ts';

export type Said = {
  /** A key of statement:facts. */
  readonly name: string;
  readonly value: string;
  /** Of the bank's margin, which its label names. */
  readonly percent?: string;
};
/** A movement of a statement, cell by cell. */
export type SaidLine = Readonly<Record<'date' | 'details' | 'reference' | 'paid_out' | 'paid_in' | 'balance', string>>;

/** In which language a paper is written, and by which zone it tells the time. */
export type Reader = { readonly language: Language; readonly zone: string };

export const labelOf = ({ name, percent = '' }: Pick<Said, 'name' | 'percent'>, language: Language): string =>
  translate(language, 'statement', `facts.${name}`, { percent });

/** Blank for the moment before the zone is known: a wrong day is worse than none. */
export const timeOf = (at: string, { language, zone }: Reader): string => (zone ? formatDateTime(at, language, zone) : '');

export const printedBy = ({ issued_at, issued_to }: { readonly issued_at: string; readonly issued_to: string }, reader: Reader): Said => ({
  name: 'printed',
  value: `${timeOf(issued_at, reader)}, ${issued_to}`,
});

/** '8830 0142 7719'. */
export const grouped = (number: string): string => number.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
