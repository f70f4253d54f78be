/** A popup's part, fetched once it is opened. Until it is here, Escape and a press elsewhere close it as they do later. */
import { useEffect, type RefObject } from 'react';
import { usePart, type Lazy } from '../lazy/lazy.ts';
import { useLatest } from '../use-latest.ts';

/** Escape, or a press elsewhere. */
export type CloseHow = 'escape' | 'outside';
type Opening = {
  /** The control that opened it. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: (how: CloseHow) => void;
};

export function useOpened<M>(of: Lazy<M>, { anchor, onClose }: Opening): M | undefined {
  const { it, failed } = usePart(of);
  const close = useLatest(onClose);
  const isWaiting = it === undefined;
  useEffect(() => {
    if (failed) close.current('outside');
  }, [failed, close]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault(); // otherwise it would also close the dialog that the control is in (ARC-10)
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
  }, [isWaiting, anchor, close]);
  return it;
}
