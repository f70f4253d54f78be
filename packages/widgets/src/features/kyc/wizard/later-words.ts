/** The words that come after step one's own: fetched beside its first field, waited for by whatever cannot do without. */
import { hasWords, loadWords } from '@bankside/core/i18n/words.ts';
import { useEffect } from 'react';
import { useLanguage, useT } from '../../../kit/words.tsx';

/** A key of each space, to know whether its words are here. */
const landmarks = { kyc: 'title', 'kyc-fields': 'company.name', options: 'currencies.BTC' } as const;
const spaces = Object.keys(landmarks) as (keyof typeof landmarks)[];

/** true: they are here. */
export function useLaterWords(when = true): boolean {
  const language = useLanguage();
  useT('kyc'); // drawn again when they have come
  const here = spaces.every((space) => hasWords(language, space, landmarks[space]));
  useEffect(() => {
    if (here || !when) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => void loadWords(language, ...spaces).catch(() => (timer = setTimeout(ask, 3000))); // the line was down
    ask();
    return () => clearTimeout(timer);
  }, [here, when, language]);
  return here;
}
