/** Whatever hangs from a control: menus, lists of choices, filters. */
import { useEffect, useLayoutEffect, useRef, type ComponentPropsWithoutRef, type ReactNode, type RefObject } from 'react';
import { popup } from './popup.css.ts';

type PopupProps = Omit<ComponentPropsWithoutRef<'div'>, 'className' | 'style' | 'popover'> & {
  /** The control that it hangs from. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** Escape, or a press elsewhere. */
  readonly onClose: (how: 'escape' | 'outside') => void;
  readonly side?: 'bottom-start' | 'bottom-end';
  /** At least as wide as the control. */
  readonly match?: boolean;
  readonly children: ReactNode;
};

/** Open while mounted. Focus stays where it is; who opens it moves it. */
export function Popup({ anchor, onClose, side = 'bottom-start', match = false, children, ...rest }: PopupProps) {
  const ref = useRef<HTMLDivElement>(null);
  useDismiss(ref, anchor, onClose);
  useLayoutEffect(() => {
    const element = ref.current;
    const control = anchor.current;
    if (!element || !control) return;
    if (element.isConnected && !element.matches(':popover-open')) element.showPopover();
    let stop: (() => void) | undefined;
    let gone = false;
    void import('./place-popup.ts').then(({ placePopup }) => {
      if (!gone) stop = placePopup(control, element, { side, match, gap: 4 });
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, [anchor, side, match]);
  return (
    <div {...rest} ref={ref} popover="manual" className={popup}>
      {children}
    </div>
  );
}

function useDismiss(
  ref: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  onClose: (how: 'escape' | 'outside') => void,
) {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    // captured and prevented: otherwise the same Escape would also close the dialog that the popup stands in (ARC-10)
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      close.current('escape');
    };
    const onPress = (event: Event) => {
      const path = event.composedPath();
      if (!path.some((node) => node === ref.current || node === anchor.current)) close.current('outside');
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onPress, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPress, true);
    };
  }, [ref, anchor]);
}
