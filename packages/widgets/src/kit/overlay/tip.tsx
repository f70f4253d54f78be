/** What a tooltip shows, fetched when the first one is. It repeats its control's name, so nothing reads it out. */
import { useInteractions } from '@floating-ui/react';
import type { RefObject } from 'react';
import { useLayer } from './popup-layer.tsx';
import { tooltip } from './tooltip.css.ts';

export type TipProps = { readonly control: RefObject<HTMLElement | null>; readonly text: string; readonly onClose: () => void };

export function Tip({ control, text, onClose }: TipProps) {
  const { dismiss, layer } = useLayer({ anchor: control, side: 'bottom', gap: 6, onClose, passing: true });
  const { getFloatingProps } = useInteractions([dismiss]);
  return (
    <span {...getFloatingProps({ tabIndex: undefined })} {...layer} popover="manual" aria-hidden="true" className={tooltip}>
      {text}
    </span>
  );
}
