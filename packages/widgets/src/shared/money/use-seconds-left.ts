import { useCallback, useSyncExternalStore } from 'react';

/** Whole seconds until an instant of this page's clock, in ms; 0 from then on. A sleeping tab wakes up right. */
export function useSecondsLeft(until: number): number {
  const left = useCallback(() => Math.max(0, Math.ceil((until - Date.now()) / 1000)), [until]);
  const everySecond = useCallback(
    (tell: () => void) => {
      if (left() === 0) return () => undefined;
      const timer = setInterval(() => {
        tell();
        if (left() === 0) clearInterval(timer);
      }, 1000);
      return () => clearInterval(timer);
    },
    [left],
  );
  return useSyncExternalStore(everySecond, left);
}
