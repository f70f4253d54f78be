/**
 * Keeps the issuer's books in one file: a line of JSON for the changes of each call, appended before the call is
 * answered, so that a killed process has every answered call in it. At the start the file is rewritten, shorter.
 */
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { emptyBooks, put, type Books, type Change } from './books.ts';

export type Keeper = {
  /** Writes down what has changed since the last time. */
  save(books: Books): void;
  /** Writes all of the books, and nothing of before. */
  rewrite(books: Books): void;
  close(): void;
};

/** In memory alone, for tests. */
export const forgetful: Keeper = {
  save: (books) => void (books.changes = []),
  rewrite: (books) => void (books.changes = []),
  close: () => undefined,
};

const apply = (books: Books, [table, id, row]: Change): void => put(books, table, id, row);

function read(file: string): Books {
  const books = emptyBooks();
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const whole = text.slice(0, text.lastIndexOf('\n') + 1); // what follows was being written when the process ended
  for (const line of whole.split('\n')) if (line !== '') for (const change of JSON.parse(line) as Change[]) apply(books, change);
  return books;
}

function allOf({ tables }: Books): Change[] {
  return (Object.keys(tables) as (keyof typeof tables)[]).flatMap((table) =>
    [...tables[table]].map(([id, row]) => [table, id, row] as unknown as Change),
  );
}

export function openBooks(file: string): { readonly books: Books; readonly keeper: Keeper } {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const books = read(file);
  let open: number | null = null;
  const close = () => {
    if (open !== null) closeSync(open);
    open = null;
  };
  const rewrite = (all: Books) => {
    close();
    const lines = allOf(all).map((change) => `${JSON.stringify([change])}\n`);
    writeFileSync(`${file}.new`, lines.join(''), { mode: 0o600, flush: true });
    renameSync(`${file}.new`, file);
    open = openSync(file, 'a', 0o600);
    all.changes = [];
  };
  rewrite(books);
  return {
    books,
    keeper: {
      save: (changed) => {
        if (changed.changes.length === 0 || open === null) return;
        writeSync(open, `${JSON.stringify(changed.changes)}\n`);
        changed.changes = [];
      },
      rewrite,
      close,
    },
  };
}
