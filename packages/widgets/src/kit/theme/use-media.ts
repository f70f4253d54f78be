import { useCallback, useContext, useSyncExternalStore } from 'react';
import { ContainerContext } from './container.ts';

/** An element is never wider than its window, so only the most that a query allows is measured at it. */
const mostOf = (query: string): number => Number(/^\(max-width: ([\d.]+)px\)$/.exec(query)?.[1] ?? -1);

/** Does the window match, `media.phone` for example, or the element around? For what is drawn differently; what only looks different is CSS. */
export function useMedia(query: string): boolean {
  const container = useContext(ContainerContext);
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      const stop = container?.subscribe(listener);
      return () => {
        list.removeEventListener('change', listener);
        stop?.();
      };
    },
    [query, container],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches || (container !== undefined && container.width() <= mostOf(query)),
  );
}
