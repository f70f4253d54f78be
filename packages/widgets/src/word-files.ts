/**
 * Finds the words of a namespace: those of the feature of that name, or core's own. The list of every file is as long as the
 * product, so a sign-in page carries only the part that it and the page behind it need (D-026).
 */
import type { ReadBundle } from '@bankside/core/i18n/i18n.ts';
import files from 'words:portal';

/** The list of all the others, asked for as soon as it is known that it will be wanted. */
export const allWordFiles = () => import('./all-word-files.ts');

export const readWords: ReadBundle = async (language, namespace) => {
  const [, read] = files.find(([namespaces]) => namespaces.split(' ').includes(namespace)) ?? [];
  const first = (await read?.[language]())?.default[namespace];
  if (first) return first;
  const feature = `./features/${namespace}/words/${language}.json`;
  const core = `./words/${namespace}/${language}.json`;
  const { coreWords, featureWords } = await allWordFiles();
  const fetch = featureWords[feature] ?? coreWords[core];
  if (!fetch) throw new Error(`no words for ${namespace} in ${language}`);
  return (await fetch()).default;
};
