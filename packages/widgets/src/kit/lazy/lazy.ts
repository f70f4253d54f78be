/** What is fetched when it is needed, once: a module and, where it has some, its words. What failed is asked for again at the next need. */
import type { Namespace } from '@bankside/core/i18n/keys.ts';
import { useCallback, useEffect, useReducer, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { useHasWords, useLoadWords } from '../words.tsx';
import { useGate } from './gate.ts';

export type Lazy<M> = {
  readonly words: readonly Namespace[];
  /** Undefined until it is here. */
  readonly get: () => M | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** The module without its words. */
  readonly load: () => Promise<M>;
};

/** Written outside of components: `const picture = lazy(() => import('./picture.tsx'), 'preview')`. */
export function lazy<M>(fetch: () => Promise<M>, ...words: readonly Namespace[]): Lazy<M> {
  const here = createStore<{ readonly module?: M }>(() => ({}));
  let fetching: Promise<M> | undefined;
  const load = () =>
    (fetching ??= fetch().then(
      (module) => {
        here.setState({ module });
        return module;
      },
      (error: unknown) => {
        fetching = undefined;
        throw error;
      },
    ));
  return { words, get: () => here.getState().module, subscribe: here.subscribe, load };
}

/** Fetched and drawn: React draws what has arrived in the same task, before any timer. A field that is on its way is so long not `ready`. */
export const drawn = (of: Lazy<unknown>): Promise<unknown> => of.load().then(() => new Promise((resolve) => setTimeout(resolve)));

export type Part<M> = { readonly it: M | undefined; readonly failed: boolean; readonly again: () => void };

/** A part and its words, for what a press opens: `const fetchPart = useFetchPart(); void fetchPart(dialog)`. */
export function useFetchPart(): <M>(of: Lazy<M>) => Promise<M> {
  const loadWords = useLoadWords();
  return useCallback((of) => Promise.all([of.load(), loadWords(...of.words)]).then(([module]) => module), [loadWords]);
}

const oneMore = (count: number) => count + 1;
const now = Promise.resolve();

function useFetched<M>(of: Lazy<M>, after: Promise<void>): Part<M> & { readonly failures: number } {
  const fetchPart = useFetchPart();
  const module = useSyncExternalStore(of.subscribe, of.get);
  const it = useHasWords(of.words) ? module : undefined;
  const isHere = it !== undefined;
  const [round, again] = useReducer(oneMore, 0);
  const [failures, fail] = useReducer(oneMore, 0);
  useEffect(() => {
    if (isHere) return undefined;
    let isOver = false;
    const begin = async () => void (isOver || (await fetchPart(of)));
    after.then(begin).catch(() => isOver || fail());
    return () => void (isOver = true);
  }, [of, after, fetchPart, isHere, round]);
  return { it, failed: failures > 0 && !isHere, again, failures };
}

/** A part that is shown: fetched at once. The caller says when it did not come, and offers it again. */
export const usePart = <M>(of: Lazy<M>): Part<M> => useFetched(of, now);

const againMs = 3000;
/** Does something until it succeeds. Returns the way to stop. */
export function keepTrying(act: () => Promise<void>): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const failed = () => {
    if (!isOver) timer = setTimeout(attempt, againMs);
  };
  const attempt = () => void act().catch(failed);
  attempt();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** A part that comes by itself behind the first field, or `onTouch` behind the first touch; a line that was down is tried again. */
export function useLazy<M>(of: Lazy<M>, onTouch = false): M | undefined {
  const { opened, touched } = useGate();
  const { it, failed, failures, again } = useFetched(of, onTouch ? touched : opened);
  useEffect(() => {
    if (!failed) return undefined;
    const timer = setTimeout(again, againMs);
    return () => clearTimeout(timer);
  }, [failed, failures, again]);
  return it;
}
