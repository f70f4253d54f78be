/** The width a widget has where that is not the window: an element on somebody's page. */
import { createContext } from 'react';

export type Container = { readonly subscribe: (listener: () => void) => () => void; readonly width: () => number };

const Context = createContext<Container | undefined>(undefined);
export const ContainerProvider = Context.Provider;
export { Context as ContainerContext };

/** Of an element, which is asked as it is drawn and watched as long as somebody listens. */
export function containerOf(element: () => Element | null): Container {
  return {
    subscribe(listener) {
      const watch = new ResizeObserver(listener);
      const watched = element();
      if (watched) watch.observe(watched);
      return () => watch.disconnect();
    },
    width: () => element()?.clientWidth ?? Infinity,
  };
}
