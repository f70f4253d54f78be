import { langTags, readLanguage } from '@bankside/core/rules/languages.ts';
import { useCallback } from 'react';
import { useLanguage } from '../../kit/words.tsx';

/** A client's language by its name in the reader's: '日本語' tells nothing to who does not read it. */
export function useLanguageName(): (spoken: string) => string {
  const language = useLanguage();
  return useCallback(
    (spoken) => new Intl.DisplayNames([langTags[language]], { type: 'language' }).of(readLanguage(spoken)) ?? spoken,
    [language],
  );
}
