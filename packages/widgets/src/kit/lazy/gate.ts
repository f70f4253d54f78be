/** What comes after a first field waits until that can be used, so that it takes no place on the line. */
import { createContext, useContext, useEffect } from 'react';

export type Gate = { readonly opened: Promise<void>; readonly isOpen: () => boolean; readonly open: () => void };

export function makeGate(): Gate {
  let isOpen = false;
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, isOpen: () => isOpen, open: () => ((isOpen = true), open()) };
}

/** One for each root of a tag; open where none is given, as in the portal. */
const Around = createContext<Gate>({ opened: Promise.resolve(), isOpen: () => true, open: () => undefined });
export const GateProvider = Around.Provider;
export const useGate = (): Gate => useContext(Around);

/** The first field can be used, or there will be none. */
export function useFirstFieldReady(isReady = true): void {
  const { open } = useGate();
  useEffect(() => {
    if (isReady) open();
  }, [open, isReady]);
}
