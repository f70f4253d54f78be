/** The language switch. When the words do not come, the page stays as it is. */
import type { Language } from '@bankside/core/rules/languages.ts';
import { useChangeLanguage } from '@bankside/widgets/kit/words.tsx';

export function useChooseLanguage(): (next: Language) => void {
  const change = useChangeLanguage();
  return (next) => void change(next).catch(() => undefined);
}
