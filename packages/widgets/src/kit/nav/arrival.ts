/**
 * Where focus goes when a page or a step of one is reached: its heading, from where a screen reader goes on. A heading that is
 * drawn later, or again, takes over what the one before it had, so that focus never falls to the body.
 */
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useStepTitle } from './page-title.ts';

/** No heading has the focus that one should have. */
let owed = false;

const isFree = (element: Element | null) => !element || element === document.body || element.localName === 'main';

function focusOn(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** The top of the page, and focus on its heading. A dialog keeps what it has. */
export function arrive(): void {
  if (document.querySelector('dialog[open]')) return;
  scrollTo(0, 0);
  const heading = document.querySelector<HTMLElement>('main h1');
  owed = !heading;
  const at = heading ?? document.querySelector<HTMLElement>('main');
  if (at) focusOn(at);
}

/** Of a page's h1. */
export function useHeading(): RefObject<HTMLHeadingElement | null> {
  const ref = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const heading = ref.current;
    if (!heading) return undefined;
    if (owed && isFree(document.activeElement)) focusOn(heading);
    owed = false;
    return () => {
      owed = owed || document.activeElement === heading;
    };
  }, []);
  return ref;
}

/** A step further or back is like another page: it begins at its top and its heading, and the title of the page names it; '' is no step. */
export function useStepArrival(step: string, name: string): void {
  const before = useRef(step);
  useStepTitle(name);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    arrive();
  }, [step]);
}
