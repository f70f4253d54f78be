/** Whatever hangs from a control: menus, lists of choices, filters. What it stands on is fetched when the first one opens. */
import type { ComponentPropsWithoutRef, ReactNode, RefObject } from 'react';
import { lazy } from '../lazy/lazy.ts';
import { useOpened, type CloseHow } from './use-opened.ts';

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

const layer = lazy(() => import('./popup-layer.tsx'));

/** Open while mounted. Focus stays where it is; what is inside takes it. */
export function Popup(props: PopupProps) {
  const part = useOpened(layer, props);
  return part && <part.PopupLayer {...props} />;
}
