/** A part that few need, and its words: fetched when it is shown, asked for again when it did not come. */
import { useCallback, useEffect, useState } from 'react';
import type { Namespace } from '@bankside/core/i18n/keys.ts';
import { useLoadWords } from '../words.tsx';

export type PartWithWords<T> = { readonly it: T | undefined; readonly failed: boolean; readonly again: () => void };

/** `load` is written outside of the component: another function is another part. */
export function usePartWithWords<T>(load: () => Promise<T>, ...namespaces: readonly Namespace[]): PartWithWords<T> {
  const loadWords = useLoadWords();
  const wanted = namespaces.join(' ');
  const [{ it, failed }, setState] = useState<{ readonly it?: T; readonly failed: boolean }>({ failed: false });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let stands = true;
    Promise.all([load(), loadWords(...(wanted.split(' ') as Namespace[]))]).then(
      ([loaded]) => stands && setState({ it: loaded, failed: false }),
      () => stands && setState((before) => ({ ...before, failed: true })),
    );
    return () => {
      stands = false;
    };
  }, [load, wanted, loadWords, round]);
  const again = useCallback(() => setRound((last) => last + 1), []);
  return { it, failed: failed && it === undefined, again };
}
