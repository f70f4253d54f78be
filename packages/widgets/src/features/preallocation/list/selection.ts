/** Cards that are ticked, across pages and filters: by row, by a range of rows, or by what the bank found. */
import { useState } from 'react';

export type Selection = {
  readonly ids: readonly string[];
  readonly has: (id: string) => boolean;
  /** One row; with `range` every row between the last one ticked and this one gets its state. */
  readonly toggle: (id: string, range?: boolean) => void;
  /** Shift and an arrow, from one row to the next: the range begins where Shift was first held, and shrinks on the way back. */
  readonly pass: (from: string, to: string) => void;
  readonly toggleAll: () => void;
  /** Of the rows that are shown. */
  readonly shown: 'none' | 'some' | 'all';
  readonly add: (ids: readonly string[]) => void;
  readonly remove: (ids: readonly string[]) => void;
  readonly clear: () => void;
};

type State = {
  readonly ids: ReadonlySet<string>;
  /** The rows that a range begins and ends at. */
  readonly anchor: string;
  readonly end: string;
};
const nowhere = { anchor: '', end: '' };
const none: State = { ids: new Set(), ...nowhere };

/** The rows between two, both included; the second alone where the first is not shown. */
export function between(rows: readonly string[], from: string, to: string): readonly string[] {
  const [a, b] = [rows.indexOf(from), rows.indexOf(to)];
  if (a < 0 || b < 0) return [to];
  return rows.slice(Math.min(a, b), Math.max(a, b) + 1);
}

const changed = (ids: ReadonlySet<string>, some: readonly string[], on: boolean): ReadonlySet<string> => {
  const next = new Set(ids);
  for (const id of some)
    if (on) next.add(id);
    else next.delete(id);
  return next;
};

/** `rows`: ids as they are shown now, in their order. */
export function useSelection(rows: readonly string[]): Selection {
  const [{ ids, anchor, end }, put] = useState(none);
  const count = rows.filter((id) => ids.has(id)).length;
  const shown = count === 0 ? 'none' : count === rows.length ? 'all' : 'some';
  return {
    ids: [...ids],
    has: (id) => ids.has(id),
    toggle: (id, range = false) => {
      const on = range && anchor ? ids.has(anchor) : !ids.has(id);
      put({ ids: changed(ids, range ? between(rows, anchor, id) : [id], on), anchor: range && anchor ? anchor : id, end: id });
    },
    pass: (from, to) => {
      const begin = end === from ? anchor : from;
      put({ ids: changed(changed(ids, between(rows, begin, from), false), between(rows, begin, to), true), anchor: begin, end: to });
    },
    toggleAll: () => put({ ids: changed(ids, rows, shown !== 'all'), ...nowhere }),
    shown,
    add: (more) => put({ ids: changed(ids, more, true), ...nowhere }),
    remove: (some) => put({ ids: changed(ids, some, false), ...nowhere }),
    clear: () => put(none),
  };
}
