/** Popups on floating-ui: placed, dismissed, with their role. FloatingFocusManager is left out, see D-173. */
import { autoUpdate, flip, offset, shift, size, useDismiss, useFloating, useInteractions, useRole } from '@floating-ui/react';
import { useLayoutEffect, type ComponentPropsWithoutRef, type ReactNode, type RefObject } from 'react';
import { popup } from './popup.css.ts';
import type { CloseHow } from './use-opened.ts';

export type PopupSide = 'bottom-start' | 'bottom-end';
export type PopupProps = Omit<ComponentPropsWithoutRef<'div'>, 'className' | 'style' | 'popover' | 'role'> & {
  /** The control that it hangs from. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: (how: CloseHow) => void;
  /** Absent: what is inside has a role of its own. */
  readonly role?: 'dialog';
  readonly side?: PopupSide;
  /** At least as wide as the control. */
  readonly match?: boolean;
  readonly children: ReactNode;
};

const edge = 8;
const lowest = 120;
type Setting = {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: (how: CloseHow) => void;
  readonly side: PopupSide | 'bottom';
  readonly gap: number;
  readonly match?: boolean;
  /** Escape and presses elsewhere close it and are heard by others all the same. */
  readonly passing?: boolean;
};

/** In the top layer, beside its control while either moves. Spread `layer` over a `popover="manual"`. */
export function useLayer({ anchor, onClose, side, gap, match = false, passing = false }: Setting) {
  const { context, refs, elements, floatingStyles, isPositioned } = useFloating({
    open: true,
    onOpenChange: (_open, event, reason) => {
      const isEscape = reason === 'escape-key';
      if (isEscape && !passing) event?.preventDefault(); // otherwise it would also close the dialog that the popup is in (ARC-10)
      onClose(isEscape ? 'escape' : 'outside');
    },
    placement: side,
    strategy: 'fixed',
    transform: false,
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(gap),
      flip({ padding: edge }),
      shift({ padding: edge }),
      size({
        padding: edge,
        apply({ availableHeight, availableWidth, rects, elements: { floating } }) {
          floating.style.maxHeight = `${Math.max(availableHeight, lowest)}px`;
          floating.style.maxWidth = `${availableWidth}px`;
          if (match) floating.style.minWidth = `${rects.reference.width}px`;
        },
      }),
    ],
  });
  useLayoutEffect(() => refs.setReference(anchor.current), [refs, anchor]);
  const { floating } = elements;
  useLayoutEffect(() => {
    if (floating?.isConnected && !floating.matches(':popover-open')) floating.showPopover();
  }, [floating]);
  // captured: what the popup is in may listen for Escape as well
  const dismiss = useDismiss(context, { capture: { escapeKey: true, outsidePress: true }, bubbles: { escapeKey: passing } });
  const layer = { ref: refs.setFloating, style: floatingStyles, 'data-placed': isPositioned ? '' : undefined };
  return { context, dismiss, layer };
}

export function PopupLayer({ anchor, onClose, role, side = 'bottom-start', match = false, children, ...rest }: PopupProps) {
  const { context, dismiss, layer } = useLayer({ anchor, onClose, side, match, gap: 4 });
  const named = useRole(context, { role: role ?? 'dialog', enabled: role !== undefined });
  const { getFloatingProps } = useInteractions([dismiss, named]);
  return (
    <div {...getFloatingProps({ ...rest, tabIndex: undefined })} {...layer} popover="manual" className={popup}>
      {children}
    </div>
  );
}
