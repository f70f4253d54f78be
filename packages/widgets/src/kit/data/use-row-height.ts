/** How high the first row of a list is drawn; a phone's are higher. */
import { useLayoutEffect, useState, type RefObject } from 'react';

const usual = 42;

export function useRowHeight(list: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(usual);
  useLayoutEffect(() => {
    const measure = () => {
      const row = list.current?.querySelector<HTMLElement>('tr[data-key], li:not([aria-hidden])');
      if (row) setHeight(row.getBoundingClientRect().height || usual);
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [list]);
  return height;
}
