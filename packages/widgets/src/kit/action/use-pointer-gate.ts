/** Tells presses of the pointer, wherever it is on the page. */
import { useEffect } from 'react';
import type { PointerGate } from './pointer-gate.ts';

export function usePointerGate(presses: PointerGate): void {
  useEffect(() => {
    const down = () => presses.press(true);
    const up = () => presses.press(false);
    window.addEventListener('pointerdown', down, true);
    window.addEventListener('pointerup', up, true);
    window.addEventListener('pointercancel', up, true);
    return () => {
      window.removeEventListener('pointerdown', down, true);
      window.removeEventListener('pointerup', up, true);
      window.removeEventListener('pointercancel', up, true);
    };
  }, [presses]);
}
