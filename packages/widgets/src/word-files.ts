/** Finds the words of a space: those of the feature of that name, or core's own. */
import { coreWords } from '@bankside/core/i18n/core-words.ts';
import { provideWords, type Words } from '@bankside/core/i18n/words.ts';

const featureWords = import.meta.glob<{ default: Words }>('./features/*/words/*.json');

export const provideBanksideWords = (): void =>
  provideWords(async (language, space) => {
    const fetch = featureWords[`./features/${space}/words/${language}.json`] ?? coreWords[`./words/${space}/${language}.json`];
    if (!fetch) throw new Error(`no words for ${space} in ${language}`);
    return (await fetch()).default;
  });
