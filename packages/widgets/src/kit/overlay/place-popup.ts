/** The only file that knows floating-ui; fetched when the first popup opens (D-113). */
import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/react';

export type Placement = {
  readonly side: 'bottom-start' | 'bottom-end' | 'bottom';
  readonly gap: number;
  /** As wide as the control, at least. */ readonly match: boolean;
};

/** Keeps the popup beside its control while either moves. Returns the way to stop. */
export function placePopup(control: Element, popup: HTMLElement, { side, gap, match }: Placement): () => void {
  return autoUpdate(control, popup, () => {
    const fit = size({
      padding: 8,
      apply({ availableHeight, availableWidth, rects }) {
        popup.style.maxHeight = `${Math.max(availableHeight, 120)}px`;
        popup.style.maxWidth = `${availableWidth}px`;
        if (match) popup.style.minWidth = `${rects.reference.width}px`;
      },
    });
    void computePosition(control, popup, {
      strategy: 'fixed',
      placement: side,
      middleware: [offset(gap), flip({ padding: 8 }), shift({ padding: 8 }), fit],
    }).then(({ x, y }) => {
      Object.assign(popup.style, { left: `${x}px`, top: `${y}px` });
      popup.dataset['placed'] = '';
    });
  });
}
