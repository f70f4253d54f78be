/** Rows that are good go to the bank with their codes; a piece that is sent again is there once (PRG-25). */
import type { Client } from '@bankside/core/client/client.ts';
import type { Import } from '@bankside/core/contract/programmes/preallocation.ts';
import { importRows } from '@bankside/core/rules/programmes/programmes.ts';
import { bindRow, type Row } from './rows.ts';

type Intended = <I, O>(input: I, perform: (key: string) => Promise<O>) => Promise<O>;
export type Sending = {
  readonly import_id: string;
  readonly file_name: string;
  readonly rows: readonly Row[];
};
type How = {
  readonly intended: Intended;
  /** How many rows the bank has; undefined before it knows of the import. */
  readonly sent: number | undefined;
  readonly onSent: (count: number) => void;
};

/** From the row that comes next: after a dead line it is called again and goes on there. */
export async function sendRows(bank: Client, { import_id, file_name, rows }: Sending, { intended, sent, onSent }: How): Promise<Import> {
  if (sent === undefined) {
    const file = { import_id, file_name, rows: rows.length };
    await intended(file, (key) => bank.call('/preallocation/importOpen', file, { key }));
    onSent(0);
  }
  for (let from = sent ?? 0; from < rows.length; from += importRows.perCall) {
    const piece = { import_id, rows: rows.slice(from, from + importRows.perCall).map(bindRow) };
    await intended(piece, (key) => bank.call('/preallocation/importAdd', piece, { key }));
    onSent(Math.min(from + importRows.perCall, rows.length));
  }
  return intended({ import_id }, (key) => bank.call('/preallocation/importStart', { import_id }, { key }));
}
