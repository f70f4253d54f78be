/** Foreground calls under way, counted, so that parallel calls do not clear each other's overlay (UI-06). */
import { createStore } from 'zustand/vanilla';

export const pending = createStore<{ count: number }>(() => ({ count: 0 }));
const add = (step: number) => pending.setState(({ count }) => ({ count: count + step }));

/** Shows the overlay for one call. Returns the way to clear it, in `afterMs`; only the first time counts. */
export function foreground(): (afterMs: number) => void {
  let shown = true;
  add(1);
  return (afterMs) => {
    if (!shown) return;
    shown = false;
    if (afterMs) setTimeout(() => add(-1), afterMs);
    else add(-1);
  };
}
