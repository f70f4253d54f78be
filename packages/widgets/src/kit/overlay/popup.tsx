/** Whatever hangs from a control: menus, lists of choices, filters. What it builds on is fetched when the first one opens. */
import { lazy } from '../lazy/lazy.ts';
import type { PopupProps } from './popup-layer.tsx';
import { useOpened } from './use-opened.ts';

const layer = lazy(() => import('./popup-layer.tsx'));

/** Open while mounted. Focus stays where it is; what is inside takes it. */
export function Popup(props: PopupProps) {
  const part = useOpened(layer, props);
  return part && <part.PopupLayer {...props} />;
}
