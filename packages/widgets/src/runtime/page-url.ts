/** The address of the page itself: the portal's, and that of our own frame. */
import type { HostUrl } from './host.ts';

/** The browser tells of its own buttons alone; a router tells of the steps that code makes by the other two. */
const events = ['popstate', 'hashchange', 'pushState', 'replaceState'] as const;

/** Called after history was changed by code. */
const tellUrl = (): void => void dispatchEvent(new Event('replaceState'));

export function onUrl(listener: () => void): () => void {
  for (const name of events) addEventListener(name, listener);
  return () => {
    for (const name of events) removeEventListener(name, listener);
  };
}

const entry = (): Readonly<Record<string, unknown>> => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? (state as Readonly<Record<string, unknown>>) : {};
};

export const pageUrl: HostUrl = {
  subscribe: onUrl,
  path: () => location.pathname,
  query: () => location.search,
  fragment: () => location.hash.slice(1),
  setQuery: (query, step) => {
    const address = `${location.pathname}${query}${location.hash}`;
    if (step) history.pushState(history.state, '', address);
    else history.replaceState(history.state, '', address);
    tellUrl();
  },
  entry,
  setEntry: (part) => history.replaceState({ ...entry(), ...part }, ''),
};
