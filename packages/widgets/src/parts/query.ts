/**
 * The query of the page's address, for what a link should keep: filters, and the record that a details page shows (UI-05).
 * The events besides popstate are the portal's router's, which announces its own steps so.
 */
import { useCallback, useSyncExternalStore } from 'react';

const events = ['popstate', 'pushState', 'replaceState'] as const;

function subscribe(listener: () => void): () => void {
  for (const name of events) addEventListener(name, listener);
  return () => {
    for (const name of events) removeEventListener(name, listener);
  };
}

/**
 * The values of `names`, '' where absent, and a way to change some: the address is replaced, so that Back leaves the page.
 * With `asStep` Back undoes it; the step belongs to the page (same history state), so the portal asks nothing of who goes back.
 */
export function useQuery<N extends string>(
  names: readonly N[],
): [Readonly<Record<N, string>>, (change: Partial<Record<N, string>>, asStep?: boolean) => void] {
  const search = useSyncExternalStore(subscribe, () => location.search);
  const query = new URLSearchParams(search);
  const values = Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as Record<N, string>;
  const change = useCallback((part: Partial<Record<N, string>>, asStep = false) => {
    const next = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries<string | undefined>(part)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    const text = next.toString();
    const address = `${location.pathname}${text ? `?${text}` : ''}${location.hash}`;
    if (asStep) history.pushState(history.state, '', address);
    else history.replaceState(history.state, '', address);
    dispatchEvent(new Event('replaceState')); // where no router announces it
  }, []);
  return [values, change];
}
