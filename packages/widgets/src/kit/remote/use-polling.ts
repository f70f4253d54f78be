/** Asks the same thing every so often, as long as somebody looks at the page. */
import { useEffect } from 'react';
import { useLatest } from '../use-latest.ts';

/**
 * Calls `ask` every `everyMs` milliseconds, one after the other, while `on`; not while the page is hidden, and at once when
 * it is seen again. `ask` handles its own failures.
 */
export function usePolling(ask: (signal: AbortSignal) => Promise<void>, everyMs: number, on: boolean): void {
  const latest = useLatest(ask);
  useEffect(() => {
    if (!on) return undefined;
    const stopping = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asking = false;
    const plan = () => {
      clearTimeout(timer);
      if (!stopping.signal.aborted && document.visibilityState === 'visible') timer = setTimeout(() => void turn(), everyMs);
    };
    const turn = async () => {
      if (asking) return;
      asking = true;
      await latest.current(stopping.signal);
      asking = false;
      plan();
    };
    const seen = () => {
      if (document.visibilityState === 'visible') void turn();
      else clearTimeout(timer);
    };
    document.addEventListener('visibilitychange', seen);
    plan();
    return () => {
      stopping.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [latest, everyMs, on]);
}
