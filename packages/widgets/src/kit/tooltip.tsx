/** The name of an icon button, for those who see; it never carries needed text (DESIGN.md §5). */
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { tooltip } from './tooltip.css.ts';

const waitMs = 400;

/** Spread `on` over the control and put `tip` beside it. A pointer waits a moment, the keyboard does not; Escape takes it away. */
export function useTooltip(control: RefObject<HTMLElement | null>, text: string) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const on = {
    onPointerEnter: (event: { pointerType: string }) => {
      if (event.pointerType === 'mouse') timer.current = setTimeout(() => setOpen(true), waitMs);
    },
    onPointerLeave: hide,
    onPointerDown: hide,
    onFocus: () => control.current?.matches(':focus-visible') && setOpen(true),
    onBlur: hide,
  };
  return { on, tip: open && <Tip control={control} text={text} onEscape={hide} /> };
}

function Tip({
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
