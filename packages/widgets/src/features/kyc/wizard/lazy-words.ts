/** The words that come after step one's own: fetched beside its first field, waited for by whatever cannot do without. */
import type { Namespace } from '@bankside/core/i18n/keys.ts';
import { useEffect } from 'react';
import { useHasWords, useLoadWords } from '../../../kit/words.tsx';

const namespaces: readonly Namespace[] = ['kyc', 'kyc-fields', 'options'];

/** true: they are here. */
export function useLazyWords(when = true): boolean {
  const loadWords = useLoadWords();
  const here = useHasWords(namespaces);
  useEffect(() => {
    if (here || !when) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => void loadWords(...namespaces).catch(() => (timer = setTimeout(ask, 3000))); // the line was down
    ask();
    return () => clearTimeout(timer);
  }, [here, when, loadWords]);
  return here;
}
