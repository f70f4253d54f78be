/**
 * What comes after a first field waits until that can be used, so that it takes no place on the line; what only serves somebody
 * who fills in the form waits for the first touch, so that a page that is only read is spared it.
 */
import { createContext, useContext, useEffect, useState } from 'react';

export type Gate = {
  readonly opened: Promise<void>;
  readonly isOpen: () => boolean;
  readonly open: () => void;
  /** Opened, and somebody has pointed at it or put the focus into it. */
  readonly touched: Promise<void>;
  readonly touch: () => void;
};

export function makeGate(): Gate {
  let isOpen = false;
  let open = () => undefined as void;
  let touch = () => undefined as void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const touched = new Promise<void>((resolve) => (touch = resolve)).then(() => opened);
  return { opened, isOpen: () => isOpen, open: () => ((isOpen = true), open()), touched, touch };
}

/** One for each root of a tag; open where none is given, as in the portal. */
const now = Promise.resolve();
const nothing = () => undefined;
const Around = createContext<Gate>({ opened: now, isOpen: () => true, open: nothing, touched: now, touch: nothing });
export const GateProvider = Around.Provider;
export const useGate = (): Gate => useContext(Around);

/** The first field can be used, or there will be none. */
export function useFirstFieldReady(isReady = true): void {
  const { open } = useGate();
  useEffect(() => {
    if (isReady) open();
  }, [open, isReady]);
}

/** Somebody has begun with it. */
export function useTouched(): boolean {
  const { touched } = useGate();
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    let isOver = false;
    void touched.then(() => isOver || setTouched(true));
    return () => void (isOver = true);
  }, [touched]);
  return isTouched;
}

/** How somebody begins with a form; a pointer above it is ahead of the first press. */
const touches = ['pointerover', 'pointerdown', 'focusin'] as const;
export function touchedBy(element: HTMLElement, { touch }: Gate): () => void {
  for (const name of touches) element.addEventListener(name, touch, { passive: true });
  return () => touches.forEach((name) => element.removeEventListener(name, touch));
}
