/** Which rows of a long list are near enough to be seen: only those are drawn (DES-07). The page itself scrolls. */
import { useLayoutEffect, useState, type RefObject } from 'react';

export type Seen = { readonly from: number; readonly to: number };
/** Rows drawn beyond the edges, so that a quick scroll meets no empty place; the window moves by whole steps of rows. */
const beyond = 30;
const step = 10;

/** `rowHeight` in pixels; every row has it. `list` begins where the first row does, as high as all rows together. */
export function useWindow(list: RefObject<HTMLElement | null>, count: number, rowHeight: number): Seen {
  const [seen, setSeen] = useState<Seen>({ from: 0, to: beyond * 2 });
  useLayoutEffect(() => {
    const look = () => {
      const element = list.current;
      if (!element) return;
      const first = Math.floor(-element.getBoundingClientRect().top / rowHeight);
      const from = Math.max(0, Math.floor((first - beyond) / step) * step);
      const last = first + Math.ceil(innerHeight / rowHeight);
      const to = Math.max(beyond, Math.ceil((last + beyond) / step) * step);
      setSeen((before) => (before.from === from && before.to === to ? before : { from, to }));
    };
    look();
    addEventListener('scroll', look, { passive: true, capture: true });
    addEventListener('resize', look, { passive: true });
    return () => {
      removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
    };
  }, [list, rowHeight, count]);
  return { from: Math.min(seen.from, Math.max(0, count - 1)), to: Math.min(seen.to, count) };
}
