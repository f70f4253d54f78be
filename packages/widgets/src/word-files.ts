/**
 * Finds the words of a namespace: those of the feature of that name, or core's own. The list of every file is as long as the
 * product, so a sign-in page carries only the part that it and the page behind it need (D-026).
 */
import { firstCoreWords } from '@bankside/core/i18n/first-words.ts';
import type { Bundle, ReadBundle } from '@bankside/core/i18n/i18n.ts';

const firstWords = import.meta.glob<{ default: Bundle }>('./features/{account,home,notices}/words/*.json');

/** The list of all the others, asked for as soon as it is known that it will be wanted. */
export const allWordFiles = () => import('./all-word-files.ts');

export const readWords: ReadBundle = async (language, namespace) => {
  const feature = `./features/${namespace}/words/${language}.json`;
  const core = `./words/${namespace}/${language}.json`;
  const first = firstWords[feature] ?? firstCoreWords[core];
  if (first) return (await first()).default;
  const { coreWords, featureWords } = await allWordFiles();
  const fetch = featureWords[feature] ?? coreWords[core];
  if (!fetch) throw new Error(`no words for ${namespace} in ${language}`);
  return (await fetch()).default;
};
