import { useEffect, useRef } from 'react';

/** A step further or back is like another page: it begins at its top, and a screen reader goes on from its heading. */
export function useStepArrival(step: string): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading || document.querySelector('dialog[open]')) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [step]);
}
