/** The name of an icon button, for those who see; it never carries needed text (DES-38). */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { lazy, usePart } from '../lazy/lazy.ts';
import type { TipProps } from './tip.tsx';

const waitMs = 400;
const tip = lazy(() => import('./tip.tsx')); // the control has its name without it

function Opened(props: TipProps) {
  const { it } = usePart(tip);
  return it && <it.Tip {...props} />;
}

/** Spread `on` over the control and put `tip` beside it. A pointer waits a moment, the keyboard does not; Escape takes it away. */
export function useTooltip(control: RefObject<HTMLElement | null>, text: string) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = () => setOpen(true);
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const on = {
    onPointerEnter: (event: { pointerType: string }) => {
      if (event.pointerType === 'mouse') timer.current = setTimeout(show, waitMs);
    },
    onPointerLeave: hide,
    onPointerDown: hide,
    onFocus: () => control.current?.matches(':focus-visible') && show(),
    onBlur: hide,
  };
  return { on, tip: open && <Opened control={control} text={text} onClose={hide} /> };
}
