/** An address of an element's own: its page's address is not ours to read or change. */
import { createStore } from 'zustand/vanilla';
import type { HostUrl } from './host.ts';

type At = { readonly path: string; readonly query: string; readonly entry: Readonly<Record<string, unknown>> };

/** `path` is the place at which the widget would be in the portal, '/cards/abc?userid=7'. */
export function memoryUrl(path: string): HostUrl {
  const [pathname = '/', search = ''] = path.split('?');
  const at = createStore<At>(() => ({ path: pathname, query: search && `?${search}`, entry: {} }));
  return {
    subscribe: at.subscribe,
    path: () => at.getState().path,
    query: () => at.getState().query,
    fragment: () => '',
    setQuery: (query) => at.setState({ query }),
    entry: () => at.getState().entry,
    setEntry: (part) => at.setState(({ entry }) => ({ entry: { ...entry, ...part } })),
  };
}
