/** A part that is needed once something is opened: fetched then. A part that was lost is asked for again at the next opening. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { CloseHow } from './popup.tsx';

type Opening = {
  /** The control that opened it. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: (how: CloseHow) => void;
};

/** `load` is written outside of the component. Until the part is here, Escape and a press elsewhere close it as they do later. */
export function usePart<T>(load: () => Promise<T>, { anchor, onClose }: Opening): T | undefined {
  const [part, setPart] = useState<T>();
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    let isOpen = true;
    load().then(
      (found) => isOpen && setPart(() => found),
      () => isOpen && close.current('outside'),
    );
    return () => void (isOpen = false);
  }, [load]);
  const isWaiting = part === undefined;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault(); // otherwise it would also close the dialog that the control stands in (ARC-10)
      event.stopPropagation();
      close.current('escape');
    };
    const onPress = (event: PointerEvent) => {
      const isOnAnchor = anchor.current !== null && event.composedPath().includes(anchor.current);
      if (!isOnAnchor) close.current('outside');
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onPress, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPress, true);
    };
  }, [isWaiting, anchor]);
  return part;
}
