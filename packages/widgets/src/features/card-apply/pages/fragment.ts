/** What stands after `#` in an address: secrets, because no server sees it. */
import { useSyncExternalStore } from 'react';

const events = ['hashchange', 'popstate', 'pushState', 'replaceState'] as const;
function subscribe(listener: () => void): () => void {
  for (const name of events) addEventListener(name, listener);
  return () => {
    for (const name of events) removeEventListener(name, listener);
  };
}

/** `const named = useFragment(); named('token')` is '' where there is none. */
export function useFragment(): (name: string) => string {
  const fragment = useSyncExternalStore(subscribe, () => location.hash.slice(1));
  return (name) => new URLSearchParams(fragment).get(name) ?? '';
}
