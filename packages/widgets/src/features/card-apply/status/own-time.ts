/** Instants in the reader's own zone: nobody is signed in here through whom the bank's would be known. */
import { formatHere } from '@bankside/core/i18n/days.ts';
import { useLanguage } from '../../../kit/words.tsx';

/** `const when = useOwnTime(); when(instant)` is '18/11/2025 09:46'. */
export function useOwnTime(): (instant: string) => string {
  const language = useLanguage();
  return (instant) => formatHere(instant, language);
}
