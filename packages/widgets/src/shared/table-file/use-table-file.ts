/** The table of a file that a person chooses: read again for another encoding or sheet, and left when another file takes its place. */
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../kit/words.tsx';
import { readTableFile } from './table-file.ts';
import { usualLimits, type ReadOptions, type TableHead, type TableLimits, type TableRow } from './table.ts';

/** What is changed about the way a file is read. */
export type Reading = Pick<ReadOptions, 'encoding' | 'sheet'>;
export type TableState = {
  readonly file?: File;
  readonly reading: Reading;
  readonly isReading: boolean;
  /** Of the current reading; absent until its headings are known. */
  readonly head?: TableHead;
  readonly rows: readonly TableRow[];
  /** A TableFault, or what else went wrong. */
  readonly error?: unknown;
};
export type TableFile = TableState & {
  readonly limits: TableLimits;
  readonly open: (file: File) => void;
  readonly change: (reading: Reading) => void;
  readonly clear: () => void;
};
const nothing: TableState = { reading: {}, isReading: false, rows: [] };

export function useTableFile(chosen: Partial<TableLimits> = {}): TableFile {
  const limits = { ...usualLimits, ...chosen };
  const language = useLanguage();
  const [state, setState] = useState(nothing);
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);
  const leave = () => {
    current.current?.abort();
    const mine = new AbortController();
    current.current = mine;
    return mine.signal;
  };
  const read = (file: File, reading: Reading) => {
    const signal = leave();
    const tell = (change: (before: TableState) => TableState) => void (signal.aborted || setState(change));
    // what is known of a file stays while it is read another way, so that the way can be changed once more
    setState((before) => ({ file, reading, isReading: true, rows: [], ...(before.file === file && before.head && { head: before.head }) }));
    readTableFile(file, {
      ...limits,
      ...reading,
      language,
      signal,
      onHead: (head) => tell((before) => ({ ...before, head })),
      onRows: (rows) => tell((before) => ({ ...before, rows: [...before.rows, ...rows] })),
    }).then(
      () => tell((before) => ({ ...before, isReading: false })),
      (error: unknown) => tell((before) => ({ ...before, isReading: false, rows: [], error })),
    );
  };
  return {
    ...state,
    limits,
    open: (file) => read(file, {}),
    change(reading) {
      if (state.file) read(state.file, reading);
    },
    clear: () => {
      leave();
      setState(nothing);
    },
  };
}
