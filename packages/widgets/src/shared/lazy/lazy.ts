/** Parts of a widget that come after its first field: fetched once, drawn at once when they are there, so that no step flickers. */
import { useEffect, useSyncExternalStore } from 'react';

export type Lazy<M> = {
  readonly get: () => M | undefined;
  readonly load: () => Promise<M>;
  readonly subscribe: (listener: () => void) => () => void;
};

export function lazy<M>(fetch: () => Promise<M>): Lazy<M> {
  let module: M | undefined;
  let fetching: Promise<M> | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => module,
    load: () =>
      (fetching ??= fetch().then(
        (found) => {
          module = found;
          for (const listener of listeners) listener();
          return found;
        },
        (error: unknown) => {
          fetching = undefined; // the next who asks tries again
          throw error;
        },
      )),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Fetched and drawn: React draws what has come in the same task, before any timer. A field that is on its way is so long not `ready`. */
export const drawn = (of: Lazy<unknown>): Promise<unknown> => of.load().then(() => new Promise((resolve) => setTimeout(resolve)));

let begin: () => void = () => undefined;
let stands = false;
const begun = new Promise<void>((resolve) => (begin = resolve));
void begun.then(() => (stands = true));
/** The first field can be used: what comes after it no longer takes its place on the line. */
export const firstFieldReady = (): void => begin();
export const hasFirstField = (): boolean => stands;

/** Undefined until it is here; a line that was down is tried again. */
export function useLazy<M>(of: Lazy<M>): M | undefined {
  const module = useSyncExternalStore(of.subscribe, of.get);
  useEffect(() => {
    if (module) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => void begun.then(of.load).catch(() => (timer = setTimeout(ask, 3000)));
    ask();
    return () => clearTimeout(timer);
  }, [of, module]);
  return module;
}
