/** The address as widgets read and change it: filters, the record that a page shows (UI-05), a link's secrets. */
import { useCallback, useSyncExternalStore } from 'react';
import { paramsAt } from '@bankside/core/rules/place-params.ts';
import { placeAt, type Place } from '@bankside/core/rules/places.ts';
import { useHost } from './host-context.tsx';

/**
 * The values of `names`, '' where absent, and a way to change some: the address is replaced, so that Back leaves the page.
 * With `asStep` Back undoes it; the step belongs to the page (same history state), so the portal asks nothing of who goes back.
 */
export function useQuery<N extends string>(
  names: readonly N[],
): [Readonly<Record<N, string>>, (change: Partial<Record<N, string>>, asStep?: boolean) => void] {
  const { url } = useHost();
  const query = new URLSearchParams(useSyncExternalStore(url.subscribe, url.query));
  const values = Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as Record<N, string>;
  const change = useCallback(
    (part: Partial<Record<N, string>>, asStep = false) => {
      const next = new URLSearchParams(url.query());
      for (const [name, value] of Object.entries<string | undefined>(part)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      const text = next.toString();
      url.setQuery(text && `?${text}`, asStep);
    },
    [url],
  );
  return [values, change];
}

/** What the contract takes for an id; anything else in an address names nothing, and is not asked for. */
export const isId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);

/** The values of a place's `:names`, as the address has them now. */
export const usePathParams = (place: Place): Readonly<Record<string, string>> => paramsAt(place, useHost().url.path());

/** The place of the address; undefined where no page is. */
export const usePlace = (): Place | undefined => placeAt(useHost().url.path());

/** `const named = useFragment(); named('token')` is '' where there is none. Secrets are there, because no server sees it. */
export function useFragment(): (name: string) => string {
  const { url } = useHost();
  const fragment = useSyncExternalStore(url.subscribe, url.fragment);
  return (name) => new URLSearchParams(fragment).get(name) ?? '';
}
