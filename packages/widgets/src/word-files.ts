/** Finds the words of a space: core's own, or those of the feature of that name. */
import { coreWords } from '@bankside/core/i18n/core-words.ts';
import { provideWords, type Words } from '@bankside/core/i18n/words.ts';

const featureWords = import.meta.glob<{ default: Words }>('./features/*/words/*.json');

export const provideBanksideWords = (): void =>
  provideWords(async (language, space) => {
    const fetch = coreWords[`./words/${space}/${language}.json`] ?? featureWords[`./features/${space}/words/${language}.json`];
    if (!fetch) throw new Error(`no words for ${space} in ${language}`);
    return (await fetch()).default;
  });
