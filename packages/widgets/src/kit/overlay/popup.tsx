/** Whatever hangs from a control: menus, lists of choices, filters. What it stands on is fetched when the first one opens. */
import type { ComponentPropsWithoutRef, ReactNode, RefObject } from 'react';
import { usePart } from './use-part.ts';

export type PopupSide = 'bottom-start' | 'bottom-end';
/** Escape, or a press elsewhere. */
export type CloseHow = 'escape' | 'outside';
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

const loadLayer = () => import('./popup-layer.tsx');

/** Open while mounted. Focus stays where it is; what is inside takes it. */
export function Popup(props: PopupProps) {
  const part = usePart(loadLayer, props);
  return part && <part.PopupLayer {...props} />;
}
