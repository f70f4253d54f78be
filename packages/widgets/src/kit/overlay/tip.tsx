/** What a tooltip shows, fetched when the first one is. */
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { tooltip } from './tooltip.css.ts';

export function Tip({
  control,
  text,
  onEscape,
}: {
  readonly control: RefObject<HTMLElement | null>;
  readonly text: string;
  readonly onEscape: () => void;
}) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const [tip, anchor] = [ref.current, control.current];
    if (!tip?.isConnected || !anchor) return;
    if (!tip.matches(':popover-open')) tip.showPopover();
    let stop: (() => void) | undefined;
    let gone = false;
    void import('./place-popup.ts').then(({ placePopup }) => {
      if (!gone) stop = placePopup(anchor, tip, { side: 'bottom', match: false, gap: 6 });
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, [control]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onEscape();
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [onEscape]);
  return (
    <span ref={ref} popover="manual" aria-hidden="true" className={tooltip}>
      {text}
    </span>
  );
}
