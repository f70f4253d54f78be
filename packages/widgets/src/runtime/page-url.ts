/** The address of the page itself: the portal's, and that of our own frame. */
import { changeAddress, onAddress } from './address.ts';
import type { HostUrl } from './host.ts';

const entry = (): Readonly<Record<string, unknown>> => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? (state as Readonly<Record<string, unknown>>) : {};
};

export const pageUrl: HostUrl = {
  subscribe: onAddress,
  path: () => location.pathname,
  query: () => location.search,
  fragment: () => location.hash.slice(1),
  setQuery: (query, step) => {
    const address = `${location.pathname}${query}${location.hash}`;
    changeAddress(address, { replace: !step, state: history.state });
  },
  entry,
  setEntry: (part) => history.replaceState({ ...entry(), ...part }, ''),
};
