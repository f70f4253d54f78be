/** How wide the place is in which a widget stands, where that is not the window: an element on somebody's page. */
import { createContext } from 'react';

export type Room = { readonly subscribe: (listener: () => void) => () => void; readonly width: () => number };

const Around = createContext<Room | undefined>(undefined);
export const RoomProvider = Around.Provider;
export { Around as RoomAround };

/** Of an element, which is asked as it is drawn and watched as long as somebody listens. */
export function roomOf(element: () => Element | null): Room {
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
